// O7 Shooting what lies close: the best target of each, who waits, which duels are dropped.

import { keepHighest, keepLowest } from '../../../engine/filters.ts';
import { apartOf } from '../rules/field.ts';
import { cite } from '../rules/rule.ts';
import type { Shot } from '../rules/shots.ts';
import { aim, antiTankOf, BLOCKED, isTarget } from '../rules/sight.ts';
import { countIn, hexOf, is, isUnspent, type State, unitIn } from '../rules/state.ts';
import { Cause, type HexId, Is, NONE, type UnitId } from '../rules/types.ts';
import { isOurs, thisLook, worthOf } from './figures.ts';
import type { Inquiry, Sieve } from './inquiry.ts';

/** What was found of a unit, and in which look. */
const found: (Shot | null)[] = [];
const foundIn: number[] = [];

/** The best target of a unit: by worth, then nearest, then by name; null without one. */
export function bestTarget(s: State, unit: UnitId): Shot | null {
  if (foundIn[unit] === thisLook()) return found[unit] ?? null;
  foundIn[unit] = thisLook();
  const best = seekTarget(s, unit);
  found[unit] = best;
  return best;
}

function seekTarget(s: State, unit: UnitId): Shot | null {
  const foe = s.scenario.human;
  let best: Shot | null = null;
  let bestRank = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.scenario.units.length; other++) {
    const hex = hexOf(s, other);
    if (hex === NONE || s.scenario.side[other] !== foe) continue;
    const targets = targetsOf(s, unit, other, hex);
    if (targets.length === 0 || aim(s, unit, hex) === BLOCKED) continue;
    for (const target of targets) {
      const shot = { unit, hex, target, cause: Cause.fire };
      const range = apartOf(s.scenario, hexOf(s, unit), hex);
      const rank = (worthOf(s, shot) * 64 - range) * 256 - hex;
      if (rank <= bestRank) continue;
      best = shot;
      bestRank = rank;
    }
  }
  return best;
}

/** Zone fire once a hex, anti-tank fire at armour. */
function targetsOf(s: State, unit: UnitId, other: UnitId, hex: HexId): readonly UnitId[] {
  const zone =
    unitIn(s, hex, s.scenario.human, 0) === other &&
    isTarget(s, hex, s.scenario.human === 0 ? 1 : 0);
  const tank = antiTankOf(s, unit) !== NONE && is(s, other, Is.armour);
  return zone ? (tank ? [NONE, other] : ZONE) : tank ? [other] : NOTHING;
}
const ZONE = [NONE];
const NOTHING: readonly UnitId[] = [];

/** O7a to O7c What keeps a unit from shooting now; null when nothing does. */
export function noShotNow(s: State, shot: Shot | null, more: boolean): string | null {
  if (shot === null) return 'O7';
  if (more && is(s, shot.unit, Is.mg)) return 'O7a';
  const worth = worthOf(s, shot);
  if (answerTo(s, shot) > worth) return 'O7b';
  const { shotAnyway, shotQuiet } = s.scenario.thresholds;
  return worth >= (more ? shotAnyway : shotQuiet) ? null : 'O7c';
}

/** O7b The worth of what the unspent units in the target hex could return. */
function answerTo(s: State, { unit, hex }: Shot): number {
  const foe = s.scenario.human;
  const count = countIn(s, hex, foe);
  const from = hexOf(s, unit);
  let worth = 0;
  for (let place = 0; place < count; place++) {
    const other = unitIn(s, hex, foe, place);
    if (!isUnspent(s, other) || aim(s, other, from) === BLOCKED) continue;
    worth += worthOf(s, { unit: other, hex: from, target: NONE, cause: Cause.return });
  }
  return worth;
}

const MOST_WORTH: Sieve = [
  keepHighest('worth', cite('Q1'), (s, unit) => {
    const shot = bestTarget(s, unit);
    return shot === null ? 0 : worthOf(s, shot);
  }),
  keepLowest('order', cite('Q0'), (_, unit) => unit),
];

/** O7 Who shoots; NONE. */
export function bestShot(inquiry: Inquiry, more: boolean): UnitId {
  const { s } = inquiry;
  for (let unit = 0; unit < s.scenario.units.length; unit++) {
    if (!isOurs(s, unit) || !isUnspent(s, unit)) continue;
    if (more && is(s, unit, Is.mg)) continue; // O7a before anything is reckoned
    const shot = bestTarget(s, unit);
    if (shot !== null) inquiry.sift(unit, noShotNow(s, shot, more));
  }
  return inquiry.choose('shoot', 'O7', MOST_WORTH);
}
