// The race home: for every stack ashore the first turn in which all of it can be aboard, by which beach, on which craft,
// if nothing new stops it. Ways, room and seats are settled stack by stack, the nearest first, so that all of them can be
// kept together: zones with Germans, mines or a marker face down are closed (9.2), wire costs the rest of a turn (10.6).

import { type Landing, landingsOf } from '../landings.ts';
import { G, get, type RaidState } from '../state.ts';
import { Kind, type Levels, NONE, type Zone } from '../types.ts';
import type { Berth } from './berths.ts';
import { Fleet, type Offer, type Voyage } from './fleet.ts';
import { entryOf, marchHome } from './march.ts';
import { type Party, partiesAshore } from './party.ts';
import type { Found } from './search.ts';
import { FOREVER, type Leg, Traffic } from './traffic.ts';

export type Verdict =
  | 'home' // all of it
  | 'seats' // some find no seat in time
  | 'late' // there is a way, but it is too long
  | 'barred'; // there is no open way to a beach

export interface Homeward extends Pick<Party, 'zone' | 'units' | 'levels'> {
  readonly verdict: Verdict;
  readonly beach: Zone; // NONE when barred
  readonly sea: Zone;
  readonly turn: number; // aboard, or when it could be at the soonest; NONE when barred
  readonly legs: readonly Leg[]; // one for each turn in which it marches
  readonly seats: Levels; // of those who find a berth
  readonly berths: readonly Berth[];
  readonly bar: Zone; // when barred, the first closed zone on what would be the shortest way, or NONE
}

export interface WayHome {
  readonly stacks: readonly Homeward[]; // in the order in which they act
  readonly voyages: readonly Voyage[]; // in the order in which they sail, before the stacks act
  readonly seats: Levels; // free aboard
  readonly levels: Levels; // ashore
}

interface Course {
  readonly landing: Landing;
  readonly found: Found;
}
interface Passage extends Course {
  readonly offer: Offer;
}

/** From here on the way home is what matters: the guns are gone (12a), or the last third of the raid has begun. */
export function isRaceOn(s: RaidState): boolean {
  const { kind, turns } = s.scenario;
  const guns = kind.filter((k) => k === Kind.gun).length;
  return get(s, G.guns) >= guns || get(s, G.turn) * 3 >= turns * 2;
}

const known = new WeakMap<RaidState, WayHome>();

/** Worked out once for each position. */
export function wayHomeOf(s: RaidState): WayHome {
  const way = known.get(s) ?? wayHome(s);
  known.set(s, way);
  return way;
}

export function wayHome(s: RaidState): WayHome {
  const parties = partiesAshore(s);
  const landings = landingsOf(s.scenario);
  const settling = new Settling(s, landings, parties);
  const near = parties.map((party) => ({ party, alone: goAlone(s, party, landings, false) }));
  near.sort((a, b) => rank(a.party, a.alone) - rank(b.party, b.alone));
  const stacks = near.map(({ party, alone }) => settling.settle(party, alone));
  return {
    stacks,
    voyages: settling.fleet.voyages,
    seats: Fleet.afloat(s).seats,
    levels: parties.reduce((sum, { levels }) => sum + levels, 0),
  };
}

/** Who has begun goes on first (6.2), then who is nearest to the craft. */
function rank(party: Party, alone: Course | null): number {
  if (party.acting) return -1;
  if (alone === null) return FOREVER * 100;
  const steps = alone.found.legs.reduce((sum, { zones }) => sum + zones.length, 0);
  return alone.found.turn * 100 + steps;
}

/** How long a way may be before it is none. */
const BEYOND = 20;

/** The way with craft lying off every beach and nobody else on the roads. */
function goAlone(
  s: RaidState,
  party: Party,
  landings: readonly Landing[],
  heedless: boolean,
): Course | null {
  const last = get(s, G.turn) + BEYOND;
  const found = marchHome(s, party, landings, { craft: 0, last, heedless });
  const beach = found?.legs.at(-1)?.zones.at(-1) ?? party.zone;
  const landing = landings.find((l) => l.beach === beach);
  return found === null || landing === undefined ? null : { landing, found };
}

/** What closes the way that would be the shortest. */
function barOf(s: RaidState, party: Party, landings: readonly Landing[]): Zone {
  const legs = goAlone(s, party, landings, true)?.found.legs ?? [];
  return legs.flatMap(({ zones }) => zones).find((z) => entryOf(s, z) === 'closed') ?? NONE;
}

class Settling {
  readonly #s: RaidState;
  readonly #landings: readonly Landing[];
  readonly #traffic: Traffic;
  fleet: Fleet;

  constructor(s: RaidState, landings: readonly Landing[], parties: readonly Party[]) {
    this.#s = s;
    this.#landings = landings;
    this.#traffic = new Traffic(s.scenario.stackLimit);
    for (const { zone, levels } of parties) this.#traffic.stay(zone, levels);
    this.fleet = Fleet.afloat(s);
  }

  settle(party: Party, alone: Course | null): Homeward {
    const s = this.#s;
    const { zone, units, levels } = party;
    const none = { zone, units, levels, seats: 0, berths: [], legs: [], bar: NONE };
    if (alone === null) {
      const bar = barOf(s, party, this.#landings);
      return { ...none, verdict: 'barred', beach: NONE, sea: NONE, turn: NONE, bar };
    }
    const { beach, sea } = alone.landing;
    const { turn, legs } = alone.found;
    if (turn > s.scenario.turns) return { ...none, verdict: 'late', beach, sea, turn, legs };
    this.#traffic.stay(zone, -levels);
    const passage = this.#best(party);
    if (passage !== null) return this.#commit(party, passage);
    this.#traffic.stay(zone, levels);
    if (this.#hasBerth(party)) {
      return { ...none, verdict: 'late', beach, sea, turn: s.scenario.turns + 1, legs }; // 1.2 the others fill the way
    }
    return { ...none, verdict: 'seats', beach, sea, turn, legs };
  }

  #hasBerth({ units }: Party): boolean {
    const last = this.#s.scenario.turns;
    return this.#landings.some(({ sea }) => this.fleet.offer(sea, units, last).berths.length > 0);
  }

  /** The beach by which most of a stack come home in time, and the soonest. */
  #best(party: Party): Passage | null {
    let best: Passage | null = null;
    const last = this.#s.scenario.turns;
    for (const landing of this.#landings) {
      const offer = this.fleet.offer(landing.sea, party.units, last);
      if (offer.berths.length === 0) continue;
      const found = marchHome(this.#s, party, [landing], {
        ...{ craft: offer.turn, last, traffic: this.#traffic },
        whole: offer.whole,
      });
      if (found === null) continue;
      const passage = { landing, found, offer };
      if (best === null || isBetter(passage, best)) best = passage;
    }
    return best;
  }

  #commit(party: Party, { landing, found, offer }: Passage): Homeward {
    const { zone, units, levels } = party;
    const { berths, seats } = offer;
    const { turn, legs } = found;
    this.fleet = offer.fleet;
    this.fleet.board(berths, turn);
    const starts = get(this.#s, G.turn);
    this.#traffic.settle({ from: zone, levels: seats, legs, starts, ends: turn });
    this.#traffic.stay(zone, levels - seats); // whoever finds no seat is in nobody's way
    const { beach, sea } = landing;
    const verdict = berths.length === units.length ? 'home' : 'seats';
    return { zone, units, levels, verdict, beach, sea, turn, legs, seats, berths, bar: NONE };
  }
}

function isBetter(a: Passage, b: Passage): boolean {
  const men = a.offer.berths.length - b.offer.berths.length;
  if (men !== 0) return men > 0;
  if (a.found.turn !== b.found.turn) return a.found.turn < b.found.turn;
  return a.offer.fleet.voyages.length < b.offer.fleet.voyages.length;
}
