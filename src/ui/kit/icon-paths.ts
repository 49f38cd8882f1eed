// The drawings of the icons the title and the frame use, one path each, in a box of 24 × 24. The rest is in
// icon-paths-more.ts, so that the title need not load it.

export const CORE_ICONS = {
  back: 'M19 12H5m6-6-6 6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  again: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L20 9.2M20 4v5.2h-5.2',
  settings: 'M4 7h9m5 0h2M4 17h3m5 0h8M13 4.5v5h5v-5zM7 14.5v5h5v-5z',
  book: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zm0 0V20',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zm0-10v5.5m0-9v.1',
  warning: 'M12 4 2.8 20h18.4zm0 6v4.5m0 2.6v.1',
  download: 'M12 4v11m-4-3.5 4 3.5 4-3.5M4.5 17v3h15v-3',
  list: 'M8.5 7H20M8.5 12H20M8.5 17H20M4 7h.01M4 12h.01M4 17h.01',
  keyboard: 'M3 7h18v11H3zm3.5 3.5h.01m3.7 0h.01m3.7 0h.01m3.6 0h.01M8 14.5h8',
} as const;
