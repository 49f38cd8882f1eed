// How each kind of the toy's events is shown.

import type { EventLook, LookTable, Whose } from '../../../src/ui/sheet/look.ts';
import type { ToyEvent } from '../rules/events.ts';

const look = (whose: Whose, rest: Partial<EventLook<ToyEvent>> = {}): EventLook<ToyEvent> => ({
  weight: 'line',
  whose: () => whose,
  ...rest,
});

export const LOOK: LookTable<ToyEvent> = {
  turn: look('nobody', {
    untold: true,
    recap: 'plain',
    turnsPage: true,
    begins: (event) => ({ turn: event.kind === 'turn' ? event.turn : 0, clock: '' }),
  }),
  fog: look('nobody', { rolls: true }),
  moved: look('own', { recap: 'plain' }),
  shown: look('nobody', { stops: true }),
  fired: look('own', { rolls: true, filter: 'shots' }),
  'enemy-fired': look('enemy', {
    ...{ weight: 'read', rolls: true, filter: 'shots' },
    handsOver: () => true,
  }),
  lost: look('nobody', { weight: 'grave', filter: 'shots' }),
  over: look('nobody', { stops: true }),
};
