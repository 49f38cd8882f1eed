// How hard the planners look at a battle: a turn has many small decisions, so few actions are compared at each.

import type { Look } from '../../../engine/staff-of.ts';

export const LOOKS: Readonly<Record<string, Look>> = {
  'planner-quick': {
    description: 'but looks two turns ahead before an order',
    scope: 'fights',
    most: 2,
    effort: { stages: [4], turns: 2, drop: 0, switch: 0.5 },
  },
  planner: {
    description: 'but looks two turns ahead before every order and move',
    scope: 'moves',
    most: 2,
    effort: { stages: [4], turns: 2, drop: 0, switch: 0.5 },
  },
  'planner-deep': {
    description: 'but compares more orders and moves, two turns ahead',
    scope: 'moves',
    most: 4,
    effort: { stages: [3, 6], turns: 2, drop: 0, switch: 0.5 },
  },
};
