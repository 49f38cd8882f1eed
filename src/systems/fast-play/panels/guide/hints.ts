// Which hint fits the question of the moment: a line or two for somebody who plays for the first time.

import type { BattleAsked } from '../../rules/system.ts';
import type { MessageKey } from '../../screen-words/t.ts';

const HINTS: Readonly<Partial<Record<BattleAsked['kind'], MessageKey>>> = {
  character: 'fp.hint.character',
  name: 'fp.hint.name',
  deal: 'fp.hint.deal',
  first: 'fp.hint.first',
  attack: 'fp.hint.attack',
  follow: 'fp.hint.follow',
};

/** While units are moved it goes by how far the order has come: no unit yet, a unit, its hex. */
export function hintFor(
  kind: BattleAsked['kind'],
  inHand: boolean,
  chosen: boolean,
): MessageKey | null {
  if (kind !== 'move') return HINTS[kind] ?? null;
  if (!inHand) return 'fp.hint.move';
  return chosen ? 'fp.hint.facing' : 'fp.hint.unit';
}
