// The toy on the screen: all that a simple system has to bring. The rest the play screen does plainly.

import type { Action, Asked } from '../../src/engine/system.ts';
import type { Order } from '../../src/ui/sheet/desk.ts';
import type { Face } from '../../src/ui/sheet/face.ts';
import type { EventLook, LookTable, Whose } from '../../src/ui/sheet/look.ts';
import type { Field } from './rules/battle.ts';
import type { ToyEvent } from './rules/events.ts';
import { Do, doing, second } from './rules/play.ts';
import { hexOf, type State, standing } from './rules/state.ts';
import { toy } from './rules/system.ts';

const look = (whose: Whose, rest: Partial<EventLook<ToyEvent>> = {}): EventLook<ToyEvent> => ({
  weight: 'line',
  whose: () => whose,
  ...rest,
});

const LOOK: LookTable<ToyEvent> = {
  turn: look('nobody', {
    untold: true,
    recap: 'plain',
    begins: (event) => ({ turn: event.kind === 'turn' ? event.turn : 0, clock: '' }),
  }),
  fog: look('nobody', { rolls: true }),
  moved: look('own', { recap: 'plain' }),
  shown: look('nobody', { stops: true }),
  fired: look('own', { rolls: true, filter: 'shots' }),
  'enemy-fired': look('enemy', { weight: 'read', rolls: true, handsOver: () => true }),
  lost: look('nobody', { weight: 'grave', filter: 'shots' }),
  over: look('nobody'),
};

const nameOf = ({ pieces }: Field, piece: number): string => pieces[piece]?.id ?? '';
const hexName = ({ hexes }: Field, hex: number): string => hexes[hex]?.id ?? '';

/** Where an order leads: the hex moved to, or that of the target. */
function placeOf(s: State, action: Action): number | null {
  if (doing(action) === Do.move) return second(action);
  return doing(action) === Do.fire ? hexOf(s, second(action)) : null;
}

const GROUPS: Readonly<Record<number, string>> = { [Do.move]: 'move', [Do.fire]: 'fire' };

const orderOf = (s: State, action: Action): Order => ({
  action,
  group: GROUPS[doing(action)] ?? 'end',
  place: placeOf(s, action),
});

export const toyFace: Face<Field, ToyEvent, Asked> = {
  look: LOOK,
  words: {
    event: (field, event) => [
      `${event.kind}${'piece' in event ? ` ${nameOf(field, event.piece)}` : ''} `,
      event.rule,
    ],
    asked: () => ['What now?'],
    action: (field, action) => toy.format(field, action),
    refusal: (field, action, rule) => [`${toy.format(field, action)}: `, rule],
    place: hexName,
    contents: ({ scenario, cells }, hex) =>
      scenario.pieces
        .filter((_, piece) => hexOf({ scenario, cells }, piece) === hex)
        .map(({ id }) => id),
    scoreLine: (_, { what }) => what,
    outcome: (id) => id,
  },
  labels: {
    title: () => 'Toy',
    map: () => 'Field',
    mapHelp: () => '',
    papers: () => 'Log and points',
    kept: () => '',
    enemy: () => 'The posts',
    enemyActs: () => 'The posts fire …',
    keys: () => 'Toy',
    arrows: () => 'From hex to hex',
    enter: () => 'Go there',
    nextEnemy: () => 'Next shot',
    escape: () => 'Look away',
  },
  slots: { Tracks: () => null, Inspected: () => null, Tip: () => null },
  logFilters: [{ id: 'shots', label: () => 'Shots' }],
  map: () => Promise.reject(new Error('the toy has no map here')),
  orders: (position, { actions }) => actions.map((action) => orderOf(position, action)),
  wantsSecondWord: (_, action) => doing(action) === Do.fire,
  placesOf: ({ event, before }) =>
    'to' in event ? [event.to] : 'target' in event ? [hexOf(before, event.target)] : [],
  start: (position) => hexOf(position, standing(position, true)[0] ?? 0),
  step: (field, from) => field.steps[from]?.[0] ?? null,
};
