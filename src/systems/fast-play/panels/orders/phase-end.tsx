// 7.3 The end of the moves, always at the foot of the orders; while points could still be spent it asks once more.

import { Button } from '../../../../ui/kit/index.ts';
import { settings } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import type { State } from '../../rules/state.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { orderable } from '../desk/in-hand.ts';
import { unspentOf } from './unspent.ts';

/** Whether ending the moves now is asked about: units could still be ordered, and no dice fall before the Germans move. */
export const endsTooSoon = (s: State): boolean =>
  settings.slips.value !== 'off' && orderable(s).length > 0;

export function PhaseEnd({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  if (orders.asked.value.kind !== 'move') return <div class="phase-end" />;
  const s = orders.position;
  const units = orderable(s);
  const armed = orders.armed.value === A.done;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <div class="phase-end fp-phase-end">
      <ul class="phase-end__slips" id="phase-slips" hidden={!armed}>
        {armed && (
          <li>{t('fp.slip.idle', { units: voice.list(units.map((unit) => voice.unit(unit))) })}</li>
        )}
      </ul>
      <Button
        look={units.length === 0 ? 'primary' : 'secondary'}
        icon="forward"
        hint="E"
        wide
        class="phase-end__button"
        data-order={A.done}
        aria-describedby="phase-slips"
        onClick={() => void orders.give(A.done)}
      >
        {t('fp.done')}
        <small class={armed ? 'phase-end__again' : 'phase-end__summary'}>
          {armed
            ? t('fp.done.again', { n: units.length })
            : t('fp.done.unspent', { n: unspentOf(s) })}
        </small>
      </Button>
    </div>
  );
}
