// Washes, inks and counters of the staff map, over what every sheet has. Nothing else names a colour twice.

export const SEA = '#b3c5c8';
export const SEA_DEEP = '#9cb3ba';
export const SEA_INK = '#4d6a78';
export const CONTOUR = '#a9794a';
export const MEADOW = '#cbd3ad';
export const WOOD = '#8fa274';
export const WOOD_INK = '#3f5233';
export const CHALK = '#fbf6e9';
export const SAND = '#e9d6a4';
export const ROOF = '#a4523a';

export const OCHRE = '#a86f1c';
export const OCHRE_PALE = '#f0cf85';
export const FIRE_LINE = '#b23a2b';
export const SEA_LINE = '#2f5f82';

/** 1.2 Protection by colour; the shapes are in zones.ts. */
export const STRAW = '#c79a24';
export const ORANGE = '#c9651b';
export const RED = '#a62a22';

export const BRITISH = { body: '#7a5232', light: '#a37a50', dark: '#4a2f1a', figure: '#f8ecd2' };
export const GERMAN = { body: '#9aa597', light: '#c2cabd', dark: '#59635a', figure: '#1d231f' };

/** Map units. */
export const MARKER = 38; // side of a face-down marker
export const CRAFT_GAP = 10;
