// Positions for looking at the map: the set-up, the thick of a raid, crowded zones and every kind of highlight.

import { playFrames } from '../../../../src/engine/frames.ts';
import { randomPlayer } from '../../../../src/engine/random-player.ts';
import { SeededRolls } from '../../../../src/engine/rolls.ts';
import type { Action } from '../../../../src/engine/system.ts';
import type { MapModel } from '../../../../src/systems/raid/map/model.ts';
import { act, Do, doing, first } from '../../../../src/systems/raid/rules/actions.ts';
import { perform } from '../../../../src/systems/raid/rules/apply.ts';
import { decision } from '../../../../src/systems/raid/rules/decision.ts';
import { legalActions } from '../../../../src/systems/raid/rules/legal.ts';
import type { Scenario } from '../../../../src/systems/raid/rules/scenario.ts';
import type { Frame } from '../../../../src/systems/raid/rules/session.ts';
import { setup } from '../../../../src/systems/raid/rules/setup.ts';
import { lift, placeGerman, putOnTop } from '../../../../src/systems/raid/rules/stacks.ts';
import {
  Flag,
  G,
  get,
  Off,
  type RaidState,
  raise,
  Stage,
  set,
  setGuard,
  setObstacle,
  setPlace,
  setSteps,
} from '../../../../src/systems/raid/rules/state.ts';
import { raid } from '../../../../src/systems/raid/rules/system.ts';
import {
  ABOARD,
  Kind,
  Obstacle,
  type Unit,
  type Zone,
} from '../../../../src/systems/raid/rules/types.ts';
import { openBattle } from '../../../../src/systems/shelf.ts';
import type { Look, Target } from '../../../../src/ui/sheet/model.ts';

export const scenario: Scenario = (await openBattle('dieppe-1942')) as Scenario;

export const zone = (id: string): Zone => scenario.zones.findIndex((z) => z.id === id);
export const unit = (id: string): Unit => scenario.units.findIndex((u) => u.id === id);

export function model(state: RaidState, more: Partial<MapModel> = {}): MapModel {
  const plain = { selected: [], targets: [], threats: [], plan: [], focus: null, inspected: null };
  return { position: state, lang: 'en', ...plain, ...more };
}

function loaded(seed = 'map'): RaidState {
  const s = setup(scenario, { seed, level: scenario.levels[0]?.id ?? '', events: false });
  perform({ s, rolls: new SeededRolls(s, raid.random), tell: null }, act(Do.loadStandard));
  return s;
}

const LOOKS: Readonly<Record<number, Look>> = {
  [Do.take]: 'own',
  [Do.step]: 'move',
  [Do.land]: 'enter',
  [Do.sail]: 'pass',
  [Do.fire]: 'fire',
  [Do.assault]: 'assault',
};

/** The lights of a decision, as the screen would set them. */
function targetsOf(s: RaidState): Target[] {
  const found = new Map<Zone, Target>();
  for (const action of decision(s).actions) {
    const look = LOOKS[doing(action)];
    if (look === undefined) continue;
    const at = first(action) >= ABOARD ? -1 : first(action);
    if (at >= 0) found.set(at, { place: at, look, label: '1 MP' });
  }
  return [...found.values()];
}

/** A raid played at random, but going ashore when it can, up to a turn. */
function played(turn: number, seed: string): RaidState {
  const s = loaded(seed);
  const player = randomPlayer();
  player.start(seed);
  const play = { s, rolls: new SeededRolls(s, raid.random), tell: null };
  const legal: Action[] = [];
  while (get(s, G.stage) !== Stage.over && get(s, G.turn) < turn) {
    legalActions(s, legal);
    const ashore = legal.find((a) => doing(a) === Do.land);
    const on = legal.filter(
      (a) => doing(a) !== Do.end && doing(a) !== Do.done && doing(a) !== Do.embark,
    );
    perform(play, ashore ?? player.pick(s, on.length > 0 ? on : legal));
  }
  return s;
}

/** Every frame of a raid played like that to its end. */
export function framesOf(seed: string): Frame[] {
  const player = randomPlayer();
  player.start(seed);
  const frames: Frame[] = [];
  let s = loaded(seed);
  while (get(s, G.stage) !== Stage.over) {
    const legal = legalActions(s, []);
    const ashore = legal.find((a) => doing(a) === Do.land || doing(a) === Do.assault);
    const on = legal.filter((a) => doing(a) !== Do.end && doing(a) !== Do.done);
    const played = playFrames(raid, s, ashore ?? player.pick(s, on.length > 0 ? on : legal), 0);
    frames.push(...played.frames);
    s = played.position;
  }
  return frames;
}

/** Moves British counters from their craft to a zone. */
function ashore(s: RaidState, ids: readonly string[], to: Zone): void {
  for (const id of [...ids].reverse()) {
    lift(s, unit(id));
    putOnTop(s, to, unit(id));
  }
}

const commandos = scenario.units.flatMap((u, i) => (u.kind === 'commando' ? [i] : []));
const idsOf = (units: readonly Unit[]): string[] => units.map((u) => scenario.units[u]?.id ?? '');

/** Ten levels in one zone, reduced and finished counters, a prisoner, obstacles, a cut line. */
function crowded(): RaidState {
  const s = loaded('crowd');
  const men = commandos.slice(0, 4);
  const others = scenario.units.flatMap((u, i) =>
    i < scenario.britishCount && ['officer', 'sniper', 'mortar'].includes(u.kind) ? [i] : [],
  );
  ashore(s, idsOf([...others, ...men]), zone('SAI'));
  ashore(s, idsOf(commandos.slice(4, 7)), zone('HN'));
  ashore(s, idsOf(commandos.slice(12, 14)), zone('BOE'));
  ashore(s, idsOf(commandos.slice(14, 16)), zone('HS'));
  for (const u of [men[1], commandos[4], commandos[12]]) if (u !== undefined) setSteps(s, u, 1);
  for (const u of commandos.slice(12, 16)) raise(s, u, Flag.done);
  for (const u of commandos.slice(4, 5)) raise(s, u, Flag.done);
  const infantry = scenario.garrison.filter((u) => scenario.kind[u] === Kind.infantry);
  const guns = scenario.garrison.filter((u) => scenario.kind[u] === Kind.machineGun);
  const officers = scenario.garrison.filter((u) => scenario.kind[u] === Kind.officer);
  for (const [list, where] of [
    [[infantry[0], infantry[1], guns[0], officers[0]], 'H'],
    [[infantry[2], guns[1]], 'CHV'],
    [[infantry[3]], 'RTB'],
    [[infantry[4]], 'STM'],
  ] as const) {
    for (const u of list) {
      if (u === undefined) continue;
      setSteps(s, u, u === infantry[3] ? 1 : (scenario.fullSteps[u] ?? 1));
      placeGerman(s, zone(where), u);
    }
  }
  const caught = infantry[5];
  if (caught !== undefined) {
    setSteps(s, caught, 1);
    setPlace(s, caught, Off.prisoner);
    setGuard(s, caught, men[0] ?? 0);
  }
  setObstacle(s, zone('VGW'), Obstacle.wire);
  setObstacle(s, zone('VGE'), Obstacle.mines);
  setObstacle(s, zone('HN'), Obstacle.wire);
  set(s, G.telephone, 1);
  set(s, G.turn, 6);
  return s;
}

function highlights(): MapModel {
  const s = crowded();
  set(s, G.turn, 5);
  const looks: ReadonlyArray<readonly [string, Look, string]> = [
    ['BVA', 'move', '1 MP'],
    ['RTB', 'fire', '63 %'],
    ['H', 'assault', '48 %'],
    ['VAS', 'move', '2 MP'],
    ['OR1', 'enter', '2 MP'],
    ['G1', 'leave', '2 MP'],
    ['S2', 'pass', '1 MP'],
    ['HN', 'own', ''],
    ['HS', 'own', ''],
    ['CHV', 'fire', '27 %'],
  ];
  return model(s, {
    selected: commandos.slice(0, 4),
    targets: looks.map(([id, look, label]) => ({ place: zone(id), look, label })),
    threats: [
      { from: zone('H'), to: zone('HS'), label: '33 %' },
      { from: zone('STM'), to: zone('CAR'), label: '12 %' },
      { from: zone('CHV'), to: zone('HN'), label: '58 %' },
    ],
    plan: ['SAI', 'BVA', 'VAS', 'VGW', 'OR1'].map(zone),
    focus: zone('LHA'),
  });
}

export const positions: Readonly<Record<string, () => MapModel>> = {
  setup: () => {
    const s = loaded();
    return model(s, { targets: targetsOf(s) });
  },
  mid: () => {
    const s = played(4, 'mid-3');
    return model(s, { targets: targetsOf(s) });
  },
  dense: () => model(crowded(), { selected: commandos.slice(0, 4) }),
  fan: () => model(crowded(), { selected: commandos.slice(0, 2), inspected: zone('SAI') }),
  'fan-craft': () => model(loaded(), { inspected: zone('G1') }),
  highlights,
  night: () => model(played(2, 'mid-3')),
  day: () => {
    const s = crowded();
    set(s, G.turn, 12);
    return model(s);
  },
  french: () => ({ ...highlights(), lang: 'fr' }),
};
