// The order that waits for its second word, with all its odds above the button that gives it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../../words/index.ts';
import { Button } from '../../kit/index.ts';
import { isFocusKept } from '../../kit/keeps-focus.ts';
import type { Table } from '../table.ts';
import { ARMED_WORDS, armedWords } from '../voice/armed-words.ts';

export function ArmedCard({ face, desk }: Table) {
  const { orders } = desk;
  const { Odds, ArmedHints } = face.slots;
  const action = orders.armed.value;
  const commit = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (action === null || isFocusKept()) return; // at once: the next Enter must find the button
    commit.current?.focus({ preventScroll: true });
    commit.current?.closest('.armed')?.scrollIntoView({ block: 'nearest' });
  }, [action]);
  if (action === null || face.asksInPlace?.(action) === true) return null;
  return (
    <div class="armed">
      {Odds ? (
        <Odds position={orders.position} action={action} />
      ) : (
        <p id="odds-words">{face.words.action(desk.session.scenario, action)}</p>
      )}
      <p class="visually-hidden" id={ARMED_WORDS}>
        {armedWords({ face, desk }, action)}
      </p>
      {ArmedHints && <ArmedHints desk={desk} action={action} />}
      <div class="armed__buttons">
        <Button
          look="primary"
          icon="check"
          hint="↵"
          buttonRef={commit}
          aria-describedby={ARMED_WORDS}
          onClick={() => void orders.commit(action)}
        >
          {t('play.commit')}
        </Button>
        <Button look="quiet" hint="Esc" onClick={() => orders.cancel()}>
          {t('play.cancel')}
        </Button>
      </div>
    </div>
  );
}
