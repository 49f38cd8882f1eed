// Positions made by hand, actions in words and dice by name: what every test of a rule is written with.
// Counters are told by their ids, top of the stack first; a counter on its reduced face carries a minus: 'C01-'.

import { ScriptedRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import {
  formatAction,
  parseAction,
  placeName,
  unitName,
} from '../../../../src/systems/raid/rules/actions.ts';
import { apply } from '../../../../src/systems/raid/rules/apply.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import type {
  EventKind,
  RaidEvent,
  Sum,
  Trace,
} from '../../../../src/systems/raid/rules/events.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import {
  germansIn,
  lift,
  liftGerman,
  placeGerman,
  putOnTop,
  unitsIn,
} from '../../../../src/systems/raid/rules/stacks.ts';
import {
  Flag,
  G,
  get,
  isBritish,
  markerAt,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  raise,
  Stage,
  set,
  setAppearance,
  setBeach,
  setDelay,
  setGuard,
  setMarker,
  setObstacle,
  setPlace,
  setSteps,
  stepsOf,
} from '../../../../src/systems/raid/rules/state.ts';
import {
  ABOARD,
  NONE,
  Obstacle,
  type Place,
  type Unit,
  type Zone,
} from '../../../../src/systems/raid/rules/types.ts';
import { drillRaid } from '../drill-raid.ts';

export const scenario = drillRaid;

export type Die = readonly [name: string, value: number];
export type ObstacleName = Exclude<keyof typeof Obstacle, 'none'>;
type Stacks = Readonly<Record<string, readonly string[]>>;

export interface Position {
  readonly level?: string; // 'basic' unless told
  readonly events?: boolean;
  readonly optional?: readonly string[];
  readonly turn?: number;
  readonly alarm?: number; // 0 unless told, whatever the level
  readonly british?: Stacks; // by zone
  readonly craft?: Stacks; // by sea zone; craft named in `aboard` alone lie where their group starts
  readonly aboard?: Stacks; // by craft
  readonly germans?: Stacks; // by zone
  readonly appeared?: Readonly<Record<string, number>>; // 11a Germans, 0 unless told
  readonly markers?: Readonly<Record<string, string>>; // face down, by zone: ids of markers.json
  readonly obstacles?: Readonly<Record<string, ObstacleName>>; // face up, by zone
  readonly done?: readonly string[]; // counters with a Job Done
  readonly back?: readonly string[]; // counters aboard for good (9.2a)
  readonly lost?: readonly string[]; // counters eliminated in combat
  readonly prisoners?: Readonly<Record<string, string>>; // German to guard
  readonly pool?: readonly string[]; // what the two pools still hold; all not on the map unless told
  readonly been?: ReadonlyArray<keyof typeof BEEN>; // 7.1 triggers that have been
  readonly guns?: number; // 12a destroyed
  readonly delay?: Readonly<Record<number, number>>; // 5a by group: first turn of landing
  readonly beach?: Readonly<Record<number, string>>; // 5c by group
}

const BEEN = { landing: G.landed, assault: G.assaulted, fire: G.fired, telephone: G.telephone };

/** A raid as it is set up, before the craft are loaded. */
export function beforeLoading(
  level = 'basic',
  events = false,
  seed = 'position',
  optional: readonly string[] = [],
): RaidState {
  return setup(scenario, { seed, level, events, optional });
}

/** Phase B of a raid in which only the named counters and markers are on the map. Unnamed British, guns
 * and pillboxes are in no place and count for nothing; unnamed garrison and reinforcements are in their pools. */
export function position(laid: Position): RaidState {
  const s = beforeLoading(laid.level, laid.events, undefined, laid.optional);
  clearMap(s);
  set(s, G.stage, Stage.choose);
  set(s, G.loading, scenario.loadingOrder.length);
  set(s, G.turn, laid.turn ?? 1);
  set(s, G.alarm, laid.alarm ?? 0);
  set(s, G.guns, laid.guns ?? 0);
  for (const been of laid.been ?? []) set(s, BEEN[been], 1);
  layStacks(s, laid);
  layZones(s, laid);
  layFates(s, laid);
  return s;
}

function clearMap(s: RaidState): void {
  for (let zone = 0; zone < scenario.zones.length; zone++) setMarker(s, zone, NONE);
  for (let u = 0; u < scenario.units.length; u++) {
    if (placeOf(s, u) < 0) continue;
    if (isBritish(s, u)) lift(s, u);
    else liftGerman(s, u);
    setPlace(s, u, Off.pool);
  }
}

function layStacks(s: RaidState, laid: Position): void {
  eachStack(laid.craft, (id, units) => layBritish(s, zone(id), units));
  eachStack(laid.british, (id, units) => layBritish(s, zone(id), units));
  eachStack(laid.aboard, (id, units) => {
    const craft = unit(id);
    if (placeOf(s, craft) < 0) putOnTop(s, scenario.startZone[craft] ?? NONE, craft);
    layBritish(s, ABOARD + craft, units);
  });
  eachStack(laid.germans, (id, units) => {
    for (const name of units) placeGerman(s, zone(id), pickUp(s, name));
  });
  for (const [name, number] of Object.entries(laid.appeared ?? {})) {
    setAppearance(s, unit(name), number);
    set(s, G.appeared, Math.max(get(s, G.appeared), number));
  }
}

function eachStack(
  stacks: Stacks | undefined,
  lay: (id: string, units: readonly string[]) => void,
) {
  for (const [id, units] of Object.entries(stacks ?? {})) lay(id, units);
}

function layBritish(s: RaidState, where: Place, units: readonly string[]): void {
  for (const name of [...units].reverse()) putOnTop(s, where, pickUp(s, name));
}

/** The counter a name tells, on the face it tells, taken from the table once only. */
function pickUp(s: RaidState, name: string): Unit {
  const reduced = name.endsWith('-');
  const u = unit(reduced ? name.slice(0, -1) : name);
  if (placeOf(s, u) !== Off.pool) throw new Error(`${name} is laid twice`);
  if (reduced) setSteps(s, u, 1);
  return u;
}

function layZones(s: RaidState, laid: Position): void {
  for (const [id, name] of Object.entries(laid.markers ?? {})) {
    const marker = scenario.markers.findIndex((m) => m.id === name);
    if (marker < 0) throw new Error(`no marker '${name}'`);
    setMarker(s, zone(id), marker);
  }
  for (const [id, name] of Object.entries(laid.obstacles ?? {})) {
    setObstacle(s, zone(id), Obstacle[name]);
  }
}

function layFates(s: RaidState, laid: Position): void {
  for (const name of laid.done ?? []) raise(s, unit(name), Flag.done);
  for (const name of laid.back ?? []) raise(s, unit(name), Flag.back);
  for (const name of laid.lost ?? []) remove(s, pickUp(s, name));
  for (const [name, guard] of Object.entries(laid.prisoners ?? {})) {
    const prisoner = pickUp(s, name);
    setPlace(s, prisoner, Off.prisoner);
    setGuard(s, prisoner, unit(guard));
  }
  if (laid.pool !== undefined) emptyPools(s, laid.pool.map(unit));
  for (const [group, turn] of Object.entries(laid.delay ?? {})) {
    setDelay(s, Number(group), turn);
  }
  for (const [group, id] of Object.entries(laid.beach ?? {})) {
    setBeach(s, Number(group), zone(id));
  }
}

function emptyPools(s: RaidState, keep: readonly Unit[]): void {
  for (const u of [...scenario.garrison, ...scenario.reinforcements]) {
    if (placeOf(s, u) === Off.pool && !keep.includes(u)) remove(s, u);
  }
}

function remove(s: RaidState, u: Unit): void {
  setSteps(s, u, 0);
  setPlace(s, u, Off.lost);
}

export interface Done {
  readonly state: RaidState;
  readonly events: readonly RaidEvent[];
}

/** Carries out an action told in words. Every die must be named, in order, and every named die rolled. */
export function doIt(state: RaidState, words: string, dice: readonly Die[] = []): Done {
  const action = parse(words);
  if (!legalActions(state, []).includes(action)) {
    throw new Error(`'${words}' is not offered; there are: ${legalWords(state).join(', ')}`);
  }
  const rolls = new ScriptedRolls(dice);
  const result = apply(state, action, rolls);
  if (!result.ok) throw new Error(`'${words}' is offered and then refused: ${result.reason}`);
  rolls.finish();
  return { state: result.state, events: result.events };
}

/** Words alone, or words and the dice they roll. */
export type Order = string | readonly [words: string, ...dice: Die[]];

/** Several actions, one after the other; the events of all of them. */
export function doAll(state: RaidState, ...orders: readonly Order[]): Done {
  const events: RaidEvent[] = [];
  let now = state;
  for (const order of orders) {
    const [words, ...dice] = typeof order === 'string' ? [order] : order;
    const done = doIt(now, words, dice);
    now = done.state;
    events.push(...done.events);
  }
  return { state: now, events };
}

/** The rule that forbids an action told in words; the state must not change, nor the action be offered. */
export function refused(state: RaidState, words: string): string {
  const action = parse(words);
  const before = state.cells.slice();
  const result = apply(state, action, new ScriptedRolls([]));
  if (result.ok) throw new Error(`'${words}' is allowed`);
  if (legalActions(state, []).includes(action)) throw new Error(`'${words}' is offered`);
  if (!before.every((cell, i) => cell === state.cells[i]))
    throw new Error(`'${words}' left a trace`);
  return result.rule.id;
}

function parse(words: string): Action {
  const action = parseAction(scenario, words);
  if (typeof action !== 'number') throw new Error(action.fault);
  return action;
}

export const legalWords = (state: RaidState): string[] =>
  legalActions(state, []).map((action) => formatAction(scenario, action));

/** The kind of decision that is due. */
export const asked = (state: RaidState): string => decision(state).kind;

export function zone(id: string): Zone {
  const found = scenario.zones.findIndex((z) => z.id === id);
  if (found < 0) throw new Error(`no zone '${id}'`);
  return found;
}

export function unit(id: string): Unit {
  const found = scenario.units.findIndex((u) => u.id === id);
  if (found < 0) throw new Error(`no counter '${id}'`);
  return found;
}

/** A zone, or the hold of a craft. */
export const place = (id: string): Place =>
  scenario.zones.some((z) => z.id === id) ? zone(id) : ABOARD + unit(id);

/** A counter as `position` is told it: with a minus on its reduced face. */
function face(s: RaidState, u: Unit): string {
  const reduced = stepsOf(s, u) === 1 && scenario.fullSteps[u] === 2;
  return unitName(scenario, u) + (reduced ? '-' : '');
}

/** The British stack of a zone, or aboard a craft, top first. */
export const british = (s: RaidState, id: string): string[] =>
  unitsIn(s, place(id)).map((u) => face(s, u));
export const germans = (s: RaidState, id: string): string[] =>
  germansIn(s, zone(id)).map((u) => face(s, u));
export const names = (units: readonly Unit[]): string[] => units.map((u) => unitName(scenario, u));

/** Where a counter is: a zone, a craft, or 'pool', 'lost', 'prisoner'. */
export function where(s: RaidState, id: string): string {
  const at = placeOf(s, unit(id));
  if (at >= 0) return placeName(scenario, at);
  return at === Off.pool ? 'pool' : at === Off.lost ? 'lost' : 'prisoner';
}

export const steps = (s: RaidState, id: string): number => stepsOf(s, unit(id));
export const alarm = (s: RaidState): number => get(s, G.alarm);
export const turn = (s: RaidState): number => get(s, G.turn);
export const marker = (s: RaidState, id: string): string | null =>
  scenario.markers[markerAt(s, zone(id))]?.id ?? null;

export function obstacle(s: RaidState, id: string): ObstacleName | 'none' {
  const code = obstacleAt(s, zone(id));
  return code === Obstacle.mines ? 'mines' : code === Obstacle.wire ? 'wire' : 'none';
}

/** The event a kind tells; some events tell several kinds. */
type Of<K extends EventKind, E extends RaidEvent = RaidEvent> = E extends RaidEvent
  ? K extends E['kind']
    ? E
    : never
  : never;

/** The events of one kind, in order. */
export function told<K extends EventKind>(events: readonly RaidEvent[], kind: K): Of<K>[] {
  return events.filter((event): event is Of<K> => event.kind === kind);
}

/** The one event of a kind; none, or more than one, is an error. */
export function one<K extends EventKind>(events: readonly RaidEvent[], kind: K): Of<K> {
  const [event, ...more] = told(events, kind);
  if (event === undefined || more.length > 0) {
    throw new Error(`${more.length + (event === undefined ? 0 : 1)} events '${kind}'`);
  }
  return event;
}

/** The dice of one fire, and of one line of an assault. */
export const fireDice = (attack: number, defence: number): Die[] => [
  ['fire attack', attack],
  ['fire defence', defence],
];
export const lineDice = (attack: number, defence: number): Die[] => [
  ['assault attack', attack],
  ['assault defence', defence],
];

/** A sum as its parts by name. */
export const parts = (sum: Sum): Record<string, number> =>
  Object.fromEntries(sum.parts.map((part) => [part.name, part.value]));

export const zoneIds = (zones: readonly Zone[]): string[] =>
  zones.map((z) => placeName(scenario, z));

/** A German decision as people read it: who was considered, what each filter left, and the choice. */
export function why(trace: Trace) {
  const name = (id: number): string => placeName(scenario, id);
  return {
    candidates: trace.candidates.filter((c) => c.ruledOut === undefined).map((c) => name(c.id)),
    ruledOut: trace.candidates.flatMap((c) =>
      c.ruledOut === undefined ? [] : [`${name(c.id)} ${c.ruledOut.rule.id}`],
    ),
    filters: trace.filters.map((step) => ({
      name: step.name,
      values: Object.fromEntries(step.values.map((v) => [name(v.id), v.value])),
      kept: zoneIds(step.kept),
    })),
    chosen: name(trace.chosen),
  };
}
