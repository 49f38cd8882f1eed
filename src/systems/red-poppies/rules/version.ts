// Rises whenever the same battle could come out otherwise.

export const RULES_VERSION = '2';
