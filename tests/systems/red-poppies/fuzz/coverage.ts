// Which questions, answers and events of Red Poppies there are to be reached.

import { Do, kindOf } from '../../../../src/systems/red-poppies/rules/actions.ts';
import type { BattleEvent } from '../../../../src/systems/red-poppies/rules/events.ts';
import { Stage } from '../../../../src/systems/red-poppies/rules/state.ts';
import { NONE } from '../../../../src/systems/red-poppies/rules/types.ts';
import type { Places } from '../../../support/fuzz/coverage.ts';

/** Every kind there is; the compiler asks for a new one here. Nobody is stunned but at a level of one battle. */
const EVENTS: Record<BattleEvent['kind'], boolean> = {
  ...{ registered: true, mined: true, 'set-up': true, bombardment: true, bombarded: true },
  ...{ gap: true, mine: true, stunned: false, turn: true, ready: true, due: true },
  ...{ initiative: true, reinforced: true, barrage: true, ordered: true, passed: true },
  ...{ aimed: true, signal: true, cancelled: true, messenger: true, fell: true, shelled: true },
  ...{ deployed: true, dug: true, stepped: true, climbed: true, 'left-map': true },
  ...{ hindered: true, flattened: true, strayed: true, holds: true, shot: true, held: true },
  ...{ plan: true, melee: true, hallowed: true, 'turn-over': true, over: true },
};

export const PLACES: Places<BattleEvent> = {
  questions: Object.keys(Stage),
  answers: Do,
  events: EVENTS,
  kindOf,
  turns: [
    ['a turn without couplets', (e) => e.kind === 'initiative' && e.couplets === 0],
    ['an order to a mass', (e) => e.kind === 'ordered' && e.order === 'mass'],
    ['an order of entry', (e) => e.kind === 'ordered' && e.order === 'entry'],
    ['fire that is returned', (e) => e.kind === 'shot' && e.returns.length > 0],
    ['guns that go on firing', (e) => e.kind === 'shot' && e.how === 'react' && !e.spent],
    ['fire called off', (e) => e.kind === 'cancelled' && e.came === 'cancelled'],
    ['fire brought down instead', (e) => e.kind === 'cancelled' && e.came === 'fires'],
    ['shells off the map', (e) => e.kind === 'fell' && e.hex === NONE],
    ['smoke', (e) => e.kind === 'fell' && e.load === 'smoke'],
    ['gas', (e) => e.kind === 'fell' && e.load === 'gas'],
    ['a registered hex seen', (e) => e.kind === 'aimed' && e.registered],
    ['wire', (e) => e.kind === 'hindered' && e.by === 'wire'],
    ['a stream', (e) => e.kind === 'hindered' && e.by === 'stream'],
    ['bogged', (e) => e.kind === 'strayed' && e.check.cause === 'bog'],
    ['lost', (e) => e.kind === 'strayed' && e.check.cause === 'lost'],
    ['a scrape', (e) => e.kind === 'turn-over' && e.scrapes.length > 0],
    ['nobody left', (e) => e.kind === 'over' && e.reason === 'no-infantry'],
  ],
};
