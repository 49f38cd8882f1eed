// Made by scripts/compile-schemas.ts from data/schema/replay-named.schema.json
import type { Validator } from '../../../../engine/shape/validator.ts';
export const validateReplayNamed: Validator;
