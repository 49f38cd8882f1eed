// What the standing player makes of a position: who could fire where, what it would do to one of his, and how far it is to
// what must be taken. Reckoned when it is asked for, and forgotten with the position.

import { barrageHexes } from '../rules/bombard.ts';
import { breakChance, destroyChance } from '../rules/chance.ts';
import { modifierAt, type Threat } from '../rules/check.ts';
import { lossesOf } from '../rules/end.ts';
import { apartOf, type Field } from '../rules/field.ts';
import { isRoad, wireOn } from '../rules/hexside.ts';
import { aim, BLOCKED, isDark } from '../rules/sight.ts';
import {
  aimOf,
  countIn,
  Firing,
  faceOf,
  firingOf,
  HexMark,
  has,
  heldBy,
  hexHas,
  hexOf,
  is,
  isIn,
  isOnMap,
  isWhole,
  loadOf,
  Mark,
  type State,
  sideOf,
  turnOf,
  unitIn,
} from '../rules/state.ts';
import {
  type BatteryId,
  Cause,
  foeOf,
  Ground,
  type HexId,
  Is,
  Load,
  MAX_HEXES,
  NONE,
  type SideId,
  type UnitId,
} from '../rules/types.ts';
import { type Doctrine, POINT } from './doctrine.ts';

/** What may come of a moment under fire, as chances of one. */
export interface Risk {
  readonly holds: number; // neither broken nor destroyed
  readonly killed: number;
}
const NONE_AT_ALL: Risk = { holds: 1, killed: 0 };

/** Chances in 36 from which on rifles of the automaton fire, close by and further off. */
const FACES = 8;

export class Survey {
  s: State;
  readonly doctrine: Doctrine;
  side: SideId = 0;
  foe: SideId = 1;
  killed = 0; // what one of ours destroyed costs now
  nerve = 1; // how much of the danger he sees
  readonly #shooters: UnitId[] = []; // who may still react
  readonly #risks: (Risk | undefined)[] = new Array(MAX_HEXES * FACES);
  readonly #asked: number[] = []; // which of them are of this position
  readonly #pull = new Float64Array(MAX_HEXES);
  #pullOf: Float64Array | null = null;
  #drawn = 0; // what the pull was reckoned of
  readonly #down: BatteryId[] = []; // 7.18 whose shells lie on the map
  readonly #called: HexId[] = []; // where shells are on call
  #coming: ReadonlySet<HexId> = new Set(); // 7.72 where the barrage comes down next

  constructor(s: State, doctrine: Doctrine) {
    this.s = s;
    this.doctrine = doctrine;
  }

  /** A new position. */
  look(s: State, side: SideId): void {
    this.s = s;
    this.side = side;
    this.foe = foeOf(side);
    for (const key of this.#asked) this.#risks[key] = undefined;
    this.#asked.length = 0;
    this.#shooters.length = 0;
    const { units, loss, barrage } = s.scenario;
    this.#lookAtBatteries();
    const drawn = this.#whatDraws();
    if (drawn !== this.#drawn) this.#pullOf = null;
    this.#drawn = drawn;
    for (let unit = 0; unit < units.length; unit++) {
      if (sideOf(s, unit) === this.foe && isOnMap(s, unit) && !has(s, unit, Mark.spent))
        this.#shooters.push(unit);
    }
    const { killed, nerve, go, late } = this.doctrine;
    this.killed = killed + (lossesOf(s) >= loss.free ? -loss.vpEach * POINT : 0);
    this.nerve = (turnOf(s) < go ? nerve : late) / 100;
    this.#coming = barrage === null ? NOWHERE : new Set(barrageHexes(s, turnOf(s) + 1));
  }

  #lookAtBatteries(): void {
    const { s } = this;
    this.#down.length = 0;
    this.#called.length = 0;
    for (let battery = 0; battery < s.scenario.batteries.length; battery++) {
      if (loadOf(s, battery) === Load.smoke) continue;
      const firing = firingOf(s, battery);
      if (firing === Firing.down) this.#down.push(battery);
      else if (firing === Firing.ready || firing === Firing.aimed)
        this.#called.push(aimOf(s, battery));
    }
  }

  /** All that the pull hangs on, in a number: where they stand, what is ours, which wire is whole. */
  #whatDraws(): number {
    const { s, side, foe } = this;
    const { units, objectives, wires } = s.scenario;
    let sum = side + 1;
    for (let unit = 0; unit < units.length; unit++)
      if (sideOf(s, unit) === foe) sum = mixed(sum, hexOf(s, unit) + 2);
    for (const { hex } of objectives) sum = mixed(sum, heldBy(s, hex) + 2);
    for (let wire = 0; wire < wires.length; wire++) sum = mixed(sum, isWhole(s, wire) ? 1 : 2);
    return sum;
  }

  get field(): Field {
    return this.s.scenario;
  }

  /** What their fire would do to a unit in a hex, in the trench or not, while it moves or when it stands. */
  riskAt(unit: UnitId, hex: HexId, inTrench: boolean, moving: boolean): Risk {
    if (is(this.s, unit, Is.armour)) return NONE_AT_ALL;
    const face = faceOf(this.s, unit) & 1;
    const key = hex * FACES + face * 4 + (inTrench ? 2 : 0) + (moving ? 1 : 0);
    const known = this.#risks[key];
    if (known !== undefined) return known;
    const risk = this.#reckon(unit, hex, inTrench, moving);
    this.#risks[key] = risk;
    this.#asked.push(key);
    return risk;
  }

  #reckon(unit: UnitId, hex: HexId, inTrench: boolean, moving: boolean): Risk {
    const { s } = this;
    const { destroyedAt } = s.scenario.rules;
    const cohesion = s.scenario.cohesion[faceOf(s, unit)] as number;
    let holds = 1;
    let lives = 1;
    const meet = (threat: Threat): void => {
      const modifier = modifierAt(s, unit, threat, hex, inTrench, moving);
      holds *= 1 - breakChance(modifier, cohesion, destroyedAt) / 36;
      lives *= 1 - destroyChance(modifier, destroyedAt) / 36;
    };
    for (const other of this.#shooters) {
      const concealed = hexOf(s, other) === hex ? 0 : aim(s, other, hex);
      if (concealed === BLOCKED) continue;
      const range = apartOf(s.scenario, hexOf(s, other), hex);
      if (!is(s, other, Is.mg) && range > 1) continue; // rifles are kept for close quarters
      const power = s.scenario.fp[faceOf(s, other)] as number;
      meet({ cause: Cause.react, power, range, concealed: concealed > 0 });
    }
    if (moving)
      for (const battery of this.#down) if (aimOf(s, battery) === hex) meet(shellOf(s, battery));
    return { holds, killed: 1 - lives };
  }

  /** 7.72, 7.72a What the barrage does to whoever enters its hexes now, or stands in those of the next turn. */
  barrageAt(unit: UnitId, hex: HexId, inTrench: boolean, entering: boolean): Risk {
    const { s } = this;
    const lies = entering ? hexHas(s, hex, HexMark.barrage) : this.#coming.has(hex);
    if (!lies || is(s, unit, Is.armour)) return NONE_AT_ALL;
    const built = ((s.scenario.terrain[hex] as number) & Ground.building) !== 0;
    return inTrench || built ? { holds: 0, killed: 0 } : { holds: 0, killed: 1 };
  }

  /** 9.01, 5.441 Chances to go astray on a step. */
  straysOn(unit: UnitId, from: HexId, direction: number): number {
    const { s } = this;
    if (!isDark(s) || isRoad(s, from, direction) || has(s, unit, Mark.checked)) return 0;
    return breakChance(0, s.scenario.cohesion[faceOf(s, unit)] as number, NEVER) / 36;
  }

  /** What our own or their shells on call would do to whoever stays in a hex. */
  isCalledOn(hex: HexId): boolean {
    return this.#called.includes(hex);
  }

  /** How much a hex draws: the best of all objectives from there, less for every step. */
  pullAt(hex: HexId): number {
    this.#pullOf ??= this.#reckonPull();
    return this.#pullOf[hex] as number;
  }

  #reckonPull(): Float64Array {
    const { s } = this;
    const pull = this.#pull;
    const { hexes } = s.scenario;
    const queue: HexId[] = [];
    for (let hex = 0; hex < hexes.length; hex++) {
      pull[hex] = this.#drawOf(hex);
      if ((pull[hex] as number) > 0) queue.push(hex);
      else pull[hex] = FAR;
    }
    for (let at = 0; at < queue.length; at++) this.#spread(queue[at] as HexId, queue);
    return pull;
  }

  /** Whoever comes from next door has a step more, over wire three. */
  #spread(hex: HexId, queue: HexId[]): void {
    const { s, doctrine } = this;
    const pull = this.#pull;
    const here = pull[hex] as number;
    for (let direction = 0; direction < 6; direction++) {
      const from = s.scenario.next[hex * 6 + direction] as number;
      if (from === NONE) continue;
      const wire = wireOn(s, hex, direction) === NONE ? 1 : WIRE_STEPS;
      let there = here;
      for (let n = 0; n < wire; n++)
        there -= doctrine.step + (Math.max(0, there) * (100 - doctrine.near)) / 100;
      if (there <= (pull[from] as number)) continue;
      pull[from] = there;
      if (!isIn(s, from, this.foe)) queue.push(from);
    }
  }

  /** What taking a hex is worth. */
  #drawOf(hex: HexId): number {
    const { s, doctrine } = this;
    const foes = countIn(s, hex, this.foe);
    let draw = 0;
    for (let place = 0; place < foes; place++)
      if (is(s, unitIn(s, hex, this.foe, place), Is.mg)) draw = doctrine.nest;
    const points = this.pointsAt(hex);
    if (points > 0 && (heldBy(s, hex) !== this.side || foes > 0))
      draw += points * doctrine.ground - foes * doctrine.stand;
    return draw;
  }

  pointsAt(hex: HexId): number {
    for (const objective of this.s.scenario.objectives)
      if (objective.hex === hex) return objective.vp;
    return 0;
  }

  /** What leaving a hex gives away: an objective of ours that they threaten and nobody else holds. */
  holdOf(hex: HexId): number {
    const { s, doctrine } = this;
    const points = this.pointsAt(hex);
    if (points === 0 || countIn(s, hex, this.side) > 1) return 0;
    for (let unit = 0; unit < s.scenario.units.length; unit++) {
      if (sideOf(s, unit) !== this.foe || !is(s, unit, Is.infantry)) continue;
      const at = hexOf(s, unit);
      if (at !== NONE && apartOf(s.scenario, at, hex) <= NEAR) return points * doctrine.hold;
    }
    return 0;
  }

  /** What a risk costs. */
  priceOf({ holds, killed }: Risk): number {
    return (killed * this.killed + (1 - holds - killed) * this.doctrine.broken) * this.nerve;
  }
}

/** Any two positions that draw otherwise come to other sums, but for one in some thousand millions. */
const mixed = (sum: number, value: number): number => (sum * 8191 + value) % 90_071_992_547;

const NOWHERE: ReadonlySet<HexId> = new Set();
const FAR = -1_000_000;
const WIRE_STEPS = 3;
const NEAR = 3;
/** No check of this kind destroys. */
const NEVER = 99;

const shellOf = (s: State, battery: number): Threat => ({
  ...{ cause: loadOf(s, battery) === Load.gas ? Cause.gas : Cause.ffe, range: 0 },
  ...{ power: s.scenario.batteries[battery]?.fp ?? 0, concealed: false },
});
