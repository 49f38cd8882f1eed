// 8 Reinforcements: from the attack band on, each phase D a D10 below the alarm brings a group to an entry zone.

import { germansAttack } from './alarm.ts';
import type { Candidate, Die, Play, Trace } from './events.ts';
import type { DieName } from './names.ts';
import { cite } from './rule.ts';
import { germanLevels, placeGerman } from './stacks.ts';
import {
  at,
  G,
  get,
  isFaceDown,
  item,
  kindOf,
  levelsOf,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  topOf,
} from './state.ts';
import { NONE, Obstacle, type Unit, type Zone } from './types.ts';

export function reinforce(play: Play): void {
  const { s, rolls, tell } = play;
  const sc = s.scenario;
  if (!germansAttack(play) || poolOf(s).length === 0) return;
  const alarm = get(s, G.alarm);
  const dice: Die[] = [];
  if (note(dice, 'reinforcements', rolls.d10('reinforcements', '8')) >= alarm) {
    tell?.({
      kind: 'reinforcements',
      rule: cite('8'),
      dice,
      alarm,
      zone: NONE,
      named: NONE,
      units: [],
    });
    return;
  }
  const size = at(sc.reinforcementSize, note(dice, 'group size', rolls.d6('group size', '8')));
  const entry = note(dice, 'entry zone', rolls.d10('entry zone', '8'));
  const zone = freeEntry(s, entry);
  const units = zone === NONE ? [] : drawInto(play, zone, size);
  const named = item(sc.entryZones, entry);
  if (tell === null) return;
  const trace = explainEntry(s, entry, zone);
  tell({ kind: 'reinforcements', rule: cite('8'), dice, alarm, zone, named, units, trace });
}

function note(dice: Die[], name: DieName, value: number): number {
  dice.push({ name, rule: cite('8'), value });
  return value;
}

function poolOf(s: RaidState): Unit[] {
  const pool: Unit[] = [];
  for (const u of s.scenario.reinforcements) if (placeOf(s, u) === Off.pool) pool.push(u);
  return pool;
}

/** 8.1, 8.1a The named entry zone, or the next free one in order, wrapping. */
function freeEntry(s: RaidState, entry: number): Zone {
  const zones = s.scenario.entryZones;
  for (let i = 0; i < zones.length; i++) {
    const zone = item(zones, (entry + i) % zones.length);
    if (isFree(s, zone)) return zone;
  }
  return NONE;
}

const isFree = (s: RaidState, zone: Zone): boolean =>
  topOf(s, zone) === NONE && !isFaceDown(s, zone) && obstacleAt(s, zone) === Obstacle.none;

/** 3c, 8.1 Draws at random; a counter over the stacking limit goes back into the pool. */
function drawInto(play: Play, zone: Zone, size: number): Unit[] {
  const { s } = play;
  const placed: Unit[] = [];
  for (let i = 0; i < size; i++) {
    const unit = drawOne(play, poolOf(s));
    if (unit === NONE) break;
    if (germanLevels(s, zone) + levelsOf(s, unit) > s.scenario.stackLimit) continue;
    placeGerman(s, zone, unit);
    placed.push(unit);
  }
  return placed;
}

/** 3e Only a pool of different counters needs a draw. */
function drawOne(play: Play, pool: readonly Unit[]): Unit {
  const [lowest] = pool;
  if (lowest === undefined) return NONE;
  const alike = pool.every((u) => kindOf(play.s, u) === kindOf(play.s, lowest));
  return alike ? lowest : item(pool, play.rolls.draw('reinforcement drawn', '3c', pool.length));
}

function explainEntry(s: RaidState, entry: number, chosen: Zone): Trace {
  const candidates: Candidate[] = [];
  for (let i = 0; i < s.scenario.entryZones.length; i++) {
    const id = item(s.scenario.entryZones, (entry + i) % s.scenario.entryZones.length);
    if (id === chosen) {
      candidates.push({ id });
      break;
    }
    candidates.push({ id, ruledOut: whyNotFree(s, id) });
  }
  return { question: 'where they arrive', rule: cite('8.1'), candidates, filters: [], chosen };
}

function whyNotFree(s: RaidState, zone: Zone): NonNullable<Candidate['ruledOut']> {
  if (topOf(s, zone) !== NONE) return { rule: cite('8.1'), reason: 'British units there' };
  if (isFaceDown(s, zone)) return { rule: cite('8.1'), reason: 'face-down marker there' };
  return { rule: cite('8.1a'), reason: 'mines or wire there' };
}
