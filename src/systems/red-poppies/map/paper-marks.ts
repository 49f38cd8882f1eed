// What the paper itself shows of a position: wire that has been cut, the crater once the mine has gone up, and numbers
// when they are asked for. In one short text, since the sheet is painted anew when it changes.

import { signal } from '@preact/signals';
import { G, get, isWhole, type State, Step, turnOf } from '../rules/state.ts';
import { type HexId, NONE, type WireId } from '../rules/types.ts';

/** Whether the numbers of hexes are asked for. */
export const numbersAsked = signal(false);

export interface PaperMarks {
  readonly isCut: (wire: WireId) => boolean;
  readonly mine: HexId; // NONE until it has gone up
  readonly numbered: boolean;
}

/** 7.8 Where the mine has gone up, NONE before. */
export const craterOf = (s: State): HexId =>
  turnOf(s) > 0 || get(s, G.step) >= Step.mineGap ? get(s, G.mine) : NONE;

export function marksOf(s: State): string {
  const cut = s.scenario.wires.map((_, wire) => (isWhole(s, wire) ? '-' : 'x')).join('');
  return `${cut} ${craterOf(s)} ${numbersAsked.value ? 'numbers' : ''}`;
}

export function readMarks(marks: string): PaperMarks {
  const [cut = '', mine = '', numbers = ''] = marks.split(' ');
  return {
    isCut: (wire) => cut[wire] === 'x',
    mine: mine === '' ? NONE : Number(mine),
    numbered: numbers !== '',
  };
}
