// Made by scripts/compile-schemas.ts from data/schema/replay.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateReplay: Validator;
