// Inks, paper and pencils that every sheet has, its lettering and its measures. What a battle's own map adds, its
// system keeps with its drawings.

export const INK = '#2a2721';
export const FADED_INK = '#6b6350';
export const PAPER = '#efe3c6';
export const DESK = '#2b2119'; // before the first picture
export const PAPER_LIGHT = '#f7eed8';

export const BLUE_PENCIL = '#1f4fa3';
export const RED_PENCIL = '#b3261e';
export const FOCUS = '#0b2f74';

/** Lettering: the pages that hold the map ship these; the rest is what a bare machine has. */
export const SERIF = "Alegreya, 'Iowan Old Style', Palatino, Georgia, 'DejaVu Serif', serif";
export const FIGURES =
  "'Barlow Semi Condensed', 'Arial Narrow', 'DejaVu Sans Condensed', Arial, sans-serif";
export const STENCIL = "'Landing Stencil', Alegreya, 'DejaVu Serif', serif";

/** Map units; a map is about 1600 by 1000 of them. What lights up is drawn for these and scaled for other measures. */
export const MARGIN = 46; // paper outside the neat line
export const RING = 33; // radius of a place's ring
export const COUNTER = 46; // side of a piece
