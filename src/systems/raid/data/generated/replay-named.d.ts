// Made by scripts/compile-schemas.ts from data/schema/replay-named.schema.json
import type { Validator } from '../validator.ts';
export const validateReplayNamed: Validator;
