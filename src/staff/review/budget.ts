// How much work a review is: by playouts, never by time, so that it comes out the same everywhere.

import { STAFF, STAFF_QUICK, type Strength } from '../strength.ts';

export interface ReviewBudget {
  readonly name: string;
  readonly playouts: number; // of every position and of every action that is weighed
  readonly strength: Strength; // of the search for something better
}

export const BUDGETS: readonly ReviewBudget[] = [
  { name: 'quick', playouts: 80, strength: STAFF_QUICK },
  { name: 'standard', playouts: 300, strength: STAFF },
  { name: 'deep', playouts: 1000, strength: STAFF },
];

export const STANDARD_BUDGET = 'standard';

export const budgetNamed = (name: string): ReviewBudget | undefined =>
  BUDGETS.find((budget) => budget.name === name);
