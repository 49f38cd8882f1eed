// How hard the planners look at a battle. The standing player plays one to its end in a few milliseconds, so every choice
// is played to the end; but a turn has many small decisions and battles end far apart, so few actions are compared at each,
// and the standing player's own gives way only to one that is well ahead.

import type { Look } from '../../../engine/staff-of.ts';

export const LOOKS: Readonly<Record<string, Look>> = {
  'planner-quick': {
    description: 'but plays the battle to its end before an order',
    scope: 'fights',
    most: 2,
    effort: { stages: [6], drop: 0, switch: 1.5 },
  },
  planner: {
    description: 'but plays the battle to its end before every order and move',
    scope: 'moves',
    most: 2,
    effort: { stages: [6], drop: 0, switch: 1.5 },
  },
  'planner-deep': {
    description: 'but compares more orders and moves, each played to the end of the battle',
    scope: 'moves',
    most: 3,
    effort: { stages: [6, 12], drop: 0, switch: 1.5 },
  },
};
