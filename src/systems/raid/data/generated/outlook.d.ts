// Made by scripts/compile-schemas.ts from data/schema/outlook.schema.json
import type { Validator } from '../validator.ts';
export const validateOutlook: Validator;
