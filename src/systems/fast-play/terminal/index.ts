// Fast Play 1870 in the terminal: its sentences, and its board, positions, events and odds as plain JSON.

import type { Terminal } from '../../../engine/terminal.ts';
import { Do, kindOf } from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import type { BattleAsked } from '../rules/system.ts';
import { boardJson, eventJson, oddsJson, positionJson } from './json.ts';
import { battleVoice, oddsNow } from './voice.ts';

/** Answers whose dice are worth asking about. */
const FIGHTS: readonly number[] = [Do.attack, Do.test, Do.name];

export const fastPlayTerminal: Terminal<Field, BattleEvent, BattleAsked> = {
  words: {
    enemy: 'the Germans',
    place: 'hex',
    places: 'hexes',
    order: 'order F-DOE 1107 NE',
    events: 'random events (this system has none)',
  },
  voice: battleVoice,
  fights: (s) => legal(s, []).filter((action) => FIGHTS.includes(kindOf(action))),
  json: {
    board: boardJson,
    position: positionJson,
    event: eventJson,
    odds: (s, action) => oddsJson(s.scenario, oddsNow(s, action)),
  },
};
