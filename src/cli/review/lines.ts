// A review as text for the terminal.

import type { Ledger } from '../../analysis/luck/ledger.ts';
import type { Costly, Moment, Review } from '../../analysis/review/review.ts';
import { parseAction } from '../../rules/actions.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { describeAction } from '../../text/action.ts';
import type { Lang } from '../../text/catalogue.ts';
import { signed } from '../../text/sums.ts';
import type { Names } from '../../text/voice.ts';
import { table } from '../table.ts';

export interface Teller {
  readonly scenario: Scenario;
  readonly lang: Lang;
  readonly names: Names;
}

export function reviewLines(review: Review, teller: Teller): string[] {
  return [
    ...head(review),
    '',
    ...byTurn(review),
    '',
    ...costliest(review, teller),
    '',
    ...moments('Luckiest', review.luckiest, review, teller),
    ...moments('Unluckiest', review.unluckiest, review, teller),
    '',
    ...ledgerLines(review.ledger),
  ];
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const swing = (worth: number, { scale }: Review): string =>
  `${worth > 0 ? '+' : ''}${((100 * worth) / scale).toFixed(1)}`;

function head(review: Review): string[] {
  const { totals, moves, scale } = review;
  const { marks } = totals;
  return [
    `seed '${review.seed}', level ${review.level}, ${moves.length} actions; ${review.playouts} playouts a position`,
    `expected score ${percent((moves[0]?.value ?? review.endValue) / scale)} at the start, ${percent(review.endValue / scale)} at the end: ${swing(totals.change, review)}`,
    `  decisions ${swing(totals.decision, review)}, luck ${swing(totals.luck, review)} (± ${((100 * totals.margin) / scale).toFixed(1)})`,
    `  inaccuracies ${marks.inaccuracy}, mistakes ${marks.mistake}, blunders ${marks.blunder}, fine moves ${marks.fine}; given away ${swing(-totals.missed, review)}`,
  ];
}

/** One row a turn: the worth at its beginning, and what decisions and luck did to it. */
function byTurn(review: Review): string[] {
  const turns = [...new Set(review.moves.map(({ turn }) => turn))];
  const rows = turns.map((turn) => {
    const moves = review.moves.filter((move) => move.turn === turn);
    const sum = (part: 'decision' | 'luck'): number => moves.reduce((n, m) => n + m[part], 0);
    const value = moves[0]?.value ?? 0;
    return [
      String(turn),
      percent(value / review.scale),
      swing(sum('decision'), review),
      swing(sum('luck'), review),
    ];
  });
  return table(['turn', 'expected score', 'decisions', 'luck'], rows);
}

function costliest(review: Review, teller: Teller): string[] {
  if (review.costliest.length === 0) return ['No decision gave much away.'];
  return [
    'Costliest decisions',
    ...review.costliest.flatMap((costly) => costlyLines(costly, review, teller)),
  ];
}

function costlyLines(costly: Costly, review: Review, teller: Teller): string[] {
  const margin = ((100 * costly.margin) / review.scale).toFixed(1);
  const reasons = costly.reasons
    .slice(0, 3)
    .map(({ what, rule, points }) => `${what} ${signed(Number(points.toFixed(1)))} (${rule})`);
  return [
    `  ${costly.index + 1}. (turn ${costly.turn}) ${words(costly.action, teller)}: ${costly.mark}, ${swing(-costly.cost, review)} ± ${margin}`,
    `     better was: ${words(costly.better, teller)}; points on average: ${reasons.join(', ')}`,
  ];
}

function moments(title: string, list: readonly Moment[], review: Review, teller: Teller): string[] {
  return [
    title,
    ...list.map(
      (m) =>
        `  ${m.index + 1}. (turn ${m.turn}) ${words(m.action, teller)}: ${swing(m.luck, review)}`,
    ),
  ];
}

function words(text: string, { scenario, lang, names }: Teller): string {
  const action = parseAction(scenario, text);
  return typeof action === 'number' ? describeAction(scenario, action, lang, names) : text;
}

function ledgerLines({ kinds, all }: Ledger): string[] {
  const rows = [...kinds.map((k) => ({ name: k.kind, ...k })), { name: 'all', ...all }].map((k) => [
    k.name,
    String(k.rolls),
    String(k.came),
    k.expected.toFixed(1),
    k.z.toFixed(2),
    percent(k.asLucky),
    percent(k.asUnlucky),
  ]);
  return table(['rolls', 'number', 'came', 'expected', 'z', 'as lucky', 'as unlucky'], rows);
}
