// How hard the planners look at a battle. A battle has some thirty orders of the player, and what he orders matters more
// than how it is carried out: so only orders are compared, a turn on and then by the outlook, with more playouts of the
// same dice the closer it is.

import type { Look } from '../../../engine/staff-of.ts';

export const LOOKS: Readonly<Record<string, Look>> = {
  'planner-quick': {
    description: 'but looks a turn ahead before every order',
    scope: 'fights',
    most: 2,
    effort: { stages: [8], turns: 1, drop: 0, switch: 0.5 },
  },
  planner: {
    description: 'but compares three orders a turn ahead, longer where it is close',
    scope: 'fights',
    most: 3,
    effort: { stages: [6, 16], turns: 1, drop: 0, switch: 0.5 },
  },
  'planner-deep': {
    description: 'but compares four orders a turn ahead, much longer where it is close',
    scope: 'fights',
    most: 4,
    effort: { stages: [6, 16, 32], turns: 1, drop: 0, switch: 0.5 },
  },
};
