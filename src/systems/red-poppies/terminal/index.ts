// Red Poppies in the terminal: its sentences, and its board, positions and events as plain JSON.

import type { Terminal } from '../../../engine/terminal.ts';
import { Do, kindOf } from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import type { BattleAsked } from '../rules/system.ts';
import { boardJson, eventJson, positionJson } from './json.ts';
import { battleVoice } from './voice.ts';

/** Answers whose dice are worth asking about. */
const FIGHTS: ReadonlySet<number> = new Set([
  ...[Do.fire, Do['fire-at'], Do.move, Do['move-both'], Do.melee, Do['melee-both']],
  ...[Do.shoot, Do['shoot-at'], Do.return, Do['return-at'], Do.target],
]);

export const redPoppiesTerminal: Terminal<Field, BattleEvent, BattleAsked> = {
  words: {
    enemy: 'the Germans',
    place: 'hex',
    places: 'hexes',
    order: 'move LF-A D04',
    events: 'random events (this system has none)',
  },
  voice: battleVoice,
  fights: (s) => legal(s, []).filter((action) => FIGHTS.has(kindOf(action))),
  json: { board: boardJson, position: positionJson, event: eventJson, odds: () => ({}) },
};
