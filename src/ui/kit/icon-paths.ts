// The drawings of the icons the title uses, one path each, in a box of 24 × 24. The rest is in
// icon-paths-more.ts, so that the title need not load it.

export const CORE_ICONS = {
  settings: 'M4 7h9m5 0h2M4 17h3m5 0h8M13 4.5v5h5v-5zM7 14.5v5h5v-5z',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0V20',
  list: 'M8.5 7H20M8.5 12H20M8.5 17H20M4 7h.01M4 12h.01M4 17h.01',
} as const;
