// Made by scripts/compile-schemas.ts from data/schema/loading.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateLoading: Validator;
