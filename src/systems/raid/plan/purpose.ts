// What a line of a plan is for, read off what its orders do by the rules: whom they hit, what the zone they lead to is
// good for, whose fire they escape. The weightiest reason alone.

import { shotsOn } from '../odds/threats.ts';
import { batteryZones } from '../players/steady/battery-zones.ts';
import { distances, FAR } from '../players/steady/routes.ts';
import { Do, doing, first, second } from '../rules/actions.ts';
import { isSea, linkBetween } from '../rules/graph.ts';
import { isRaceOn } from '../rules/home/way-home.ts';
import { landingsOf } from '../rules/landings.ts';
import type { Scenario } from '../rules/scenario.ts';
import { britishLevels, germansIn } from '../rules/stacks.ts';
import { at, G, get, kindOf, placeOf, type RaidState, topOf } from '../rules/state.ts';
import { ABOARD, Kind, NONE, type Unit, type Zone } from '../rules/types.ts';
import { goalOf, isAboard, type Line, type Step, stepOf, zoneOf } from './line.ts';

export type Purpose =
  | {
      readonly kind:
        | 'guns'
        | 'quiet'
        | 'battery'
        | 'line'
        | 'ready'
        | 'cover'
        | 'hit'
        | 'weaken'
        | 'it';
    }
  | { readonly kind: 'ashore' | 'open' | 'home' | 'safe' | 'back' | 'strong' | 'decoy' | 'inland' }
  | {
      readonly kind: 'clear' | 'way-home' | 'fetch' | 'away' | 'post' | 'room';
      readonly zone: Zone;
    }
  | { readonly kind: 'shield' | 'strongpoint'; readonly unit: Unit };

/** What comes later in the plan says what craft sail for. */
export function purposeOf(line: Line, later: readonly Line[] = []): Purpose | null {
  const front = line.steps.length === 1 ? stepOf(line, Do.front) : undefined;
  if (front !== undefined) return ofFront(front);
  const [begun] = line.steps;
  if (boards(line) && isAboard(line)) {
    return { kind: begun !== undefined && isRaceOn(begun.before) ? 'home' : 'safe' };
  }
  const fight = stepOf(line, Do.assault) ?? stepOf(line, Do.fire, Do.snipe);
  if (fight !== undefined) return ofFight(line, fight);
  const goal = goalOf(line);
  if (begun === undefined || goal === NONE || line.from < 0) return null;
  const { before } = begun;
  if (isSea(before.scenario, goal)) return ofCraft(line, later, before, goal);
  return ofMarch(line, before, goal);
}

const boards = (line: Line): boolean => stepOf(line, Do.embark, Do.embarkOne) !== undefined;

const STRONG: readonly number[] = [Kind.flak, Kind.pillbox];

function ofFight(line: Line, { action, before: s }: Step): Purpose {
  const zone = doing(action) === Do.snipe ? placeOf(s, first(action)) : first(action);
  const germans = germansIn(s, zone);
  const storms = doing(action) === Do.assault;
  if (storms && stepOf(line, Do.breakOff) !== undefined) return { kind: 'weaken' };
  if (germans.some((u) => kindOf(s, u) === Kind.gun)) return { kind: storms ? 'guns' : 'quiet' };
  if (!storms && s.scenario.victory.harassed?.zones.includes(zone) === true) {
    return { kind: 'quiet' };
  }
  const strong = germans.find((u) => STRONG.includes(kindOf(s, u)));
  const isAlone = germans.length === 1 && targetsOf(line).size === 1;
  if (strong !== undefined && isAlone) return { kind: 'it' };
  if (strong !== undefined) return { kind: 'strongpoint', unit: strong };
  const here = zoneOf(s, line.from);
  const goals = isRaceOn(s) ? seaward(s.scenario) : toBattery(s.scenario);
  if ((goals[zone] as number) < (goals[here] as number)) {
    return isRaceOn(s) ? { kind: 'way-home', zone } : { kind: 'clear', zone };
  }
  return { kind: shotsOn(s).some(({ from }) => from === zone) ? 'hit' : 'weaken' };
}

const targetsOf = ({ steps }: Line): Set<Zone> =>
  new Set(steps.flatMap(({ action }) => (FIGHTS.includes(doing(action)) ? [first(action)] : [])));
const FIGHTS: readonly number[] = [Do.fire, Do.assault];

/** 2.2c, 11.1h Whoever is on top takes the first loss. */
function ofFront({ action, before: s }: Step): Purpose {
  if (kindOf(s, first(action)) === Kind.craft) return { kind: 'decoy' };
  const top = topOf(s, placeOf(s, first(action)));
  if (kindOf(s, top) === Kind.officer) return { kind: 'shield', unit: top };
  return { kind: 'strong' };
}

function ofMarch(line: Line, s: RaidState, goal: Zone): Purpose | null {
  const sc = s.scenario;
  const from = zoneOf(s, line.from);
  if (sc.telephoneZones.includes(goal) && get(s, G.telephone) === 0) return { kind: 'line' };
  if (line.from >= ABOARD) return { kind: get(s, G.secondGun) === 0 ? 'battery' : 'ashore' };
  const flees = escaped(s, line.after, from, goal);
  const home = isRaceOn(s);
  if (!home && isBesideBattery(sc, goal)) return { kind: 'ready' };
  if (home && nearer(seaward(sc), from, goal)) return { kind: 'way-home', zone: goal };
  if (flees !== NONE) return { kind: 'away', zone: flees };
  if (nearer(toBattery(sc), from, goal) && get(s, G.secondGun) === 0) return { kind: 'battery' };
  if (stepOf(line, Do.blow) !== undefined) return { kind: 'open' };
  if (nearer(seaward(sc), from, goal)) return { kind: 'back' };
  return at(sc.protection, goal) > at(sc.protection, from) ? { kind: 'cover' } : null;
}

/** 9.3 Craft bring men, fetch them, make room for others or keep out of harm's way. */
function ofCraft(line: Line, later: readonly Line[], s: RaidState, goal: Zone): Purpose | null {
  const sc = s.scenario;
  const from = zoneOf(s, line.from);
  const beaches = landingsOf(sc).filter(({ sea }) => sea === goal);
  const [beach] = beaches;
  if (later.some((other) => landsFrom(other, line.units))) return { kind: 'inland' };
  const comes = isRaceOn(s) || later.some((other) => boardsAt(other, goal));
  const waiting = beaches.find((l) => comes && topOf(line.after, l.beach) !== NONE);
  if (waiting !== undefined) return { kind: 'fetch', zone: waiting.beach };
  const flees = escaped(s, line.after, from, goal);
  if (flees !== NONE) return { kind: 'away', zone: flees };
  const isFull = britishLevels(s, from) >= sc.craftLimit;
  if (isFull && later.some((other) => goalOf(other) === from)) return { kind: 'room', zone: from };
  return beach === undefined ? { kind: 'cover' } : { kind: 'post', zone: beach.beach };
}

/** Whether men of one of these craft go ashore. */
const landsFrom = (line: Line, craft: readonly Unit[]): boolean =>
  craft.includes(line.from - ABOARD) && stepOf(line, Do.land, Do.assault) !== undefined;

/** Whether men go aboard there. */
const boardsAt = (line: Line, sea: Zone): boolean => {
  const { action, before } = stepOf(line, Do.embark, Do.embarkOne) ?? {};
  if (action === undefined || before === undefined) return false;
  const craft = doing(action) === Do.embark ? first(action) : second(action);
  return zoneOf(before, ABOARD + craft) === sea;
};

/** The Germans who fire at where the stack was and not at where it will be, or NONE. */
function escaped(before: RaidState, after: RaidState, from: Zone, goal: Zone): Zone {
  const shot = shotsOn(before).find(({ to }) => to === from);
  if (shot === undefined || shotsOn(after).some(({ to }) => to === goal)) return NONE;
  return shot.from;
}

const isBesideBattery = (sc: Scenario, zone: Zone): boolean =>
  batteryZones(sc).some((gun) => linkBetween(sc, gun, zone) !== NONE);

const nearer = (to: Int16Array, from: Zone, goal: Zone): boolean =>
  (to[goal] as number) < (to[from] ?? FAR);

const out = new WeakMap<Scenario, Int16Array>();
const back = new WeakMap<Scenario, Int16Array>();

/** MP over land to the guns, and to the beaches. */
const toBattery = (sc: Scenario): Int16Array =>
  once(out, sc, () => distances(sc, batteryZones(sc)));
const seaward = (sc: Scenario): Int16Array =>
  once(back, sc, () => distances(sc, [...new Set(landingsOf(sc).map(({ beach }) => beach))]));

function once(
  known: WeakMap<Scenario, Int16Array>,
  sc: Scenario,
  make: () => Int16Array,
): Int16Array {
  const found = known.get(sc) ?? make();
  known.set(sc, found);
  return found;
}
