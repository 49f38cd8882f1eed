// Inks and washes of an engraved sheet of 1870, and the colours of both armies.

export const ENGRAVED = '#231f1a'; // the black of the plate
export const HACHURE = '#2c2620';
export const WATER_INK = '#27475a';
export const WATER_WASH = '#a9bec4';
export const WOOD_WASH = 'rgba(96, 122, 74, 0.26)';
export const THICK_WASH = 'rgba(58, 86, 52, 0.34)';
export const WOOD_INK = '#34462c';
export const THREAD = '#9a4a2c'; // waxed
export const THREAD_SHADE = 'rgba(40, 24, 8, 0.35)';
export const BRASS = '#c79a3e';

/** Washes by level, from the valley up: green, buff, deeper buff, grey-blue. */
export const LEVELS: ReadonlyArray<readonly [number, number, number]> = [
  [207, 216, 182],
  [236, 226, 194],
  [224, 202, 162],
  [194, 201, 199],
];

/** Coat, front edge, and the plate with the name: light for one side, dark for the other, whatever their colours. */
export interface Uniform {
  readonly coat: string;
  readonly legs: string;
  readonly front: string;
  readonly plate: string;
  readonly letters: string;
}
export const FRENCH: Uniform = {
  coat: '#2a3f80',
  legs: '#c23b34',
  front: '#b3151b',
  plate: '#fbf4e2',
  letters: '#1b2650',
};
export const GERMAN: Uniform = {
  coat: '#1c3550',
  legs: '#1c3550',
  front: '#07090d',
  plate: '#11161f',
  letters: '#f4efe2',
};
