// The weights of a raid's outlook as its folder keeps them: a row of figures for each turn and state of the guns.

import { checkShape } from '../../../engine/shape/check-shape.ts';
import type { Fault } from '../../../engine/shape/fault.ts';
import { validateOutlook } from './generated/outlook.js';

/** A battle need have no outlook. */
export const checkOutlook = (outlook: unknown): Fault[] =>
  outlook === undefined ? [] : checkShape('outlook', outlook, validateOutlook);
