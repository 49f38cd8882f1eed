// Which questions, answers and events of Fast Play there are to be reached.

import { Do, kindOf } from '../../../../src/systems/fast-play/rules/actions.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import { Stage } from '../../../../src/systems/fast-play/rules/state.ts';
import type { Places } from '../../../support/fuzz/coverage.ts';

/** Every kind there is; the compiler asks for a new one here. A whole edge is never full by chance (15.2). */
const EVENTS: Record<BattleEvent['kind'], boolean> = {
  turn: true,
  arrived: true,
  'kept-out': false,
  character: true,
  'character-kept': true,
  leads: true,
  points: true,
  initiative: true,
  ordered: true,
  'moves-over': true,
  holds: true,
  attacks: true,
  volley: true,
  losses: true,
  destroyed: true,
  'one-void': true,
  converted: true,
  'fell-back': true,
  'stood-at-bay': true,
  'followed-up': true,
  stayed: true,
  over: true,
};

export const PLACES: Places<BattleEvent> = {
  questions: Object.keys(Stage),
  answers: Do,
  events: EVENTS,
  kindOf,
  turns: [
    ['points lost by attrition', (e) => e.kind === 'points' && e.lost.length > 0],
    ['an even initiative', (e) => e.kind === 'initiative' && e.french.value === e.german.value],
    ['a charge', (e) => e.kind === 'ordered' && e.charge],
    ['fire from above', (e) => e.kind === 'volley' && e.parts.further > 0],
    ['fire from behind', (e) => e.kind === 'volley' && e.parts.behind],
    ['cavalry limited', (e) => e.kind === 'volley' && e.parts.limited],
    ['a second volley', (e) => e.kind === 'volley' && e.sequence === 2],
    ['a loss turned into a step back', (e) => e.kind === 'converted' && !e.kept],
    ['a loss taken', (e) => e.kind === 'converted' && e.kept],
    ['the last turn over', (e) => e.kind === 'over' && e.reason === 'turns'],
  ],
};
