// The ground as it can be seen: what stands in the way in each zone, and which sea is under fire. One look per
// decision; `version` changes only when something on the ground has.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind, Letter, MAX_ZONES, NONE, type Zone } from '../../rules/types.ts';
import {
  below,
  fireOf,
  germanTop,
  isFaceDown,
  isLineCut,
  kindOf,
  levelsOf,
  obstacleAt,
  type RaidState,
} from './sight.ts';

import { t } from './tune.ts';
export interface Ground {
  readonly germans: Int16Array; // by zone: 0, or 1 + levels of the Germans in sight
  readonly hidden: Int8Array; // by zone: letter of a face-down marker
  readonly obstacle: Int8Array;
  readonly shelled: Int8Array; // by sea zone: FT of the Germans who can fire into it
  readonly line: Int8Array; // by zone: 1 where the telephone line can still be cut
  version: number;
}

export const blankGround = (): Ground => ({
  germans: new Int16Array(MAX_ZONES),
  hidden: new Int8Array(MAX_ZONES),
  obstacle: new Int8Array(MAX_ZONES),
  shelled: new Int8Array(MAX_ZONES),
  line: new Int8Array(MAX_ZONES),
  version: 0,
});

export function look(s: RaidState, ground: Ground): void {
  const { germans, hidden, obstacle } = ground;
  const sc = s.scenario;
  let changed = false;
  const line = isLineCut(s) ? 0 : 1;
  for (const zone of sc.telephoneZones) {
    if (ground.line[zone] === line) continue;
    ground.line[zone] = line;
    changed = true;
  }
  for (let zone = 0; zone < sc.zones.length; zone++) {
    const g = strengthIn(s, zone);
    const h = isFaceDown(s, zone) ? (sc.zoneLetter[zone] as number) : 0;
    const o = obstacleAt(s, zone);
    if (germans[zone] === g && hidden[zone] === h && obstacle[zone] === o) continue;
    germans[zone] = g;
    hidden[zone] = h;
    obstacle[zone] = o;
    changed = true;
  }
  if (!changed) return;
  ground.version++;
  for (let zone = 0; zone < sc.zones.length; zone++) {
    if (isSea(sc, zone)) ground.shelled[zone] = fireInto(s, zone);
  }
}

function strengthIn(s: RaidState, zone: Zone): number {
  let sum = 0;
  for (let u = germanTop(s, zone); u !== NONE; u = below(s, u)) sum += 1 + levelsOf(s, u);
  return sum;
}

function fireInto(s: RaidState, sea: Zone): number {
  const sc = s.scenario;
  let sum = 0;
  for (let i = firstLink(sc, sea); i < endLink(sc, sea); i++) {
    const top = germanTop(s, sc.linkTo[i] as number);
    if (top !== NONE && kindOf(s, top) !== Kind.gun) sum += fireOf(s, top);
  }
  return sum;
}

/** What it costs a stack, in MP it would rather have spent marching, to get past what is in a zone. */
export function resistance(sc: Scenario, ground: Ground, zone: Zone): number {
  const g = ground.germans[zone] as number;
  const letter = ground.hidden[zone] as number;
  let sum = ground.obstacle[zone] as number;
  if (g > 0) sum += t('resG') + g;
  if (letter === Letter.A) sum += t('resA');
  if (letter === Letter.B) sum += t('resB');
  if (ground.line[zone] !== 0) sum -= t('line');
  return g > 0 || letter > 0 ? sum + (sc.protection[zone] as number) : sum;
}
