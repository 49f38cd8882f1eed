// Inks, papers and pencils of the staff map, its lettering and its measures. Nothing else names a colour twice.

export const INK = '#2a2721';
export const FADED_INK = '#6b6350';
export const PAPER = '#efe3c6';
export const PAPER_LIGHT = '#f7eed8';
export const DESK = '#2b2119';

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

export const BLUE_PENCIL = '#1f4fa3';
export const RED_PENCIL = '#b3261e';
export const FOCUS = '#0b2f74';

export const BRITISH = { body: '#7a5232', light: '#a37a50', dark: '#4a2f1a', figure: '#f8ecd2' };
export const GERMAN = { body: '#9aa597', light: '#c2cabd', dark: '#59635a', figure: '#1d231f' };

/** Lettering: the pages that hold the map ship these; the rest is what a bare machine has. */
export const SERIF = "Alegreya, 'Iowan Old Style', Palatino, Georgia, 'DejaVu Serif', serif";
export const FIGURES =
  "'Barlow Semi Condensed', 'Arial Narrow', 'DejaVu Sans Condensed', Arial, sans-serif";
export const STENCIL = "'Stardos Stencil', Alegreya, 'DejaVu Serif', serif";

/** Map units; the map itself is about 1600 by 1000 of them. */
export const MARGIN = 46; // paper outside the neat line
export const RING = 33; // radius of a zone's ring
export const COUNTER = 46; // side of a counter
export const MARKER = 38; // side of a face-down marker
export const CRAFT_GAP = 10;
