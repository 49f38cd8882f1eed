// Random players with a taste: each is drawn to orders that reach other corners of the rules.

import alea from 'seedrandom/lib/alea.js';
import type { Player } from '../../../../src/engine/player.ts';
import type { Action } from '../../../../src/engine/system.ts';
import { Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import { endLink, firstLink, isLandLink } from '../../../../src/systems/raid/rules/graph.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import { britishLevels } from '../../../../src/systems/raid/rules/stacks.ts';
import {
  at,
  isFaceDown,
  obstacleAt,
  type RaidState,
} from '../../../../src/systems/raid/rules/state.ts';
import { Kind, Obstacle } from '../../../../src/systems/raid/rules/types.ts';

type Verb = keyof typeof Do;
type Taste = Partial<Record<Verb, number>>;
type Weigh = (s: RaidState, action: Action) => number;

const VERBS = Object.keys(Do) as Verb[];

/** By kind of action; what a taste does not name weighs 1. Most load as the book does. */
function tasteFor(taste: Taste): Weigh {
  const weights: number[] = [];
  for (const verb of VERBS) weights[Do[verb]] = taste[verb] ?? 1;
  return (_, action) => weights[doing(action)] ?? 1;
}

const STANDARD = { loadStandard: 30 };

const assaulter = tasteFor({
  ...STANDARD,
  assault: 60,
  land: 20,
  step: 8,
  goOn: 10,
  take: 6,
  leave: 0.05,
  front: 0.1,
  end: 0.2,
  done: 0.2,
  embark: 0.05,
  embarkOne: 0.02,
});

/** Everybody into the same zones, over wire and mines: stacks that pass, stop and have to go back. */
function crowding(s: RaidState, action: Action): number {
  const zone = first(action);
  switch (doing(action)) {
    case Do.step:
    case Do.land: {
      const lure = isFaceDown(s, zone) || obstacleAt(s, zone) !== Obstacle.none ? 12 : 2;
      return lure * (1 + britishLevels(s, zone));
    }
    case Do.loadStandard:
      return 30;
    case Do.take:
      return 8;
    case Do.leave:
    case Do.front:
    case Do.embarkOne:
    case Do.end:
      return 0.1;
    default:
      return 1;
  }
}

/** Straight for the heavy guns, in big stacks, and on until they are gone. */
function storming(s: RaidState, action: Action): number {
  switch (doing(action)) {
    case Do.step:
    case Do.assault: {
      const nearer = waysFromGuns(s.scenario)[first(action)] ?? 99;
      return 2000 / 4 ** Math.min(nearer, 9);
    }
    case Do.loadStandard:
    case Do.land:
    case Do.goOn:
    case Do.take:
      return 30;
    case Do.blow:
      return 10;
    case Do.leave:
    case Do.front:
    case Do.embark:
    case Do.embarkOne:
    case Do.prisoner:
      return 0.002;
    default:
      return 0.1;
  }
}

const ways = new WeakMap<Scenario, number[]>();

/** MP on foot from each zone to the nearest heavy gun, whatever lies between. */
function waysFromGuns(sc: Scenario): readonly number[] {
  const known = ways.get(sc);
  if (known !== undefined) return known;
  const far = sc.zones.map(() => 99);
  sc.kind.forEach((kind, unit) => {
    if (kind === Kind.gun) far[at(sc.startZone, unit)] = 0;
  });
  for (let pass = 0; pass < sc.zones.length; pass++) {
    for (let zone = 0; zone < sc.zones.length; zone++) {
      for (let i = firstLink(sc, zone); i < endLink(sc, zone); i++) {
        const reach = (far[zone] ?? 99) + at(sc.linkCost, i);
        if (isLandLink(sc, i)) far[at(sc.linkTo, i)] = Math.min(reach, far[at(sc.linkTo, i)] ?? 99);
      }
    }
  }
  ways.set(sc, far);
  return far;
}

const TASTES: Readonly<Record<string, Weigh>> = {
  uniform: tasteFor(STANDARD),
  loader: tasteFor({ loadStandard: 0.01 }),
  assaulter,
  warder: tasteFor({
    ...STANDARD,
    prisoner: 200,
    assault: 40,
    land: 10,
    step: 6,
    embark: 6,
    take: 5,
    leave: 0.05,
    front: 0.1,
    end: 0.3,
  }),
  ferryman: tasteFor({
    ...STANDARD,
    embark: 30,
    embarkOne: 15,
    land: 20,
    sail: 4,
    take: 6,
    end: 0.5,
    leave: 0.2,
  }),
  chaos: tasteFor({
    ...STANDARD,
    leave: 4,
    front: 6,
    embarkOne: 6,
    contact: 8,
    support: 8,
    take: 6,
  }),
  crowd: crowding,
  stormer: storming,
  gunner: tasteFor({
    ...STANDARD,
    fire: 40,
    snipe: 40,
    step: 4,
    land: 10,
    take: 5,
    front: 3,
    end: 0.3,
  }),
};

export const PLAYERS: readonly string[] = Object.keys(TASTES);

export function fuzzPlayer(name: string): Player<Scenario> {
  const weigh = TASTES[name];
  if (weigh === undefined) throw new Error(`no fuzz player '${name}'`);
  let next = alea('', { state: true });
  return {
    name,
    start(seed) {
      next = alea(`${name} ${seed}`, { state: true });
    },
    pick: (s, legal) => draw(s, legal, weigh, next()),
  };
}

function draw(s: RaidState, legal: readonly Action[], weigh: Weigh, chance: number): Action {
  let total = 0;
  for (const action of legal) total += weigh(s, action);
  let left = chance * total;
  for (const action of legal) {
    left -= weigh(s, action);
    if (left < 0) return action;
  }
  return legal.at(-1) as Action;
}
