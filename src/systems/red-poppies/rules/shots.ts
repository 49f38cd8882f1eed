// 6.11, 6.21, 6.36, 12.5 The shot: checks first, all of them, then what comes of them.

import { applyNoted, lastCheck, note, roll, type Threat } from './check.ts';
import type { Checked } from './events.ts';
import { apartOf } from './field.ts';
import type { BattlePlay } from './play.ts';
import { cite } from './rule.ts';
import { aim, antiTankOf, BLOCKED, isTarget, line } from './sight.ts';
import {
  countIn,
  faceOf,
  G,
  get,
  has,
  hexOf,
  is,
  isOnMap,
  Mark,
  mark,
  type State,
  shotOf,
  sideOf,
  unitIn,
  unmark,
} from './state.ts';
import { Cause, foeOf, type HexId, Is, NONE, type SideId, type UnitId } from './types.ts';

/** Who shoots at what: a whole hex, or by anti-tank fire at one unit in it. */
export interface Shot {
  readonly unit: UnitId;
  readonly hex: HexId;
  readonly target: UnitId; // 6.21 NONE: zone fire
  readonly cause: number;
}

/** The figures of a shot, as they are when it is declared (2.23a). */
export function threatOf(s: State, { unit, hex, target, cause }: Shot): Threat {
  const from = hexOf(s, unit);
  const power = target === NONE ? (s.scenario.fp[faceOf(s, unit)] as number) : antiTankOf(s, unit);
  const range = apartOf(s.scenario, from, hex);
  return { cause, power, range, concealed: line(s, from, hex) > 0 };
}

/** Whether a moving unit rolled a double in the last shot (6.32). */
let movingDouble = false;

/** 6.11, 6.11a All in the hex but the firer and armour: enemies by id, then friends by id. */
function strike(play: BattlePlay, shot: Shot, into: Checked[] | null): void {
  const { s } = play;
  const threat = threatOf(s, shot);
  movingDouble = false;
  if (shot.target !== NONE) return strikeOne(play, shot.target, threat, into);
  const side = sideOf(s, shot.unit);
  strikeSide(play, shot, foeOf(side), threat, into);
  strikeSide(play, shot, side, threat, into);
}

function strikeSide(
  play: BattlePlay,
  { hex, unit: firer }: Shot,
  side: SideId,
  threat: Threat,
  into: Checked[] | null,
): void {
  const count = countIn(play.s, hex, side);
  for (let place = 0; place < count; place++) {
    const unit = unitIn(play.s, hex, side, place);
    if (unit !== firer && !is(play.s, unit, Is.armour)) strikeOne(play, unit, threat, into);
  }
}

function strikeOne(play: BattlePlay, unit: UnitId, threat: Threat, into: Checked[] | null): void {
  note(unit, roll(play, unit, threat, into));
  if (lastCheck.isDouble && has(play.s, unit, Mark.moving)) movingDouble = true;
}

/** 12.5 The active side's shot with the fire that is returned (6.36): all results, then all effects. */
export function fire(play: BattlePlay, unit: UnitId, hex: HexId, target: UnitId): void {
  const { s, tell } = play;
  const checks: Checked[] | null = tell === null ? null : [];
  strike(play, { unit, hex, target, cause: Cause.fire }, checks);
  const returns: { unit: UnitId; checks: Checked[] }[] = [];
  const foe = foeOf(sideOf(s, unit));
  const back: UnitId[] = [];
  const from = hexOf(s, unit);
  const count = countIn(s, hex, foe);
  for (let place = 0; place < count; place++) {
    const other = unitIn(s, hex, foe, place);
    if (has(s, other, Mark.fired)) back.push(other);
  }
  for (const other of back) {
    const answered: Checked[] | null = tell === null ? null : [];
    strike(
      play,
      { unit: other, hex: from, target: shotOf(s, other), cause: Cause.return },
      answered,
    );
    if (answered !== null) returns.push({ unit: other, checks: answered });
  }
  mark(s, unit, Mark.spent);
  for (const other of back) {
    unmark(s, other, Mark.fired);
    mark(s, other, Mark.spent);
  }
  if (checks !== null)
    tell?.({
      ...{ kind: 'shot', rule: cite(target === NONE ? '6.11' : '6.21'), unit, hex, target },
      ...{ side: sideOf(s, unit), how: 'fire', checks, returns, spent: true },
    });
  applyNoted(play);
}

/** 6.31 to 6.35a One shot of the passive side in a pause. */
export function react(play: BattlePlay, unit: UnitId, hex: HexId, target: UnitId): void {
  const { s, tell } = play;
  const atMover = hasMover(s, hex, foeOf(sideOf(s, unit)), target); // 6.32a judged when it is fired
  const checks: Checked[] | null = tell === null ? null : [];
  strike(play, { unit, hex, target, cause: Cause.react }, checks);
  const spent = !is(s, unit, Is.mg) || !atMover || movingDouble; // 6.32
  mark(s, unit, spent ? Mark.spent | Mark.fired : Mark.fired);
  if (checks !== null)
    tell?.({
      ...{ kind: 'shot', rule: cite('6.31'), unit, hex, target, how: 'react' },
      ...{ side: sideOf(s, unit), checks, returns: [], spent },
    });
  applyNoted(play);
}

/** 6.32 Whether the fire meets at least one moving enemy. */
export function hasMover(s: State, hex: HexId, side: SideId, target: UnitId): boolean {
  if (target !== NONE) return has(s, target, Mark.moving);
  const count = countIn(s, hex, side);
  for (let place = 0; place < count; place++) {
    const unit = unitIn(s, hex, side, place);
    if (has(s, unit, Mark.moving) && !is(s, unit, Is.armour)) return true;
  }
  return false;
}

/** 6.35b Whether a unit may shoot in the pause that is open: at the hex of the group, or at armour in the group. */
export function mayShoot(s: State, unit: UnitId, target: UnitId): boolean {
  if (!isOnMap(s, unit) || has(s, unit, Mark.spent | Mark.fired)) return false;
  const lead = get(s, G.lead);
  const hex = hexOf(s, isOnMap(s, lead) ? lead : get(s, G.second));
  return mayShootAt(s, unit, hex, target);
}

/** 6.01, 6.11, 6.21 Whether a unit may shoot at a hex, or by anti-tank fire at a unit in it. */
export function mayShootAt(s: State, unit: UnitId, hex: HexId, target: UnitId): boolean {
  if (target === NONE) {
    if (!isTarget(s, hex, sideOf(s, unit))) return false;
  } else if (antiTankOf(s, unit) === NONE || !is(s, target, Is.armour) || hexOf(s, target) !== hex)
    return false;
  return aim(s, unit, hex) !== BLOCKED;
}

/** 6.36a Whether a passive unit may answer a shot, by zone fire at the firer's hex or by anti-tank fire at the firer. */
export const mayReturn = (s: State, unit: UnitId, firer: UnitId, target: UnitId): boolean =>
  !has(s, unit, Mark.spent | Mark.fired) && mayShootAt(s, unit, hexOf(s, firer), target);

/** Whether anybody of a side may shoot in the pause that is open. */
export function anyoneMayShoot(s: State, side: SideId): boolean {
  const { units, side: sides } = s.scenario;
  const lead = get(s, G.lead);
  const second = get(s, G.second);
  for (let unit = 0; unit < units.length; unit++) {
    if (sides[unit] !== side) continue;
    if (mayShoot(s, unit, NONE)) return true;
    if (isArmour(s, lead) && mayShoot(s, unit, lead)) return true;
    if (isArmour(s, second) && mayShoot(s, unit, second)) return true;
  }
  return false;
}
const isArmour = (s: State, unit: UnitId): boolean => unit !== NONE && is(s, unit, Is.armour);
