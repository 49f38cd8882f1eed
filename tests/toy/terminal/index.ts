// The toy in the terminal.

import type { Terminal } from '../../../src/engine/terminal.ts';
import type { Field } from '../rules/battle.ts';
import type { ToyEvent } from '../rules/events.ts';
import { Do, doing, first, legal, neededBy } from '../rules/play.ts';
import { G, get, hexOf, isHidden, type State } from '../rules/state.ts';
import { type ToyAsked, toy } from '../rules/system.ts';
import { hexName, idOf } from '../text/told.ts';
import { toyVoice } from './voice.ts';

export const toyTerminal: Terminal<Field, ToyEvent, ToyAsked> = {
  words: {
    enemy: 'the posts',
    place: 'hex',
    places: 'hexes',
    order: 'move S1 B1',
    events: 'fog of rule 6',
  },
  voice: toyVoice,
  fights: (s) => legal(s, []).filter((action) => doing(action) === Do.fire),
  json: {
    board: ({ hexes, pieces }) => ({
      hexes: hexes.map(({ id }) => id),
      pieces: pieces.map(({ id, kind }) => ({ id, kind })),
    }),
    position: (s) => ({
      turn: get(s, G.turn),
      pieces: s.scenario.pieces.map((_, piece) => pieceJson(s, piece)),
      score: toy.score(s).vp,
    }),
    event: (field, { rule, ...event }) => ({
      ...event,
      rule: rule.id,
      ...('piece' in event ? { piece: idOf(field, event.piece) } : {}),
    }),
    odds: (s, action) => ({ needed: neededBy(s, first(action)), sides: 6 }),
  },
};

const pieceJson = (s: State, piece: number) => ({
  id: idOf(s.scenario, piece),
  hex: hexName(s.scenario, hexOf(s, piece)),
  hidden: isHidden(s, piece),
});
