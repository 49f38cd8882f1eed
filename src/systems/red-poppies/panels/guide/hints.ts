// Which hint fits the question of the moment: a line or two for somebody who plays for the first time.

import type { BattleAsked } from '../../rules/system.ts';
import type { MessageKey } from '../../screen-words/t.ts';

const HINTS: Readonly<Partial<Record<BattleAsked['kind'], MessageKey>>> = {
  place: 'rp.hint.place',
  gap: 'rp.hint.gap',
  half: 'rp.hint.half',
  point: 'rp.hint.point',
  pause: 'rp.hint.pause',
  strike: 'rp.hint.strike',
  messenger: 'rp.hint.messenger',
};

/** While an order is carried out it goes by whether anybody is in hand, and whether a pointer can rest on a square. */
export function hintFor(
  kind: BattleAsked['kind'],
  inHand: boolean,
  pointer: boolean,
): MessageKey | null {
  if (kind === 'act' && inHand) return pointer ? 'rp.hint.inHand' : 'rp.hint.inHand.touch';
  if (kind === 'act') return 'rp.hint.act';
  return HINTS[kind] ?? null;
}
