// What a dispatch may speak of, gathered once from the raid.

import type { RaidEvent } from '../../rules/events.ts';
import type { Frame } from '../../rules/session.ts';
import {
  at,
  Flag,
  G,
  get,
  has,
  kindOf,
  Off,
  placeOf,
  type RaidState,
  stepsOf,
} from '../../rules/state.ts';
import { ABOARD, Kind, type Unit, type Zone } from '../../rules/types.ts';
import { type Outcome, score } from '../../rules/victory.ts';
import { bonusOf, clockOf, type Moment, type MomentKind } from '../course/moments.ts';

export interface Facts {
  readonly outcome: Outcome;
  readonly guns: number; // destroyed
  readonly stormed: boolean; // the battery was assaulted or entered
  readonly lastGun: string; // clock, '' while one stands
  readonly inGoodTime: boolean; // 12b
  readonly line: boolean; // cut
  readonly strongpoints: number;
  readonly harassed: number; // 12j turns
  readonly prisoners: number; // brought home
  readonly gone: number; // commandos lost or left behind, those the crossing cost as well
  readonly worn: number; // commandos brought home on their weaker side (2.2a)
  readonly officersLost: readonly Unit[];
  readonly officersAshore: readonly Unit[];
  readonly ashore: number; // men left there
  readonly back: number; // men aboard who had been ashore
  readonly craftLost: number;
  readonly craftLeft: number;
  readonly event: string; // rule of the random event, '' without
  readonly landing: { readonly clock: string; readonly zone: Zone } | null;
  readonly awake: string; // clock at which the Germans came out, '' if never
  readonly lastOff: string; // clock of the last embarkation, '' if men stayed ashore
}

export function factsOf(
  state: RaidState,
  frames: readonly Frame[],
  moments: readonly Moment[],
): Facts {
  const { outcome, lines } = score(state);
  const count = (rule: string) =>
    lines.filter((line) => line.rule.id === rule).reduce((sum, line) => sum + line.count, 0);
  const clock = (kind: MomentKind) => clockAt(state, moments, kind);
  const secondGun = get(state, G.secondGun);
  const gunZones = gunZonesOf(frames[0]?.before ?? state);
  const landing = moments.find((moment) => moment.kind === 'landing');
  return {
    outcome,
    guns: get(state, G.guns),
    stormed: frames.some(({ event }) => isAtGuns(gunZones, event)),
    lastGun: secondGun > 0 ? clockOf(state, secondGun) : '',
    inGoodTime: secondGun > 0 && bonusOf(state, secondGun) > 0,
    line: get(state, G.telephone) > 0,
    strongpoints: get(state, G.strongpoints),
    harassed: count('12j'),
    prisoners: count('12f'),
    gone: ofKind(state, Kind.commando).filter((unit) => !isAboard(state, unit)).length,
    worn: wornSections(state),
    officersLost: officers(state, '12e'),
    officersAshore: officers(state, '12h'),
    ashore: menOf(state).filter((unit) => isAshore(state, unit)).length,
    back: menOf(state).filter((unit) => isAboard(state, unit) && has(state, unit, Flag.back))
      .length,
    craftLost: ofKind(state, Kind.craft).filter((unit) => placeOf(state, unit) === Off.lost).length,
    craftLeft: ofKind(state, Kind.craft).filter((unit) => placeOf(state, unit) >= 0).length,
    event: frames.find((frame) => frame.event.kind === 'random-event')?.event.rule.id ?? '',
    landing:
      landing?.zone === undefined
        ? null
        : { clock: clockOf(state, landing.turn), zone: landing.zone },
    awake: clock('alarm-attack'),
    lastOff: clock('last-off'),
  };
}

function wornSections(state: RaidState): number {
  const { fullSteps } = state.scenario;
  return ofKind(state, Kind.commando).filter(
    (unit) => isAboard(state, unit) && stepsOf(state, unit) < at(fullSteps, unit),
  ).length;
}

const isAboard = (state: RaidState, unit: Unit): boolean => placeOf(state, unit) >= ABOARD;

function isAshore(state: RaidState, unit: Unit): boolean {
  const place = placeOf(state, unit);
  return place >= 0 && place < ABOARD;
}

/** Whether an event takes the British into the zone of the heavy guns. */
const isAtGuns = (gunZones: readonly Zone[], event: RaidEvent): boolean =>
  (event.kind === 'assault' && gunZones.includes(event.zone)) ||
  (event.kind === 'moved' && gunZones.includes(event.to));

/** Where the heavy guns stood before the first order. */
function gunZonesOf(state: RaidState): Zone[] {
  const guns = state.scenario.units
    .map((_, unit) => unit)
    .filter((u) => kindOf(state, u) === Kind.gun);
  return guns.map((gun) => placeOf(state, gun));
}

/** The British who are no craft. */
function menOf(state: RaidState): Unit[] {
  const british = Array.from({ length: state.scenario.britishCount }, (_, unit) => unit);
  return british.filter((unit) => kindOf(state, unit) !== Kind.craft);
}

/** The British counters of a kind. */
function ofKind(state: RaidState, kind: number): Unit[] {
  const british = state.scenario.units.slice(0, state.scenario.britishCount);
  return british.map((_, unit) => unit).filter((unit) => kindOf(state, unit) === kind);
}

function clockAt(state: RaidState, moments: readonly Moment[], kind: MomentKind): string {
  const found = moments.find((moment) => moment.kind === kind);
  return found === undefined ? '' : clockOf(state, found.turn);
}

/** 12e, 12h The lines of the officers stand in their order in the table, one pair each. */
function officers(state: RaidState, rule: '12e' | '12h'): Unit[] {
  const lines = score(state).lines.filter((line) => line.rule.id === rule);
  return state.scenario.victory.officerLost
    .filter((_, index) => (lines[index]?.count ?? 0) > 0)
    .map((officer) => officer.unit);
}
