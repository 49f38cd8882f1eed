// Inks and washes of a trench map of 1916, and the colours of both armies.

export const PLATE = '#2a2620'; // the black of the plate
export const CONTOUR = '#8a5a2e';
export const GERMAN_RED = '#b5261f';
export const BRITISH_BLUE = '#26528f';
export const WOOD_INK = '#3f5233';
export const WOOD_WASH = 'rgba(104, 128, 76, 0.26)';
export const BRICK = '#5b2f27'; // what stood of the village
export const ROAD_FILL = '#f3e3bd';
export const CHALK = '#fbf8ef';
export const MUD = '#6b4f31';

/** What a counter is printed in: card, figures on it, edge; light for one side, dark for the other, in grey as well. */
export interface Cloth {
  readonly card: string;
  readonly ink: string;
  readonly edge: string;
  readonly faint: string; // of ranks that are gone
}
export const KHAKI: Cloth = {
  card: '#d3bd84',
  ink: '#2f2410',
  edge: '#4a3a1a',
  faint: 'rgba(47, 36, 16, 0.28)',
};
export const FIELD_GREY: Cloth = {
  card: '#4d5a57',
  ink: '#f3f1e4',
  edge: '#141a1a',
  faint: 'rgba(243, 241, 228, 0.3)',
};
