// What an order would be worth to the French, beside giving none: what it may do and must expect, how the brigade would
// face and stand, and whether it comes nearer its post. What has been weighed is kept as long as the view of the brigade is.

import type { QuickView } from '../german/quick-view.ts';
import { nearerAhead } from '../german/ways.ts';
import { endIn, facingIn, MOST_ENDS, MOST_PLACES, placeOf } from '../rules/end-list.ts';
import { holderOf, strengthOf } from '../rules/state.ts';
import { MAX_UNITS, NONE, Side } from '../rules/types.ts';
import type { Doctrine } from './doctrine.ts';

/** Of one brigade, by the ends of its orders, in the doctrine's hundredths. */
class Scales {
  #doctrine: Doctrine | null = null;
  #strength = 0;
  #look = 0;
  readonly #known = new Uint8Array(MOST_PLACES); // facings that have been weighed
  readonly stands = new Int32Array(MOST_ENDS); // standing there
  readonly shots = new Int32Array(MOST_ENDS); // what it may do from there

  /** Forgets what holds no more. */
  of(v: QuickView, d: Doctrine): this {
    const strength = strengthOf(v.s, v.unit);
    if (v.look === this.#look && d === this.#doctrine && strength === this.#strength) return this;
    this.#look = v.look;
    this.#doctrine = d;
    this.#strength = strength;
    for (let place = 0; place < v.ends.places; place++) this.#known[place] = 0;
    return this;
  }

  /** Weighs a place with some facings. */
  weigh(v: QuickView, d: Doctrine, place: number, facings: number): void {
    const known = this.#known[place] as number;
    let missing = facings & ~known;
    if (missing === 0) return;
    this.#known[place] = known | missing;
    v.lookAt(place);
    const { takes, exposures, standings, worths, gives, targets } = v;
    const take = d.take + (this.#strength === 1 ? d.weak : 0);
    for (let i = endIn(place, 0); missing !== 0; i++, missing >>= 1) {
      if ((missing & 1) === 0) continue;
      const worth = (worths[i] as number) * d.facing + (standings[i] as number) * d.next;
      this.stands[i] = worth - (takes[i] as number) * take - (exposures[i] as number) * d.exposed;
      const give = gives[i] as number;
      const kills = give > 0 && give >= 6 * strengthOf(v.s, targets[i] as number);
      this.shots[i] = give * d.give + (kills ? d.kill : 0);
    }
  }
}
const scales = Array.from({ length: MAX_UNITS }, () => new Scales());

export type Weighed = (end: number, gain: number) => void;

/** Tells of every order what it would be worth beside giving none. */
export function weighOrders(v: QuickView, d: Doctrine, tell: Weighed): void {
  const { places, facings, fights } = v.ends;
  const own = (scales[v.unit] as Scales).of(v, d);
  const none = worthOfNone(v, own, d);
  for (let place = 0; place < places; place++) {
    let left = facings[place] as number;
    if (left === 0) continue;
    own.weigh(v, d, place, left);
    let fighting = fights[place] as number;
    const here = placeWorth(v, place, d) - none;
    for (let i = endIn(place, 0); left !== 0; i++, left >>= 1, fighting >>= 1) {
      if ((left & 1) === 0) continue;
      const shot = (fighting & 1) === 1 ? (own.shots[i] as number) : 0;
      tell(i, here + (own.stands[i] as number) + shot + goalWorth(v, i, d));
    }
  }
}

/** Of giving no order: it stays as it is and does not fight. */
function worthOfNone(v: QuickView, own: Scales, d: Doctrine): number {
  const place = placeOf(v.stay);
  own.weigh(v, d, place, 1 << facingIn(v.stay));
  return placeWorth(v, place, d) + (own.stands[v.stay] as number) + goalWorth(v, v.stay, d);
}

/** 20.9 Facing its post. */
function goalWorth(v: QuickView, i: number, d: Doctrine): number {
  const { goal } = v.task;
  const hex = v.hexAt(i);
  if (goal === NONE || goal === hex) return 0;
  return nearerAhead(v.s.scenario, goal, hex, facingIn(i)) * d.facing;
}

/** Nearness to the post, cover, and objectives: who stands on one keeps it. */
function placeWorth(v: QuickView, place: number, d: Doctrine): number {
  const hex = v.ends.hex[place] as number;
  const way = v.ways[hex] as number;
  const { objectiveAt, edge } = v.s.scenario;
  let worth = -way * d.way - (edge[Side.german][hex] as number) * d.forward;
  if (v.foes.count > 0 && v.covered(endIn(place, 0))) worth += d.cover;
  const objective = objectiveAt[hex] ?? NONE;
  if (objective === NONE) return worth;
  const vp = v.s.scenario.objectives[objective]?.vp ?? 0;
  worth += vp * (holderOf(v.s, objective) === Side.french ? d.hold : d.seize);
  return worth;
}
