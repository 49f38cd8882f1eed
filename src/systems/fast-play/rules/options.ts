// 16.3 The optional rules, in the order of their bits (state.ts); links count in it, so a new one comes last.

export const OPTIONS = [
  'second-period', // 14.1
  'charge', // 14.2
  'guard', // 14.3
  'attrition', // 14.4
  'foresight', // 14.5
  'francs-tireurs', // 14.6
  'unreliable', // 14.7
  'leader', // 14.8
] as const;
