// One order as advice: the planner's choice, what it gains and what it risks line by line of the score, and everything
// that was weighed.

import type { Position } from '../../engine/position.ts';
import type { Action } from '../../engine/system.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import { t } from '../../words/index.ts';
import { change, decimal, isNothing } from '../kit/figures.ts';
import { Button } from '../kit/index.ts';
import type { Followed, StaffedFace } from './port.ts';
import { ReasonLines } from './reason-lines.tsx';
import type { SlipProps } from './slip-props.ts';
import { WeighedTable } from './weighed-table.tsx';

interface AdvisedProps extends SlipProps {
  readonly advice: Advice;
  readonly position: Position;
}

export function AdvisedOrder({ staff, face, desk, advice, position }: AdvisedProps) {
  const game = desk.orders;
  const { scenario } = position;
  const say = (action: Action) => face.words.action(scenario, action);
  const { reasons } = advice;
  const { id: book, outcomes } = game.session.game.system;
  return (
    <>
      <p class="slip__choice">
        <span>{t('staff.wouldDo')}</span>
        <b>{say(advice.action)}</b>
      </p>
      {canObey(face, game, advice) && (
        <Button look="primary" icon="check" onClick={() => void staff.obey()}>
          {t('staff.do')}
        </Button>
      )}
      <p>
        {comparison(advice, say)}{' '}
        {advice.standing === advice.action
          ? t('staff.standing')
          : t('staff.otherwise', { action: say(advice.standing) })}
      </p>
      {advice.options.length > 1 && (
        <div class="slip__reasons">
          <ReasonLines reasons={reasons} sign={1} scenario={scenario} face={face} book={book} />
          <ReasonLines reasons={reasons} sign={-1} scenario={scenario} face={face} book={book} />
        </div>
      )}
      <WeighedTable options={advice.options} say={say} face={face} outcomes={outcomes} />
    </>
  );
}

/** How far the choice is ahead of the next best, and whether that is more than noise. */
function comparison(advice: Advice, say: (action: Action) => string): string {
  const next = advice.options[1];
  if (next === undefined) return t('staff.only');
  const { gainPoints, margin } = advice;
  if (advice.options[0]?.chance.searched === true) return searched(advice, say(next.action));
  if (gainPoints < 0 && !isNothing(gainPoints)) {
    const values = { points: decimal(-gainPoints), margin: decimal(margin) };
    return t(advice.gain > 0 ? 'staff.surer' : 'staff.even', { next: say(next.action), ...values });
  }
  const clear = gainPoints > margin;
  return t(clear ? 'staff.ahead' : 'staff.close-call', {
    next: say(next.action),
    points: change(gainPoints),
    margin: decimal(margin),
  });
}

/** What was searched to the end has no margin: it is better, or as good. */
function searched({ gain, gainPoints }: Advice, next: string): string {
  if (isNothing(gainPoints)) return t('staff.exactEven', { next });
  const key = gain > 0 || gainPoints > 0 ? 'staff.exactAhead' : 'staff.exactEven';
  return t(key, { next, points: change(gainPoints) });
}

/** Where pieces are placed one by one in a view of their own, the slip only speaks. */
function canObey(face: StaffedFace, game: Followed, { action }: Advice): boolean {
  const asked = game.asked.value;
  if (!game.ready.value || face.isPlaced?.(asked) === true) return false;
  return asked.actions.includes(action);
}
