// `plain`: whoever can fire fires, everybody else goes for the far edge, and the turn ends when nobody can do either.

import type { Player } from '../../../src/engine/player.ts';
import type { Action } from '../../../src/engine/system.ts';
import { distance } from '../../../src/hex/hex.ts';
import type { Field } from '../rules/battle.ts';
import { act, Do, doing, first, second } from '../rules/play.ts';
import { hexOf, pieceIn, type State } from '../rules/state.ts';

export const plainPlayer = (): Player<Field> => ({
  name: 'plain',
  start: () => undefined,
  pick: (s, legal) =>
    legal.find((action) => doing(action) === Do.fire) ??
    legal.find((action) => doing(action) === Do.move && leadsOn(s, action)) ??
    act(Do.end),
});

/** Whether a step leads nearer to a goal that is still free. */
const leadsOn = (s: State, action: Action): boolean =>
  toGoal(s, second(action), first(action)) < toGoal(s, hexOf(s, first(action)), first(action));

function toGoal({ scenario, cells }: State, hex: number, piece: number): number {
  const from = scenario.hexes[hex]?.at;
  const free = scenario.goals.filter((goal) => {
    const there = pieceIn({ scenario, cells }, goal);
    return there < 0 || there === piece;
  });
  const ways = free.map((goal) => {
    const to = scenario.hexes[goal]?.at;
    return from === undefined || to === undefined ? 99 : distance(from, to);
  });
  return Math.min(99, ...ways);
}
