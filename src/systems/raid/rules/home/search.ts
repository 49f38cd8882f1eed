// The first turn in which a stack or a craft can be where it wants to be: turn by turn, every zone it could rest in,
// and within a turn every zone its MP take it to.

import { endLink, firstLink } from '../graph.ts';
import type { Scenario } from '../scenario.ts';
import { at } from '../state.ts';
import type { Zone } from '../types.ts';
import type { Leg } from './traffic.ts';

/** What meets a stack that comes into a zone: it may go on, must stop for the turn (10.6), or cannot come in. */
export type Entry = 'open' | 'stops' | 'closed';

export interface Journey {
  readonly scenario: Scenario;
  readonly from: Zone;
  readonly turn: number; // the first it can use
  readonly last: number; // no longer than this
  readonly link: number; // Link.land or Link.sea
  readonly timeless?: boolean; // one turn after the first is like another: what is not found soon never will be
  pace(turn: number): number; // MP
  moves(turn: number): boolean;
  entry(zone: Zone): Entry;
  hasRoom(zone: Zone, turn: number): boolean; // to stop on the way
  mayRest(zone: Zone, turn: number): boolean;
  /** Whether it is where it wants to be, with some MP left, having come this turn or been there. */
  arrives(zone: Zone, turn: number, left: number, moved: boolean): boolean;
}

export interface Found {
  readonly turn: number;
  readonly legs: readonly Leg[];
}

/** A zone reached within a turn. */
interface Node {
  readonly zone: Zone;
  readonly left: number; // MP
  readonly stopped: boolean;
  readonly before: Node | null; // in the same turn
  readonly night: Night; // where the turn began
}
/** A zone rested in. */
interface Night {
  readonly zone: Zone;
  readonly turn: number; // at the end of it
  readonly node: Node | null; // how it came there, null at the outset
}

export function findWay(journey: Journey): Found | null {
  let nights: Night[] = [{ zone: journey.from, turn: journey.turn - 1, node: null }];
  for (let turn = journey.turn; turn <= journey.last && nights.length > 0; turn++) {
    const reached = reachIn(journey, nights, turn);
    const goal = reached.find(
      (n) => !n.stopped && journey.arrives(n.zone, turn, n.left, n.before !== null),
    );
    if (goal !== undefined) return { turn, legs: legsTo(goal, turn) };
    const before = nights.length;
    nights = reached
      .filter((n) => journey.mayRest(n.zone, turn))
      .map((node) => ({ zone: node.zone, turn, node }));
    if (journey.timeless && turn > journey.turn && nights.length === before) return null;
  }
  return null;
}

/** Every zone to be reached in a turn, each by the way that leaves most MP; most MP first. */
function reachIn(journey: Journey, nights: readonly Night[], turn: number): Node[] {
  const pace = journey.pace(turn);
  const open: Node[] = nights.map((night) => ({
    ...{ zone: night.zone, left: pace, stopped: false, before: null, night },
  }));
  const reached = new Map<Zone, Node>();
  for (let node = next(open); node !== undefined; node = next(open)) {
    if (reached.has(node.zone)) continue;
    reached.set(node.zone, node);
    if (!node.stopped && journey.moves(turn))
      open.push(...stepsFrom(journey, node, turn).filter((n) => n.left >= 0));
  }
  return [...reached.values()];
}

/** Takes the node with most MP left, the first of equals. */
function next(open: Node[]): Node | undefined {
  let best = 0;
  for (let i = 1; i < open.length; i++) {
    if ((open[i] as Node).left > (open[best] as Node).left) best = i;
  }
  return open.splice(best, 1)[0];
}

function stepsFrom(journey: Journey, node: Node, turn: number): Node[] {
  const { scenario: sc, link } = journey;
  const steps: Node[] = [];
  for (let i = firstLink(sc, node.zone); i < endLink(sc, node.zone); i++) {
    const zone = at(sc.linkTo, i);
    const entry = journey.entry(zone);
    if (at(sc.linkKind, i) !== link || entry === 'closed') continue;
    const stopped = entry === 'stops';
    // 2.2h, 2.2j Whoever may be stopped there needs room here.
    if (stopped && node.before !== null && !journey.hasRoom(node.zone, turn)) continue;
    const left = node.left - at(sc.linkCost, i);
    steps.push({ zone, left, stopped, before: node, night: node.night });
  }
  return steps;
}

function legsTo(goal: Node, turn: number): Leg[] {
  const legs: Leg[] = [];
  for (let node: Node | null = goal, t = turn; node !== null; node = node.night.node, t--) {
    const way: Node[] = [];
    for (let n: Node = node; n.before !== null; n = n.before) way.unshift(n);
    const room = way.filter((_, i) => i === way.length - 1 || way[i + 1]?.stopped);
    const zones = way.map((n) => n.zone);
    if (zones.length > 0) legs.unshift({ turn: t, zones, room: room.map((n) => n.zone) });
  }
  return legs;
}
