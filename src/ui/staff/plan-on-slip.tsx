// A plan on the slip: a line for each stack, drawn in blue on the map, with the odds of its dice; take it line by line,
// whole, or not. Under it what it brings against the next best plan.

import { useEffect, useState } from 'preact/hooks';
import type { ToldLine } from '../../engine/plan.ts';
import type { GameData } from '../../engine/position.ts';
import type { PlanAdvice } from '../../staff/plan/planning.ts';
import type { Difference } from '../../staff/plan/weigh.ts';
import { lang, t } from '../../words/index.ts';
import '../../words/shell/plan.ts';
import { change, decimal, isNothing } from '../kit/figures.ts';
import { announce, Button } from '../kit/index.ts';
import type { PlanTeller } from '../sheet/face.ts';
import type { SlipProps } from './slip-props.ts';
import './plan-on-slip.css';
import type { StaffedFace } from './port.ts';
import { ReasonLines } from './reason-lines.tsx';
import type { PlanCounsel } from './staff-officer.ts';

interface PlanProps extends SlipProps {
  readonly counsel: PlanCounsel;
}

export function PlanOnSlip({ staff, face, desk, counsel }: PlanProps) {
  const { scenario, system } = desk.orders.session;
  const { plan, mark, run, again } = counsel;
  const [looked, look] = useState(-1);
  const told = useTold(face, scenario, plan);
  useArrows(desk.looks, told?.own ?? [], mark.done, looked);
  useEffect(() => {
    if (told !== null) announce(t('plan.said', { n: told.own.length }));
  }, [told === null]);
  if (told === null) return <p>{t('staff.weighing')}</p>;
  const ready = desk.orders.ready.value;
  const left = plan.plan.lines.filter((line, i) => !line.ends && !mark.done.has(i)).length;
  const isNext = (i: number) => i === run.next;
  return (
    <>
      {again && <p class="plan__again">{t('plan.again')}</p>}
      <ol class="plan" aria-label={t('plan.title')}>
        {told.own.map(({ text, risk }, i) => (
          <li
            key={`${i} ${text}`}
            class={`plan__line${mark.done.has(i) ? ' plan__line--done' : ''}`}
            onPointerEnter={() => look(i)}
            onPointerLeave={() => look(-1)}
            onFocusCapture={() => look(i)}
            onBlurCapture={() => look(-1)}
          >
            <span class="plan__words">
              {text}
              {risk !== '' && <small>{risk}</small>}
            </span>
            {mark.done.has(i) ? (
              <small class="plan__done">{t('plan.done')}</small>
            ) : (
              <Button
                look={isNext(i) ? 'secondary' : 'quiet'}
                aria-label={t('plan.takeLine', { n: i + 1 })}
                disabled={!ready || !run.canTake(i)}
                onClick={() => void staff.take(i)}
              >
                {t('plan.take')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {left > 1 && (
        <Button look="primary" icon="check" disabled={!ready} onClick={() => void staff.takeAll()}>
          {t(mark.done.size === 0 ? 'plan.takeAll' : 'plan.takeRest')}
        </Button>
      )}
      <p>{comparison(plan, told)}</p>
      {plan.next !== null && (
        <details class="plan__more">
          <summary>{t('plan.more')}</summary>
          <div class="slip__reasons">
            {([1, -1] as const).map((sign) => (
              <ReasonLines
                key={sign}
                reasons={plan.reasons}
                sign={sign}
                scenario={scenario}
                face={face}
                book={system.id}
              />
            ))}
          </div>
        </details>
      )}
      <p class="plan__supposes">{t('plan.supposes')}</p>
    </>
  );
}

interface Told {
  readonly own: readonly ToldLine[];
  readonly other: readonly ToldLine[]; // of the next best
}

/** Both plans in words, once those are there. */
function useTold(face: StaffedFace, scenario: GameData, plan: PlanAdvice): Told | null {
  const [teller, fetched] = useState<PlanTeller | null>(null);
  const [told, tell] = useState<(Told & { of: unknown }) | null>(null);
  const speaks = lang.value;
  useEffect(() => void face.plans?.().then((found) => fetched(() => found)), [face]);
  useEffect(() => {
    if (teller === null) return;
    const own = teller.tell(scenario, plan.plan.lines);
    const other = plan.next === null ? [] : teller.tell(scenario, plan.next.lines);
    tell({ own, other, of: plan });
  }, [teller, scenario, plan, speaks]);
  return told?.of === plan ? told : null;
}

/** What is left of the plan, in blue pencil; the line that is looked at stands out. */
function useArrows(
  looks: SlipProps['desk']['looks'],
  lines: readonly ToldLine[],
  done: ReadonlySet<number>,
  looked: number,
): void {
  useEffect(() => {
    looks.arrows.value = lines.flatMap(({ ways }, i) =>
      done.has(i) ? [] : ways.map((way) => ({ ...way, faint: looked >= 0 && looked !== i })),
    );
  }, [looks, lines, done, looked]);
  useEffect(
    () => () => {
      looks.arrows.value = [];
    },
    [looks],
  );
}

const isLess = (change: number): boolean => change < 0 && !isNothing(change);

/** How it stands against the next best: what brings less within its margin is as good, and no reason. */
function standing(gain: Difference, points: Difference) {
  const wins = gain.mean > gain.margin;
  if (isLess(points.mean)) return wins ? 'plan.surer' : 'plan.even';
  if (isLess(100 * gain.mean)) return 'plan.even';
  const scores = isNothing(100 * gain.mean) && points.mean > points.margin;
  return wins || scores ? 'plan.ahead' : 'plan.close';
}

/** What the plan brings against the next best, and where that one parts from it. */
function comparison({ next, gain, points }: PlanAdvice, { own, other }: Told): string {
  if (next === null) return t('plan.only');
  const texts = new Set(own.map(({ text }) => text));
  const parting = other.find(({ text }) => !texts.has(text))?.text;
  const others = new Set(other.map(({ text }) => text));
  const without = own.find(({ text }) => !others.has(text))?.text ?? '';
  const values = {
    score: change(100 * gain.mean),
    scoreMargin: decimal(100 * gain.margin),
    points: change(points.mean),
    margin: decimal(points.margin),
  };
  const figures = t(standing(gain, points), {
    ...values,
    ...(isLess(points.mean) && gain.mean > gain.margin ? { points: decimal(-points.mean) } : {}),
  });
  const otherwise =
    parting === undefined
      ? t('plan.without', { line: without })
      : t('plan.instead', { line: parting });
  return `${figures} ${otherwise}`;
}
