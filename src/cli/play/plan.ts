// `plan` at the prompt: what the staff officer would do with the rest of the phase, the same as on the screen.

import type { ToldLine } from '../../engine/plan.ts';
import { type PlanAdvice, plan } from '../../staff/plan/planning.ts';
import { Playouts } from '../../staff/playouts.ts';
import { PLANNING } from '../../staff/strength.ts';
import { sayInTerminal } from '../../words/shell/terminal.ts';
import { print } from '../terminal.ts';
import type { Seat } from './seat.ts';

export function tellPlan({ opened, session, voice, lang }: Seat): void {
  const made = plan(new Playouts(opened), session.position, PLANNING);
  if (made === null) return print(sayInTerminal(lang, 'play.plan-none'));
  const lines = voice.plan?.(made.plan.lines) ?? plainLines(made, voice);
  for (const [i, { text, risk }] of lines.entries()) {
    print(`  ${i + 1}. ${text}${risk === '' ? '' : ` (${risk})`}`);
  }
  const { next, gain, points } = made;
  if (next === null) return print(sayInTerminal(lang, 'play.plan-only'));
  print(
    sayInTerminal(lang, 'play.plan-against', {
      score: signed(100 * gain.mean),
      scoreMargin: (100 * gain.margin).toFixed(1),
      points: signed(points.mean),
      margin: points.margin.toFixed(1),
    }),
  );
}

/** Where a system says no plans, its orders as they are. */
const plainLines = ({ plan: { lines } }: PlanAdvice, voice: Seat['voice']): ToldLine[] =>
  lines.map(({ orders }) => ({
    text: orders.map(({ action }) => voice.action(action)).join(', '),
    risk: '',
    ways: [],
  }));

const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
