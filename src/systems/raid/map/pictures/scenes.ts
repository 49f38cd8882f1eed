// What the picture of each chapter shows: a moment of a raid that was played, found by what happens in it, and the part of
// the map to look at.

import { percent } from '../../../../engine/fraction.ts';
import type { Moment as AnyMoment } from '../../../../engine/moments.ts';
import type { Look, Target, Threat } from '../../../../ui/sheet/model.ts';
import { odds } from '../../odds/odds.ts';
import { threats } from '../../odds/threats.ts';
import { Do, doing, first } from '../../rules/actions.ts';
import type { RaidEvent } from '../../rules/events.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import {
  at,
  Flag,
  G,
  get,
  has,
  kindOf,
  placeOf,
  type RaidState,
  topOf,
} from '../../rules/state.ts';
import { raid } from '../../rules/system.ts';
import { ABOARD, Kind, NONE, type Place, type Unit, type Zone } from '../../rules/types.ts';

export type Moment = AnyMoment<Scenario, RaidEvent>;

export interface Scene {
  readonly state: RaidState;
  readonly around: readonly Zone[];
  readonly targets?: readonly Target[];
  readonly threats?: readonly Threat[];
  readonly plan?: readonly Zone[];
}

/** By chapter. */
export const SCENES: Readonly<Record<number, (moments: readonly Moment[]) => Scene | null>> = {
  1: (moments) =>
    atFirst(moments, Do.land, ({ position, action }) => beside(position, first(action))),
  2: (moments) => fullest(moments),
  3: (moments) => setUp(moments, [Kind.craft]),
  4: (moments) => stillToAct(moments),
  5: (moments) => flotilla(moments),
  6: (moments) => mayGo(moments),
  7: (moments) => woken(moments),
  8: (moments) => arrived(moments),
  9: (moments) => march(moments),
  10: (moments) => besideMarkers(moments),
  11: (moments) => shot(moments),
  12: (moments) => gunsLost(moments),
  13: (moments) => setUp(moments, [Kind.gun, Kind.flak]),
};

const find = (moments: readonly Moment[], is: (moment: Moment) => boolean): Moment | undefined =>
  moments.find(is);

function atFirst(
  moments: readonly Moment[],
  kind: number,
  show: (moment: Moment) => Scene,
): Scene | null {
  const moment = find(moments, ({ action }) => doing(action) === kind);
  return moment === undefined ? null : show(moment);
}

/** A zone with all that lies next to it. */
const beside = (state: RaidState, zone: Zone): Scene => ({
  state,
  around: [zone, ...neighbours(state, zone)],
});

function neighbours({ scenario }: RaidState, zone: Zone): Zone[] {
  const zones: Zone[] = [];
  for (let i = firstLink(scenario, zone); i < endLink(scenario, zone); i++) {
    zones.push(at(scenario.linkTo, i));
  }
  return zones;
}

/** As it is laid out, where counters of some kinds lie. */
function setUp(moments: readonly Moment[], kinds: readonly number[]): Scene | null {
  const state = find(moments, ({ position }) => get(position, G.turn) > 0)?.position;
  if (state === undefined) return null;
  const zones = state.scenario.units.flatMap((_, unit) => {
    const place = placeOf(state, unit);
    return kinds.includes(kindOf(state, unit)) && isZone(place) ? [place] : [];
  });
  return zones.length === 0 ? null : { state, around: [...new Set(zones)] };
}

/** 5 One group at sea, with the coast it makes for. */
function flotilla(moments: readonly Moment[]): Scene | null {
  const scene = setUp(moments, [Kind.craft]);
  const [zone] = scene?.around ?? [];
  return scene === null || zone === undefined ? null : { ...scene, around: [zone] };
}

const isZone = (place: Place): place is Zone => place >= 0 && place < ABOARD;

/** 2 The largest British stack there ever was ashore. */
function fullest(moments: readonly Moment[]): Scene | null {
  let best: Scene | null = null;
  let most = 0;
  for (const { events, after } of moments) {
    for (const event of events) {
      if (event.kind !== 'landed' && event.kind !== 'moved') continue;
      if (event.units.length <= most || !isZone(event.to)) continue;
      most = event.units.length;
      best = { state: after, around: [event.to, ...neighbours(after, event.to).slice(0, 2)] };
    }
  }
  return best;
}

/** 4 The end of a phase before Germans who will fire: what may still act, and what they may do. */
function stillToAct(moments: readonly Moment[]): Scene | null {
  const moment = find(
    moments,
    ({ action, events }) => doing(action) === Do.end && events.some(isGermanFire),
  );
  if (moment === undefined) return null;
  const state = moment.position;
  const shots = threats(state)
    .shots.filter(({ hit }) => hit.n > 0n)
    .slice(0, 3);
  if (shots.length === 0) return null;
  return {
    state,
    around: shots.flatMap(({ from, to }) => [from, to]),
    threats: shots.map(({ from, to, hit }) => ({ from, to, label: `${percent(hit)} %` })),
  };
}

const isGermanFire = (event: RaidEvent): boolean =>
  event.kind === 'fire' && event.side === 'german';

/** 6 A stack in hand ashore, and wherever its orders lead. */
function mayGo(moments: readonly Moment[]): Scene | null {
  const moment = find(moments, ({ position, action }) => {
    const leads = new Set(targetsOf(position).map(({ look }) => look));
    return doing(action) === Do.step && isZone(get(position, G.place)) && leads.size > 1;
  });
  if (moment === undefined) return null;
  const state = moment.position;
  const targets = targetsOf(state);
  return { state, targets, around: [get(state, G.place), ...targets.map(({ place }) => place)] };
}

const LOOKS: Readonly<Record<number, Look>> = {
  [Do.step]: 'move',
  [Do.land]: 'enter',
  [Do.embark]: 'leave',
  [Do.fire]: 'fire',
  [Do.assault]: 'assault',
};

function targetsOf(state: RaidState): Target[] {
  const found = new Map<Zone, Target>();
  for (const action of raid.legal(state, [])) {
    const look = LOOKS[doing(action)];
    if (look === undefined) continue;
    const place = doing(action) === Do.embark ? placeOf(state, first(action)) : first(action);
    const label = look === 'fire' || look === 'assault' ? chance(state, action) : undefined;
    found.set(place, { place, look, ...(label === undefined ? {} : { label }) });
  }
  return [...found.values()];
}

function chance(state: RaidState, action: number): string | undefined {
  const found = odds(state, action);
  const share = found?.fire?.hit ?? found?.assault?.held;
  return share === undefined ? undefined : `${percent(share)} %`;
}

/** 7 A marker has been turned over, and there are Germans under it. */
function woken(moments: readonly Moment[]): Scene | null {
  for (const { events, after } of moments) {
    for (const event of events) {
      if (event.kind !== 'marker-turned' || event.placed.length === 0) continue;
      return beside(after, event.zone);
    }
  }
  return null;
}

/** 8 A group has come onto the map. */
function arrived(moments: readonly Moment[]): Scene | null {
  for (const { events, after } of moments) {
    for (const event of events) {
      if (event.kind === 'reinforcements' && event.zone !== NONE) return beside(after, event.zone);
    }
  }
  return null;
}

/** 9 A march of several zones, with its way in blue pencil. */
function march(moments: readonly Moment[]): Scene | null {
  const isStep = (i: number): boolean => doing(moments[i]?.action ?? 0) === Do.step;
  const index = moments.findIndex((_, i) => isStep(i) && isStep(i + 1));
  const begun = moments[index];
  const next = moments[index + 1];
  if (begun === undefined || next === undefined) return null;
  const way = [get(begun.position, G.place), first(begun.action), first(next.action)];
  const targets: Target[] = [{ place: first(next.action), look: 'move' }];
  return { state: begun.position, around: way, plan: way, targets };
}

/** 10 A stack that acts beside markers, before they are tested. */
function besideMarkers(moments: readonly Moment[]): Scene | null {
  for (const { events, position } of moments) {
    for (const event of events) {
      if (event.kind === 'wake-test' && topOf(position, event.by) !== NONE) {
        return { state: position, around: [event.by, event.zone] };
      }
    }
  }
  return null;
}

/** 11 A shot with its odds. */
function shot(moments: readonly Moment[]): Scene | null {
  return atFirst(moments, Do.fire, ({ position, action }) => {
    const place = first(action);
    const label = chance(position, action);
    const target: Target = { place, look: 'fire', ...(label === undefined ? {} : { label }) };
    return { state: position, around: [get(position, G.place), place], targets: [target] };
  });
}

/** 12 The zone of a heavy gun, just before it falls. */
function gunsLost(moments: readonly Moment[]): Scene | null {
  const lost = find(moments, ({ events }) =>
    events.some(({ kind, rule }) => kind === 'objective' && rule.id === '12a'),
  );
  const assault = lost === undefined ? undefined : lastAssault(moments, moments.indexOf(lost));
  if (assault === undefined) return null;
  const state = assault.position;
  const place = first(assault.action);
  const label = chance(state, assault.action);
  const target: Target = { place, look: 'assault', ...(label === undefined ? {} : { label }) };
  return { state, around: [get(state, G.place), place], targets: [target] };
}

const lastAssault = (moments: readonly Moment[], before: number): Moment | undefined =>
  moments
    .slice(0, before + 1)
    .filter(({ action }) => doing(action) === Do.assault)
    .at(-1);

/** Pieces of the stack in hand. */
export const inHand = (state: RaidState): Unit[] =>
  Array.from({ length: state.scenario.britishCount }, (_, unit) => unit).filter((unit) =>
    has(state, unit, Flag.member),
  );
