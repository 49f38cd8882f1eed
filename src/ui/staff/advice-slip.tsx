// "What would you do?": a slip over the map with the planner's choice, what it gains and what it risks line by line of
// the score, and everything that was weighed. It does not take the map away.

import { useEffect, useRef } from 'preact/hooks';
import type { Position } from '../../engine/position.ts';
import type { Action } from '../../engine/system.ts';
import type { Advice } from '../../staff/chance/advice.ts';
import { t } from '../../words/index.ts';
import { Button, IconButton } from '../kit/index.ts';
import './advice-slip.css';
import { change, decimal } from '../kit/figures.ts';
import type { Followed, StaffedFace } from './port.ts';
import { ReasonLines } from './reason-lines.tsx';
import type { StaffOfficer } from './staff-officer.ts';
import { WeighedTable } from './weighed-table.tsx';

interface SlipProps {
  readonly staff: StaffOfficer;
  readonly face: StaffedFace;
  readonly game: Followed;
}

export function AdviceSlip({ staff, face, game }: SlipProps) {
  const box = useRef<HTMLElement>(null);
  const counsel = staff.counsel.value;
  const shown = counsel !== null;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (counsel === null) return null;
  const close = () => {
    staff.dismiss();
    document.querySelector<HTMLElement>('.staff-ask')?.focus();
  };
  return (
    <section
      class="slip"
      ref={box}
      tabIndex={-1}
      aria-labelledby="slip-title"
      aria-busy={counsel.kind === 'working'}
      data-own-keys
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        close();
      }}
    >
      <header class="slip__head">
        <h2 id="slip-title">{t('staff.counsel')}</h2>
        <IconButton icon="close" look="quiet" label={t('staff.close')} onClick={close} />
      </header>
      {counsel.kind === 'working' && <p role="status">{t('staff.weighing')}</p>}
      {counsel.kind === 'failed' && <p role="status">{t('staff.failed')}</p>}
      {counsel.kind === 'ready' && <Body staff={staff} face={face} game={game} {...counsel} />}
    </section>
  );
}

interface BodyProps extends SlipProps {
  readonly advice: Advice;
  readonly position: Position;
}

function Body({ staff, face, game, advice, position }: BodyProps) {
  const { scenario } = position;
  const say = (action: Action) => face.words.action(scenario, action);
  const { reasons } = advice;
  const { id: book, outcomes } = game.session.game.system;
  return (
    <>
      <p class="slip__choice" role="status">
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
  const clear = gainPoints > margin;
  return t(clear ? 'staff.ahead' : 'staff.close-call', {
    next: say(next.action),
    points: change(gainPoints),
    margin: decimal(margin),
  });
}

/** Where pieces are placed one by one in a view of their own, the slip only speaks. */
function canObey(face: StaffedFace, game: Followed, { action }: Advice): boolean {
  const asked = game.asked.value;
  if (!game.ready.value || face.isPlaced?.(asked) === true) return false;
  return asked.actions.includes(action);
}
