// What of a position at the start of a turn says how the raid will go: counted, and nothing of it hidden from the
// player. An outlook is a weighted sum of these figures.

import { endLink, firstLink } from '../../rules/graph.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { ABOARD, Kind, Link, NONE, type Unit, type Zone } from '../../rules/types.ts';
import { commandosGone } from '../../rules/victory.ts';
import { batteryZones } from '../steady/battery-zones.ts';
import { STANDARD_DOCTRINE } from '../steady/doctrine.ts';
import { look } from '../steady/ground.ts';
import { type Mind, newMind } from '../steady/mind.ts';
import { germanWin } from '../steady/odds-table.ts';
import { fieldFor, paceOf } from '../steady/plan.ts';
import { Goal } from '../steady/routes.ts';
import {
  alarmOf,
  below,
  Flag,
  fireOf,
  germanTop,
  has,
  isCommando,
  isFaceDown,
  isInfantry,
  isLineCut,
  kindOf,
  levelOf,
  levelsOf,
  Off,
  obstacleAt,
  placeOf,
  pointsSoFar,
  type RaidState,
  stepsOf,
  strongpointsGone,
  topOf,
  turnOf,
} from '../steady/sight.ts';

/** Where each figure, or the first of a row of figures, stands. */
const F = {
  one: 0,
  level: 1, // four
  points: 5, // as the score stands
  gone: 6, // commandos lost
  safe: 7, // commandos aboard for good
  exposed: 8, // of them, in a sea under fire
  toLand: 9, // levels still to land
  near: 10, // six: levels ashore by turns from the battery
  nearest: 16, // the strongest stack within a turn of it
  next: 17, // within two
  late: 18, // five: commandos ashore by turns to spare on the way home
  worn: 23, // commandos reduced
  hits: 24, // losses the Germans in sight would do at once
  misses: 25, // and suffer
  officers: 26, // four: late, in time by one turn, by more; aboard for good
  craft: 30, // afloat
  stranded: 31, // levels ashore that have no place in them
  escort: 32, // Germans at the battery, by levels and counters
  escortHidden: 33,
  ring: 34, // Germans in the zones around it
  ringHidden: 35,
  sighted: 36, // Germans in sight anywhere
  hidden: 37, // face-down markers
  alarm: 38,
  attack: 39, // the Germans come out
  pool: 40, // reinforcements to come
  line: 41, // cut
  lineNear: 42, // not cut, and a stack within a turn of it
  strongpoints: 43, // destroyed
  targets: 44, // strongpoints next to a strong stack
  stacks: 45, // ashore
  largest: 46, // levels of the largest
  prisoners: 47,
  obstacles: 48, // mines and wire in sight
  full: 49, // commandos at full strength, ashore
  square: 50, // of those gone
} as const;
export const FIGURES = 51;

export class FigureReader {
  readonly #mind: Mind;
  readonly #ring: readonly Zone[];
  readonly #out = new Float64Array(FIGURES);

  constructor(scenario: Scenario) {
    this.#mind = newMind(scenario, STANDARD_DOCTRINE);
    const batteries = batteryZones(scenario);
    this.#ring = this.#mind.lands.filter((zone) =>
      batteries.some((battery) => isNextTo(scenario, zone, battery)),
    );
  }

  /** The figures of a position; good until the next are read. */
  read(s: RaidState): Float64Array {
    const out = this.#out.fill(0);
    look(this.#mind, s);
    out[F.one] = 1;
    out[F.level + Math.min(3, levelOf(s))] = 1;
    out[F.points] = pointsSoFar(s);
    const gone = commandosGone(s);
    out[F.gone] = gone;
    out[F.square] = gone * gone;
    for (const zone of this.#mind.lands) if (topOf(s, zone) !== NONE) this.#readStack(s, zone);
    this.#readAboard(s);
    this.#readGermans(s);
    out[F.alarm] = alarmOf(s);
    out[F.attack] = alarmOf(s) >= s.scenario.alarmAttack ? 1 : 0;
    out[F.line] = isLineCut(s) ? 1 : 0;
    out[F.strongpoints] = strongpointsGone(s);
    return out;
  }

  #add(figure: number, by: number): void {
    this.#out[figure] = (this.#out[figure] as number) + by;
  }

  #atLeast(figure: number, value: number): void {
    this.#out[figure] = Math.max(this.#out[figure] as number, value);
  }

  #readStack(s: RaidState, zone: Zone): void {
    const mind = this.#mind;
    const pace = Math.max(1, paceOf(s, zone));
    const home = Math.ceil((fieldFor(mind, Goal.home, pace).march[zone] as number) / pace);
    const spare = Math.max(-1, Math.min(3, s.scenario.turns - turnOf(s) + 1 - home));
    let levels = 0;
    for (let u = topOf(s, zone); u !== NONE; u = below(s, u)) {
      if (isCommando(s, u)) {
        levels += levelsOf(s, u);
        this.#add(F.late + 1 + spare, 1);
        this.#add(stepsOf(s, u) === 2 ? F.full : F.worn, 1);
      } else if (kindOf(s, u) === Kind.officer) {
        this.#add(F.officers + Math.max(0, Math.min(2, spare + 1)), 1);
      }
    }
    this.#add(F.stacks, 1);
    this.#atLeast(F.largest, levels);
    this.#readGoals(s, zone, pace, levels);
    this.#readFire(s, zone, levels);
  }

  #readGoals(s: RaidState, zone: Zone, pace: number, levels: number): void {
    const mind = this.#mind;
    if (!isLineCut(s) && (fieldFor(mind, Goal.line, pace).march[zone] as number) <= pace) {
      this.#atLeast(F.lineNear, 1);
    }
    if (mind.ground.guns === 0) return;
    const march = fieldFor(mind, Goal.battery, pace).march[zone] as number;
    const turns = Math.min(5, Math.ceil(march / pace));
    this.#add(F.near + turns, levels);
    if (turns <= 1) this.#atLeast(F.nearest, levels);
    if (turns <= 2) this.#atLeast(F.next, levels);
  }

  /** 11.1 What the Germans next to a stack would do to it, and it to them. */
  #readFire(s: RaidState, zone: Zone, levels: number): void {
    const sc = s.scenario;
    const top = topOf(s, zone);
    const support = levels - (isCommando(s, top) ? levelsOf(s, top) : 0);
    const defence = fireOf(s, top) + support + (sc.protection[zone] as number);
    for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
      const foe = germanTop(s, sc.linkTo[i] as number);
      if (foe === NONE) continue;
      const isStrongpoint = kindOf(s, foe) === Kind.pillbox || kindOf(s, foe) === Kind.flak;
      if (isStrongpoint && levels >= 6) this.#add(F.targets, 1);
      if (fireOf(s, foe) === 0) continue;
      const chance = germanWin(fireOf(s, foe) + infantryBelow(s, foe) - defence);
      this.#add(F.hits, chance);
      this.#add(F.misses, 1 - chance);
    }
  }

  #readAboard(s: RaidState): void {
    const mind = this.#mind;
    let ashore = 0;
    let room = 0;
    for (let u = 0; u < s.scenario.britishCount; u++) {
      const place = placeOf(s, u);
      if (kindOf(s, u) === Kind.craft) {
        if (place < 0) continue;
        this.#add(F.craft, 1);
        room += s.scenario.craftCapacity;
      } else if (place >= ABOARD) {
        this.#readPassenger(s, u, mind.ground.shelled[placeOf(s, place - ABOARD)] !== 0);
        room -= levelsOf(s, u);
      } else if (place >= 0) ashore += levelsOf(s, u);
    }
    this.#out[F.stranded] = Math.max(0, ashore - room);
  }

  #readPassenger(s: RaidState, unit: Unit, shelled: boolean): void {
    if (!has(s, unit, Flag.back)) this.#add(F.toLand, levelsOf(s, unit));
    else if (isCommando(s, unit)) {
      this.#add(F.safe, 1);
      if (shelled) this.#add(F.exposed, 1);
    } else if (kindOf(s, unit) === Kind.officer) this.#add(F.officers + 3, 1);
  }

  #readGermans(s: RaidState): void {
    const { ground, lands, battery } = this.#mind;
    for (const zone of lands) {
      this.#add(F.sighted, ground.germans[zone] as number);
      if (isFaceDown(s, zone)) this.#add(F.hidden, 1);
      if (obstacleAt(s, zone) !== 0) this.#add(F.obstacles, 1);
    }
    this.#out[F.escort] = ground.germans[battery] as number;
    this.#out[F.escortHidden] = isFaceDown(s, battery) ? 1 : 0;
    for (const zone of this.#ring) {
      this.#add(F.ring, ground.germans[zone] as number);
      if (isFaceDown(s, zone)) this.#add(F.ringHidden, 1);
    }
    for (const unit of s.scenario.reinforcements) {
      if (placeOf(s, unit) === Off.pool) this.#add(F.pool, 1);
    }
    for (let u = s.scenario.britishCount; u < s.scenario.units.length; u++) {
      if (placeOf(s, u) === Off.prisoner) this.#add(F.prisoners, 1);
    }
  }
}

function isNextTo(sc: Scenario, zone: Zone, other: Zone): boolean {
  for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
    if (sc.linkTo[i] === other && sc.linkKind[i] === Link.land) return true;
  }
  return false;
}

/** 11.1b Levels of infantry that support the German in front. */
function infantryBelow(s: RaidState, top: Unit): number {
  let levels = 0;
  for (let u = below(s, top); u !== NONE; u = below(s, u)) {
    if (isInfantry(s, u)) levels += levelsOf(s, u);
  }
  return levels;
}
