// The raids that a page is measured with, made by the game of this tree.

import { Do, doing } from '../../src/systems/raid/rules/actions.ts';
import { steadyPlan } from '../../tests/browser/harness/plans.ts';
import { keptAs } from '../../tests/browser/harness/positions.ts';

const plan = steadyPlan('measure');
/** Half of a raid, before a stack is taken up: counters all over the map. */
const half = plan.actions.findIndex((a, i) => doing(a) === Do.take && i > plan.actions.length / 2);
export const FULL = keptAs('measure', plan.seed, plan.actions.slice(0, half));
/** A raid at its first choice. */
export const FRESH = keptAs('measure', plan.seed, plan.actions.slice(0, 1));
