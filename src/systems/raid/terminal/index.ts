// The raid in the terminal: its sentences, and its board, positions, events and odds as plain JSON.

import type { Terminal } from '../../../engine/terminal.ts';
import { Do, doing } from '../rules/actions.ts';
import type { Decision } from '../rules/decision.ts';
import type { RaidEvent } from '../rules/events.ts';
import { legalActions } from '../rules/legal.ts';
import type { Scenario } from '../rules/scenario.ts';
import { boardJson } from './board-json.ts';
import { eventJson, oddsJson } from './named-json.ts';
import { positionJson } from './position-json.ts';
import { oddsNow, raidVoice } from './voice.ts';

const FIGHTS: readonly number[] = [Do.fire, Do.snipe, Do.assault, Do.goOn, Do.blow];

export const raidTerminal: Terminal<Scenario, RaidEvent, Decision> = {
  words: {
    enemy: 'the Germans',
    place: 'zone',
    places: 'zones',
    order: 'take OR1',
    events: 'random events of chapter 5',
  },
  voice: raidVoice,
  fights: (state) => legalActions(state, []).filter((action) => FIGHTS.includes(doing(action))),
  json: {
    board: boardJson,
    position: positionJson,
    event: eventJson,
    odds: (state, action) => oddsJson(state.scenario, oddsNow(state, action)),
  },
};
