// 8 Reinforcements: from the attack band on, each phase D a D10 below the alarm brings a group to an entry zone.

import { germansAttack } from './alarm.ts';
import { appear } from './appearance.ts';
import type { Candidate, Die, Draw, Play, Trace } from './events.ts';
import type { DieName } from './names.ts';
import { cite } from './rule.ts';
import type { Scenario } from './scenario.ts';
import { germanLevels, placeGerman } from './stacks.ts';
import {
  at,
  G,
  get,
  isFaceDown,
  item,
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
      drawn: [],
    });
    return;
  }
  const size = at(sc.reinforcementSize, note(dice, 'group size', rolls.d6('group size', '8')));
  const entry = note(dice, 'entry zone', rolls.d10('entry zone', '8'));
  const zone = freeEntry(s, entry);
  const drawn: Draw[] = [];
  const units = zone === NONE ? [] : drawInto(play, zone, size, drawn);
  const named = item(sc.entryZones, entry);
  if (tell === null) return;
  const trace = explainEntry(s, entry, zone);
  tell({ kind: 'reinforcements', rule: cite('8'), dice, alarm, zone, named, units, drawn, trace });
}

const DRAWN = 'reinforcement drawn';
/** 2.1 Steps left, which tell the face that shows. */
const FACES = [1, 2];

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
function drawInto(play: Play, zone: Zone, size: number, drawn: Draw[]): Unit[] {
  const { s } = play;
  const placed: Unit[] = [];
  for (let i = 0; i < size; i++) {
    const pool = poolOf(s);
    if (pool.length === 0) break;
    const pick = pickFrom(play, pool);
    const unit = item(pool, Math.max(pick, 0));
    const room = germanLevels(s, zone) + levelsOf(s, unit) <= s.scenario.stackLimit;
    drawn.push({ unit, die: drawDie(pick), pool: pool.length, room });
    if (!room) continue;
    placeGerman(s, zone, unit);
    placed.push(unit);
  }
  appear(s, placed);
  return placed;
}

/** 3e Only a pool of different counters needs a draw; NONE without one, and the lowest number is taken. */
function pickFrom(play: Play, pool: readonly Unit[]): number {
  const lowest = item(pool, 0);
  if (pool.every((u) => areAlike(play.s.scenario, u, lowest))) return NONE;
  return play.rolls.draw(DRAWN, '3c', pool.length);
}

/** 3e Of one kind, with the same factors and levels on every face. */
function areAlike(sc: Scenario, a: Unit, b: Unit): boolean {
  if (at(sc.kind, a) !== at(sc.kind, b)) return false;
  const values = [sc.fire, sc.assault, sc.moves, sc.stacking];
  return values.every((by) => FACES.every((n) => at(by, a * 3 + n) === at(by, b * 3 + n)));
}

const drawDie = (value: number): Die | null =>
  value === NONE ? null : { name: DRAWN, rule: cite('3c'), value };

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
