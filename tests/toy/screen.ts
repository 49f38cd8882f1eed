// The toy on the screen: all that a simple system has to bring. The rest the play screen does plainly.

import type { Asked } from '../../src/engine/system.ts';
import type { Face } from '../../src/ui/sheet/face.ts';
import { LOOK } from './panels/look.ts';
import { listOrders, sheetOf } from './panels/orders.ts';
import { hasOdds, Inspected, Odds, Roll, Tip, Tracks } from './panels/slots.tsx';
import { staff } from './panels/staff.ts';
import { step } from './panels/step.ts';
import { LABELS, WORDS } from './panels/words.ts';
import type { Field } from './rules/battle.ts';
import type { ToyEvent } from './rules/events.ts';
import { act, Do, doing } from './rules/play.ts';
import { hexOf, standing } from './rules/state.ts';
import { t } from './screen-words/index.ts';

export const face: Face<Field, ToyEvent, Asked> = {
  look: LOOK,
  words: WORDS,
  labels: LABELS,
  slots: { Tracks, Inspected, Tip, Odds, Roll },
  keys: [
    {
      keys: ['E'],
      before: 'L',
      what: () => t('toy.keys.end'),
      press: ({ orders }) => {
        if (orders.ready.value) void orders.do(act(Do.end));
      },
    },
  ],
  logFilters: [
    { id: 'shots', label: () => t('toy.shots') },
    { id: 'enemy', label: () => t('toy.enemy') },
  ],
  staff,
  looking: async () => (await import('./panels/looking.tsx')).looking,
  map: () => import('./map/view.ts'),
  sheet: sheetOf,
  orders: listOrders,
  wantsSecondWord: (_, action) => doing(action) === Do.fire,
  hasOdds,
  placesOf: ({ event, before }) =>
    'to' in event ? [event.to] : 'target' in event ? [hexOf(before, event.target)] : [],
  start: (position) => hexOf(position, standing(position, true)[0] ?? 0),
  step,
};
