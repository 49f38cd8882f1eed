// A replay that cannot be opened: why, in words, and what can still be read of it. Everything from the replay is shown
// as text.

import '../../../words/shell/screens.ts';
import '../../../words/shell/theatre.ts';
import '../../kit/icons.ts';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { levelName } from '../../shell/level-name.ts';
import { type RefusedReplay, refused } from '../../shell/refused.ts';
import './refused.css';

export function RefusedNotice() {
  const shown = refused.value;
  const close = () => {
    refused.value = null;
  };
  return (
    <Dialog open={shown !== null} onClose={close} title={t('refused.title')}>
      {shown !== null && <Words refusal={shown} onClose={close} />}
    </Dialog>
  );
}

interface WordsProps {
  readonly refusal: RefusedReplay;
  readonly onClose: () => void;
}

function Words({ refusal, onClose }: WordsProps) {
  const { why, exactly, look } = refusal;
  const facts = factsOf(refusal);
  return (
    <div class="stack">
      <p role="alert">
        {t(why.key, why.params)} {t('refused.nothing')}
      </p>
      {facts.length > 0 && (
        <section class="refused">
          <h3>{t('refused.shown')}</h3>
          <dl class="refused__facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {exactly !== '' && (
        <details>
          <summary>{t('refused.exactly')}</summary>
          <pre class="fault">{exactly}</pre>
        </details>
      )}
      <div class="row">
        {look !== null && (
          <Button
            icon="eye"
            onClick={() => {
              onClose();
              look();
            }}
          >
            {t('refused.look')}
          </Button>
        )}
        <Button look="primary" onClick={onClose}>
          {t('refused.close')}
        </Button>
      </div>
    </div>
  );
}

function factsOf({ header }: RefusedReplay): Array<readonly [label: string, value: string]> {
  if (header === null) return [];
  const { name, seed, level, actions, rules } = header;
  const facts: Array<readonly [string, string | undefined]> = [
    [t('refused.name'), name],
    [t('refused.seed'), seed],
    [t('refused.levelWord'), level === undefined ? undefined : levelName(level)],
    [t('refused.orders'), actions === undefined ? undefined : String(actions)],
    [t('refused.rulesWord'), rules],
  ];
  return facts.flatMap(([label, value]) =>
    value === undefined || value === '' ? [] : [[label, value] as const],
  );
}
