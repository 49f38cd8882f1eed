// One raid played by an automatic player, and what of it is counted.

import type { Player } from '../../players/player.ts';
import type { Action } from '../../rules/actions.ts';
import { perform } from '../../rules/apply.ts';
import { legalActions } from '../../rules/legal.ts';
import { SeededRolls } from '../../rules/rolls.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { type RaidOptions, setup } from '../../rules/setup.ts';
import {
  G,
  get,
  isCommando,
  kindOf,
  Off,
  placeOf,
  type RaidState,
  Stage,
} from '../../rules/state.ts';
import { ABOARD, Kind } from '../../rules/types.ts';
import { type Outcome, score } from '../../rules/victory.ts';

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
}

export function playCounted(scenario: Scenario, options: RaidOptions, player: Player): RaidResult {
  const s = setup(scenario, options);
  const play = { s, rolls: new SeededRolls(s), log: null };
  const legal: Action[] = [];
  const alarm: number[] = [];
  let decisions = 0;
  player.start(options.seed);
  while (get(s, G.stage) !== Stage.over) {
    const turn = get(s, G.turn);
    perform(play, player.pick(s, legalActions(s, legal)));
    decisions++;
    if (get(s, G.turn) !== turn || get(s, G.stage) === Stage.over) alarm.push(get(s, G.alarm));
  }
  return resultOf(s, alarm, decisions);
}

function resultOf(s: RaidState, alarm: readonly number[], decisions: number): RaidResult {
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
    decisions,
  };
}
