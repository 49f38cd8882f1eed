// One raid played by an automatic player, and what of it is counted.

import type { Options } from '../../../engine/course.ts';
import type { Player } from '../../../engine/player.ts';
import { SeededRolls } from '../../../engine/rolls.ts';
import type { Action } from '../../../engine/system.ts';
import { perform } from '../rules/apply.ts';
import type { RaidEvent } from '../rules/events.ts';
import { legalActions } from '../rules/legal.ts';
import type { Scenario } from '../rules/scenario.ts';
import { setup } from '../rules/setup.ts';
import { G, get, isCommando, kindOf, Off, placeOf, type RaidState, Stage } from '../rules/state.ts';
import { raid } from '../rules/system.ts';
import { ABOARD, Kind, type Zone } from '../rules/types.ts';
import { type Outcome, score } from '../rules/victory.ts';

export interface RaidResult {
  readonly outcome: Outcome;
  readonly vp: number;
  readonly guns: number; // heavy guns destroyed
  readonly secondGun: number; // turn in which the last one fell, 0 when it stands
  readonly alarm: readonly number[]; // at the end of each turn that was played
  readonly commandosLost: number;
  readonly commandosAshore: number; // left behind
  readonly officersLost: number; // or left behind
  readonly craftLost: number;
  readonly strongpoints: number;
  readonly telephone: number;
  readonly decisions: number;
  readonly zones: readonly Zone[]; // where something happened
}

/** Looks on while a raid is played. */
export interface Watcher {
  hear(event: RaidEvent, s: RaidState): void;
  /** The player is asked again, or the raid is over. */
  decided(s: RaidState): void;
}

export function playCounted(
  scenario: Scenario,
  options: Options,
  player: Player,
  watcher?: Watcher,
): RaidResult {
  const s = setup(scenario, options);
  const log: RaidEvent[] = [];
  const tell = (event: RaidEvent): void => {
    log.push(event);
    watcher?.hear(event, s);
  };
  const play = { s, rolls: new SeededRolls(s, raid.random), tell };
  const legal: Action[] = [];
  const alarm: number[] = [];
  const zones = new Set<Zone>();
  let decisions = 0;
  player.start(options.seed);
  while (get(s, G.stage) !== Stage.over) {
    const turn = get(s, G.turn);
    perform(play, player.pick(s, legalActions(s, legal)));
    decisions++;
    watcher?.decided(s);
    for (const event of log) for (const zone of zonesOf(event)) zones.add(zone);
    log.length = 0;
    if (get(s, G.turn) !== turn || get(s, G.stage) === Stage.over) alarm.push(get(s, G.alarm));
  }
  const inOrder = [...zones].filter((zone) => zone < scenario.zones.length).sort((a, b) => a - b);
  return { ...resultOf(s, alarm), decisions, zones: inOrder };
}

/** Where the British go, where shots are fired and fall, where is fought, and where reinforcements come in. */
function zonesOf(event: RaidEvent): readonly Zone[] {
  switch (event.kind) {
    case 'moved':
    case 'landed':
      return [event.to];
    case 'fire':
      return [event.from, event.to];
    case 'assault':
      return [event.zone];
    case 'reinforcements':
      return event.units.length > 0 ? [event.zone] : [];
    default:
      return [];
  }
}

function resultOf(s: RaidState, alarm: readonly number[]): Omit<RaidResult, 'decisions' | 'zones'> {
  const { outcome, vp } = score(s);
  const count = (is: (unit: number) => boolean): number => {
    let total = 0;
    for (let u = 0; u < s.scenario.britishCount; u++) if (is(u)) total++;
    return total;
  };
  const lost = (u: number): boolean => placeOf(s, u) === Off.lost;
  const ashore = (u: number): boolean => placeOf(s, u) >= 0 && placeOf(s, u) < ABOARD;
  return {
    outcome,
    vp,
    guns: get(s, G.guns),
    secondGun: get(s, G.secondGun),
    alarm,
    commandosLost: count((u) => isCommando(s, u) && lost(u)),
    commandosAshore: count((u) => isCommando(s, u) && ashore(u)),
    officersLost: count((u) => kindOf(s, u) === Kind.officer && (lost(u) || ashore(u))),
    craftLost: count((u) => kindOf(s, u) === Kind.craft && lost(u)),
    strongpoints: get(s, G.strongpoints),
    telephone: get(s, G.telephone),
  };
}
