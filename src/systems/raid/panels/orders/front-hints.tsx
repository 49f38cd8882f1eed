// 2.2c Who is in front fires and takes the loss: what the same shot would be with somebody else in front.

import { type Fraction, percent } from '../../../../engine/fraction.ts';
import type { Action } from '../../../../engine/system.ts';
import { Button } from '../../../../ui/kit/index.ts';
import type { RaidController } from '../../../../ui/play/controller.ts';
import { lang, t } from '../../../../words/index.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import { apply } from '../../rules/apply.ts';
import { oddsOf } from './odds-cache.ts';

export function FrontHints({
  raid,
  action,
}: {
  readonly raid: RaidController;
  readonly action: Action;
}) {
  if (doing(action) !== Do.fire) return null;
  const others = otherFronts(raid, action);
  if (others.length === 0) return null;
  const bring = async (front: Action) => {
    await raid.do(front);
    raid.armed.value = action;
  };
  return (
    <div class="front-hints">
      {others.map(({ front, hit }) => (
        <Button key={front} icon="up" wide onClick={() => void bring(front)}>
          {t('raid.inFront', {
            unit: raid.session.scenario.units[first(front)]?.[lang.value] ?? '',
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
function otherFronts(raid: RaidController, action: Action): OtherFront[] {
  const fronts = raid.decision.value.actions.filter((a) => doing(a) === Do.front);
  return fronts.flatMap((front) => {
    const changed = apply(raid.state, front);
    const fire = changed.ok ? oddsOf(changed.state, action)?.fire : undefined;
    return fire === undefined ? [] : [{ front, hit: fire.hit }];
  });
}
