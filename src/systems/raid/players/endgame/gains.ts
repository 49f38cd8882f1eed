// What could still be destroyed, cut or kept quiet, at the very best, before the raid ends: whatever lies within reach.

import { endLink, firstLink, isSea } from '../../rules/graph.ts';
import {
  at,
  Flag,
  G,
  get,
  has,
  kindOf,
  movesOf,
  placeOf,
  type RaidState,
} from '../../rules/state.ts';
import { ABOARD, Kind, type Unit, type Zone } from '../../rules/types.ts';
import { paceOf } from './boarding.ts';
import { distancesOf, FAR } from './distances.ts';

export interface Gains {
  readonly guns: number;
  readonly strongpoints: number;
  readonly telephone: boolean;
  readonly harassed: number; // turns
}

/** Zones that somebody may enter, and zones that somebody may fire at. */
interface Reach {
  readonly entered: Uint8Array; // by a commando
  readonly shot: Uint8Array;
}

export function gainsOf(s: RaidState): Gains {
  const { entered, shot } = reachOf(s);
  let guns = 0;
  let strongpoints = 0;
  for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
    const zone = placeOf(s, u);
    if (zone < 0 || zone >= ABOARD) continue;
    const kind = kindOf(s, u);
    if (kind === Kind.gun && entered[zone] !== 0) guns++;
    if (kind !== Kind.flak && kind !== Kind.pillbox) continue;
    if (entered[zone] !== 0 || shot[zone] !== 0) strongpoints++;
  }
  return { guns, strongpoints, telephone: canCut(s, entered), harassed: turnsHarassed(s, shot) };
}

const canCut = (s: RaidState, entered: Uint8Array): boolean =>
  get(s, G.telephone) === 0 && s.scenario.telephoneZones.some((zone) => entered[zone] !== 0);

function turnsHarassed(s: RaidState, shot: Uint8Array): number {
  const { harassed } = s.scenario.victory;
  if (harassed === null || !harassed.zones.some((zone) => shot[zone] !== 0)) return 0;
  const turn = get(s, G.turn);
  const first = Math.max(harassed.from, get(s, G.harassedIn) === turn ? turn + 1 : turn);
  return Math.max(0, harassed.to - first + 1);
}

function reachOf(s: RaidState): Reach {
  const size = s.scenario.zones.length;
  const reach = { entered: new Uint8Array(size), shot: new Uint8Array(size) };
  const turns = s.scenario.turns - get(s, G.turn) + 1;
  for (let u = 0; u < s.scenario.britishCount; u++) {
    if (placeOf(s, u) < 0 || (turns === 1 && hasNothingLeft(s, u))) continue;
    addReach(s, u, turns, reach);
  }
  return reach;
}

/** Done, and not of the stack that is acting. */
const hasNothingLeft = (s: RaidState, unit: Unit): boolean =>
  has(s, unit, Flag.done) && !has(s, unit, Flag.member);

function addReach(s: RaidState, unit: Unit, turns: number, reach: Reach): void {
  const sc = s.scenario;
  const isCommando = kindOf(s, unit) === Kind.commando;
  for (const { zone, moves } of startsOf(s, unit, turns)) {
    const { land, sea } = distancesOf(sc);
    const away = (isSea(sc, zone) ? sea[zone] : land[zone]) as Int16Array;
    for (let to = 0; to < sc.zones.length; to++) {
      if (at(away, to) >= FAR || at(away, to) > moves) continue;
      if (isCommando) reach.entered[to] = 1;
      for (let i = firstLink(sc, to); i < endLink(sc, to); i++) reach.shot[at(sc.linkTo, i)] = 1;
      if (kindOf(s, unit) !== Kind.mortar) continue;
      for (let i = at(sc.farStart, to); i < at(sc.farStart, to + 1); i++) {
        reach.shot[at(sc.farTo, i)] = 1;
      }
    }
  }
}

/** Where a unit can set out from, and the MP it has there: men aboard who may land can set out from any beach. */
function startsOf(
  s: RaidState,
  unit: Unit,
  turns: number,
): ReadonlyArray<{ readonly zone: Zone; readonly moves: number }> {
  const place = placeOf(s, unit);
  if (place < ABOARD) {
    const pace = kindOf(s, unit) === Kind.craft ? movesOf(s, unit) : paceOf(s, unit);
    return [{ zone: place, moves: pace * turns }];
  }
  if (has(s, unit, Flag.back)) return [];
  const beaches = s.scenario.zones.flatMap(({ kind }, zone) => (kind === 'beach' ? [zone] : []));
  return beaches.map((zone) => ({ zone, moves: paceOf(s, unit) * turns }));
}
