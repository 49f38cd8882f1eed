// Red Poppies in the terminal: its sentences, and its board, positions, events and odds as plain JSON.

import type { Action } from '../../../engine/system.ts';
import type { Terminal } from '../../../engine/terminal.ts';
import { Do, howOf, kindOf, whereOf } from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { legal } from '../rules/legal.ts';
import { askedOf, isIn, type State } from '../rules/state.ts';
import type { BattleAsked } from '../rules/system.ts';
import { foeOf, Load } from '../rules/types.ts';
import { boardJson, eventJson, positionJson } from './json.ts';
import { oddsJson } from './odds-text.ts';
import { battleVoice, oddsNow } from './voice.ts';

/** Answers whose dice are worth asking about. */
const FIGHTS: ReadonlySet<number> = new Set([
  ...[Do.fire, Do['fire-at'], Do.move, Do['move-both'], Do.melee, Do['melee-both']],
  ...[Do.shoot, Do['shoot-at'], Do.return, Do['return-at'], Do.climb, Do['climb-both']],
]);

/** An aeroplane sees every hex: of its targets those are told that shells would strike somebody on. */
const isAimed = (s: State, action: Action): boolean =>
  kindOf(action) === Do.target &&
  howOf(action) === Load.shell &&
  isIn(s, whereOf(action), foeOf(askedOf(s)));

export const redPoppiesTerminal: Terminal<Field, BattleEvent, BattleAsked> = {
  words: {
    enemy: 'the Germans',
    place: 'hex',
    places: 'hexes',
    order: 'move LF-A D04',
    events: 'random events (this system has none)',
  },
  voice: battleVoice,
  fights: (s) => legal(s, []).filter((action) => FIGHTS.has(kindOf(action)) || isAimed(s, action)),
  json: {
    board: boardJson,
    position: positionJson,
    event: eventJson,
    odds: (s, action) => oddsJson(s.scenario, oddsNow(s, action)),
  },
};
