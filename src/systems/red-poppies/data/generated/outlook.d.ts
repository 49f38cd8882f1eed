// Made by scripts/compile-schemas.ts from data/schema/outlook.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateOutlook: Validator;
