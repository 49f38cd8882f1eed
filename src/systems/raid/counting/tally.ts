// Many raids counted together. All counts are whole numbers, so tallies of parts add up to the same whole in
// whatever order they come in.

import type { Scenario } from '../rules/scenario.ts';
import type { RaidResult } from './raid-result.ts';

/** What is counted by value: how many raids had 0, 1, 2 … of it. */
const COUNTED = [
  ...(['guns', 'secondGun', 'commandosLost', 'commandosAshore', 'officersLost'] as const),
  ...(['craftLost', 'strongpoints', 'telephone'] as const),
];
type Counted = (typeof COUNTED)[number];

export interface Tally {
  raids: number;
  decisions: number;
  readonly outcomes: Record<string, number>;
  readonly vp: Record<string, number>;
  readonly counts: Record<Counted, number[]>;
  readonly alarmSum: number[]; // by turn, index 0 unused
  readonly alarmCount: number[]; // raids that played that turn
  readonly quiet: number[]; // raids by turn: the Germans have not come out by its end (7.3)
  readonly wonByGunTurn: number[]; // total successes by the turn of the second gun
  readonly zones: number[]; // raids in which the zone mattered
}

export function blankTally(scenario: Scenario): Tally {
  const byTurn = (): number[] => new Array(scenario.turns + 1).fill(0);
  return {
    raids: 0,
    decisions: 0,
    outcomes: {},
    vp: {},
    counts: Object.fromEntries(COUNTED.map((name) => [name, []])) as unknown as Tally['counts'],
    alarmSum: byTurn(),
    alarmCount: byTurn(),
    quiet: byTurn(),
    wonByGunTurn: byTurn(),
    zones: scenario.zones.map(() => 0),
  };
}

export function count(tally: Tally, raid: RaidResult, alarmAttack: number): void {
  tally.raids++;
  tally.decisions += raid.decisions;
  addTo(tally.outcomes, raid.outcome, 1);
  addTo(tally.vp, String(raid.vp), 1);
  for (const name of COUNTED) addAt(tally.counts[name], raid[name], 1);
  for (const [i, alarm] of raid.alarm.entries()) {
    addAt(tally.alarmSum, i + 1, alarm);
    addAt(tally.alarmCount, i + 1, 1);
    if (alarm < alarmAttack) addAt(tally.quiet, i + 1, 1);
  }
  if (raid.outcome === 'total-success') addAt(tally.wonByGunTurn, raid.secondGun, 1);
  for (const zone of raid.zones) addAt(tally.zones, zone, 1);
}

/** Adds another tally to the first. */
export function merge(into: Tally, from: Tally): void {
  into.raids += from.raids;
  into.decisions += from.decisions;
  for (const [key, value] of Object.entries(from.outcomes)) addTo(into.outcomes, key, value);
  for (const [key, value] of Object.entries(from.vp)) addTo(into.vp, key, value);
  for (const name of COUNTED) addAll(into.counts[name], from.counts[name]);
  addAll(into.alarmSum, from.alarmSum);
  addAll(into.alarmCount, from.alarmCount);
  addAll(into.quiet, from.quiet);
  addAll(into.wonByGunTurn, from.wonByGunTurn);
  addAll(into.zones, from.zones);
}

function addTo(record: Record<string, number>, key: string, value: number): void {
  record[key] = (record[key] ?? 0) + value;
}

function addAt(list: number[], index: number, value: number): void {
  while (list.length <= index) list.push(0);
  list[index] = (list[index] ?? 0) + value;
}

function addAll(into: number[], from: readonly number[]): void {
  for (const [i, value] of from.entries()) addAt(into, i, value);
}
