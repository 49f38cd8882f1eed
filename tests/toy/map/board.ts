// The toy's board: what the sheet is given of it. Hexes are its places; no two pieces share one.

import type { Board, Laid } from '../../../src/ui/sheet/board.ts';
import { PIECES } from '../../../src/ui/sheet/depths.ts';
import { FIGURES } from '../../../src/ui/sheet/palette.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { GONE, hexOf, pieceIn, type State, standing } from '../rules/state.ts';
import { actOf } from './acts.ts';
import { artOf, at } from './art.ts';
import { stampOf } from './stamps.ts';

const onField = (s: State): number[] =>
  s.scenario.pieces.flatMap((_, piece) => (hexOf(s, piece) === GONE ? [] : [piece]));

export const toyBoard: Board<Field, ToyEvent> = {
  letters: [`600 16px ${FIGURES}`, `700 16px ${FIGURES}`],
  art: artOf,
  marks: () => '',
  light: () => 0,
  veils: () => [],
  start: ({ position }) => hexOf(position, standing(position, true)[0] ?? 0),
  table({ position, hidden, times }) {
    const seen = onField(position).filter((piece) => !hidden.has(piece));
    const spot = (piece: number) => at(position.scenario, hexOf(position, piece));
    const laid = (piece: number): Laid => {
      const stamp = stampOf(position, piece);
      return { stamp, at: spot(piece), depth: PIECES, times };
    };
    return { pieces: seen.map(laid), spots: [], occupied: seen.map(spot) };
  },
  spread: () => 1,
  stack(position, hex) {
    const piece = pieceIn(position, hex);
    return piece < 0 ? [] : [[piece]];
  },
  face: stampOf,
  way: (field, hexes) => hexes.map((hex) => at(field, hex)),
  act: actOf,
};
