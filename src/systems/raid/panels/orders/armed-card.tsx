// The order that waits for its second word, with all its odds above the button that gives it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/kit/index.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { t } from '../../../../words/index.ts';
import { FrontHints } from './front-hints.tsx';
import { OddsCard } from './odds-card.tsx';

export function ArmedCard({ raid }: { readonly raid: RaidController }) {
  const action = raid.armed.value;
  const commit = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (action === null) return; // at once: the next Enter must find the button
    commit.current?.focus({ preventScroll: true });
    commit.current?.closest('.armed')?.scrollIntoView({ block: 'nearest' });
  }, [action]);
  if (action === null) return null;
  return (
    <div class="armed">
      <OddsCard raid={raid} action={action} />
      <FrontHints raid={raid} action={action} />
      <div class="armed__buttons">
        <Button
          look="primary"
          icon="check"
          hint="↵"
          buttonRef={commit}
          aria-describedby="odds-words"
          onClick={() => void raid.commit(action)}
        >
          {t('raid.commit')}
        </Button>
        <Button look="quiet" hint="Esc" onClick={() => raid.cancel()}>
          {t('raid.cancel')}
        </Button>
      </div>
    </div>
  );
}
