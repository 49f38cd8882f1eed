// The version of the rules. It rises whenever the same raid data, seed and actions could lead anywhere
// else than before, so that a replay played under other rules is refused and not misread.

export const RULES_VERSION = '3';
