// Sharing and keeping: a link to this moment, a file, the text, the report, the way back to the raid.

import { signal } from '@preact/signals';
import { t } from '../../words/index.ts';
import { Button, Dialog, LinkButton, toast } from '../kit/index.ts';
import { helpShown } from '../kit/keys/help.ts';
import { address } from '../shell/routes.ts';
import { ByHand } from './by-hand.tsx';
import type { Theatre } from './controller.ts';
import type { TheatrePort } from './port.ts';

interface ShareProps {
  readonly theatre: Theatre;
  readonly port: TheatrePort;
  readonly open: boolean;
  readonly onClose: () => void;
}

const byHand = signal<string | null>(null); // what the browser did not let the game copy

export function Share({ theatre, port, open, onClose }: ShareProps) {
  const { over } = theatre.session;
  const { staff } = port;
  const kept = port.origin !== 'look' && staff === undefined;
  const own = port.origin === 'played' || port.origin === 'taken';
  return (
    <>
      <Dialog open={open} onClose={onClose} title={t('theatre.more')} side>
        <div class="stack">
          {port.verdict.ok ? (
            <Ways theatre={theatre} port={port} />
          ) : (
            <p>{t('theatre.notShared')}</p>
          )}
          {over && kept && (
            <LinkButton icon="list" wide href={address({ page: 'report', id: port.id })}>
              {t('theatre.report')}
            </LinkButton>
          )}
          {staff !== undefined && (
            <LinkButton
              icon="compare"
              wide
              href={address({ page: 'compare', a: staff.of, b: port.id })}
            >
              {t('theatre.staffCompare')}
            </LinkButton>
          )}
          {over && port.verdict.ok && staff === undefined && (
            <LinkButton icon="officer" wide href={address({ page: 'review', id: port.id })}>
              {t('theatre.review')}
            </LinkButton>
          )}
          {!over && own && port.verdict.ok && (
            <LinkButton icon="play" wide href={address({ page: 'raid', id: port.id })}>
              {t('theatre.continue')}
            </LinkButton>
          )}
          <Button
            icon="keyboard"
            hint="?"
            wide
            onClick={() => {
              onClose();
              helpShown.value = true;
            }}
          >
            {t('nav.help')}
          </Button>
        </div>
      </Dialog>
      <ByHand
        text={byHand.value}
        onClose={() => {
          byHand.value = null;
        }}
      />
    </>
  );
}

function Ways({ theatre, port }: Pick<ShareProps, 'theatre' | 'port'>) {
  return (
    <>
      <Button look="primary" icon="link" wide onClick={() => shareMoment(theatre, port)}>
        {t('theatre.share')}
      </Button>
      <p>{t('theatre.shareText')}</p>
      <Button icon="download" wide onClick={() => port.download()}>
        {t('theatre.save')}
      </Button>
      <Button icon="copy" wide onClick={() => hand(port.text(), t('theatre.copied'))}>
        {t('theatre.copy')}
      </Button>
    </>
  );
}

/** Copies the link to the present moment. */
export function shareMoment(theatre: Theatre, port: TheatrePort): void {
  if (!port.verdict.ok) {
    toast({ kind: 'warning', text: t('theatre.notShared') });
    return;
  }
  const at = theatre.at.value;
  void hand(port.link(at === 0 ? null : at - 1), t('theatre.shared'));
}

/** Puts a text on the clipboard, or before the player to copy it himself. */
async function hand(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ kind: 'good', text: done });
  } catch {
    byHand.value = text;
  }
}
