// 13.5 Cool heads: Germans do not fire when that is likelier to cost them a loss than to hit.

import type { Rolls } from '../../../engine/rolls.ts';
import type { Play, Sum, Tally, Trace } from '../rules/events.ts';
import { attackOf, defenceOf, type Shot } from '../rules/fire.ts';
import { cite } from '../rules/rule.ts';
import { Chosen, plays } from '../rules/state.ts';

/** 1.1 The pairs of a D10 that attacks and a D6 that defends. */
const FACES = 10;
const THROWS = [1, 2, 3, 4, 5, 6];
export const PAIRS = FACES * THROWS.length;

/** Dice that add nothing: what is left are the sums before any is thrown. */
const NO_DICE: Rolls = { d6: () => 0, d10: () => 0, draw: () => 0 };

/** 13.5 Whether the stack holds its fire at the target it has chosen. No die is thrown for it. */
export function holdsFire(play: Play, shot: Shot, trace: Trace | undefined): boolean {
  const { s, tell } = play;
  if (!plays(s, Chosen.coolHeads)) return false;
  const still = { s, rolls: NO_DICE, tell };
  const attack = attackOf(still, shot);
  const defence = defenceOf(still, shot);
  const hits = pairsThatHit(attack.total - defence.total);
  const losses = PAIRS - hits;
  if (losses <= hits) return false;
  if (tell !== null) {
    const { from, to, shooter, target } = shot;
    const sums = { attack: withoutDie(attack), defence: withoutDie(defence), hits, losses };
    const why = trace === undefined ? {} : { trace };
    tell({ kind: 'german-holds', rule: cite('13.5'), from, to, shooter, target, ...sums, ...why });
  }
  return true;
}

/** 11.1d Of all pairs, those that hit when the attack is ahead by so much before the dice. */
export function pairsThatHit(ahead: number): number {
  return THROWS.reduce((sum, d6) => sum + Math.min(FACES, Math.max(0, FACES + ahead - d6)), 0);
}

function withoutDie(tally: Tally): Sum {
  const { total, parts } = tally.sum();
  return { total, parts: parts.filter(({ rule }) => rule.id !== '1.1') };
}
