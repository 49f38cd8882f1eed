// Sums in words: every part with its name and its rule, then the total.

import { joined, type Piece } from '../../../../words/message.ts';
import type { Part, Sum } from '../../rules/events.ts';
import { isDie, signed } from '../sums.ts';
import type { Voice } from '../voice.ts';

/** '5 FT (11.1b) + 7 on the D10 (1.1) − 2 light (11.1b) = 10'. */
export function sumText(voice: Voice, sum: Sum, die: 'D6' | 'D10'): Piece[] {
  const told = sum.parts.flatMap((part, i) => [signOf(part, i === 0), partText(voice, part, die)]);
  return voice.sentence('sum', { parts: joined(told, ''), total: signed(sum.total) });
}

function partText(voice: Voice, part: Part, die: string): Piece[] {
  const { name, rule, value } = part;
  if (isDie(part)) return voice.sentence('part.die', { value, die, rule });
  return voice.sentence('part', { value: Math.abs(value), name: voice.word(name), rule });
}

function signOf(part: Part, isFirst: boolean): string {
  if (isFirst) return part.value < 0 ? '−' : '';
  return part.value < 0 ? ' − ' : ' + ';
}
