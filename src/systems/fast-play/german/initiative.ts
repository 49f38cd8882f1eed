// 20.16 Who moves first: always the French, who then show their hand.

import type { Trace } from '../../../engine/told.ts';
import type { BattlePlay } from '../rules/play.ts';
import { Side, type SideId } from '../rules/types.ts';
import { settled } from './command.ts';

export function firstOrSecond({ tell }: BattlePlay): {
  readonly first: SideId;
  readonly trace?: Trace;
} {
  const first = Side.french;
  if (tell === null) return { first };
  return { first, trace: settled('who moves first', '20.16', 'let them show their hand', false) };
}
