// 2.2c Who is in front fires and takes the loss: what the same shot would be with somebody else in front.

import { type Fraction, percent } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { Button } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { apply } from '../../rules/apply.ts';
import { t } from '../../screen-words/t.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { oddsOf } from './odds-cache.ts';

export function FrontHints({ desk, action }: { readonly desk: RaidDesk; readonly action: Action }) {
  if (doing(action) !== Do.fire) return null;
  const others = otherFronts(desk, action);
  if (others.length === 0) return null;
  const bring = async (front: Action) => {
    await desk.orders.do(front);
    desk.orders.armed.value = action;
  };
  return (
    <div class="front-hints">
      {others.map(({ front, hit }) => (
        <Button key={front} icon="up" wide onClick={() => void bring(front)}>
          {t('raid.inFront', {
            unit: desk.session.scenario.units[first(front)]?.[lang.value] ?? '',
            n: percent(hit),
          })}
        </Button>
      ))}
    </div>
  );
}

interface OtherFront {
  readonly front: Action;
  readonly hit: Fraction;
}

/** The same shot after each change of front that the rules allow now. */
function otherFronts(desk: RaidDesk, action: Action): OtherFront[] {
  const fronts = desk.orders.asked.value.actions.filter((a) => doing(a) === Do.front);
  return fronts.flatMap((front) => {
    const changed = apply(desk.orders.position, front);
    const fire = changed.ok ? oddsOf(changed.state, action)?.fire : undefined;
    return fire === undefined ? [] : [{ front, hit: fire.hit }];
  });
}
