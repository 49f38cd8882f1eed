// The optional rules of the Raid by their names: 13.5. Links go by this order: a new one comes last.

export const OPTIONAL_RULES = ['cool-heads'] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];
