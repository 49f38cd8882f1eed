// What is printed on the sheet itself, in both languages: its margin and its reference.

import type { Lang } from '../../../ui/sheet/model.ts';

type Words = Readonly<Record<Lang, string>>;

/** The sheet of the 1:10,000 series that shows this ground. */
export const SHEET: Words = { en: 'SHEET 57ᴰ S.E. 1 & 2', fr: 'FEUILLE 57ᴰ S.E. 1 et 2' };
export const COUNTRY: Words = { en: 'FRANCE', fr: 'FRANCE' };
export const GERMAN_TRENCHES: Words = { en: 'German trenches', fr: 'Tranchées allemandes' };
export const BRITISH_TRENCHES: Words = { en: 'British trenches', fr: 'Tranchées britanniques' };
export const WIRE: Words = { en: 'Wire', fr: 'Réseau' };
export const CRATERS: Words = { en: 'Craters', fr: 'Entonnoirs' };
export const CONTOURS: Words = { en: 'Contours in metres', fr: 'Courbes en mètres' };
