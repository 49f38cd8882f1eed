// How hard the planners look at a battle. A battle has some seventy orders of the player, and a turn played on costs much
// more than in a raid: so few actions are compared, by few playouts of the same dice, and two turns tell more than one.

import type { Look } from '../../../engine/staff-of.ts';

export const LOOKS: Readonly<Record<string, Look>> = {
  'planner-quick': {
    description: 'but looks two turns ahead before a fight',
    scope: 'fights',
    most: 2,
    effort: { stages: [6], turns: 2, drop: 0, switch: 0.5 },
  },
  planner: {
    description: 'but looks two turns ahead before every move',
    scope: 'moves',
    most: 2,
    effort: { stages: [4], turns: 2, drop: 0, switch: 0.5 },
  },
  'planner-deep': {
    description: 'but compares more orders before every move, two turns ahead',
    scope: 'moves',
    most: 4,
    effort: { stages: [3, 6], turns: 2, drop: 0, switch: 0.5 },
  },
};
