// The words of the moment for the battle's map and panels: the shell's and its own.

import { type MessageKey as ShellKey, speaker } from '../../../words/index.ts';
import type { backEn } from './back-en.ts';
import type { battleEn } from './battle-en.ts';
import type { formEn } from './form-en.ts';
import type { guideEn } from './guide-en.ts';
import type { lessonEn } from './lesson-en.ts';
import type { oddsEn } from './odds-en.ts';
import type { picturesEn } from './pictures-en.ts';
import type { speechEn } from './speech-en.ts';

export type MessageKey =
  | ShellKey
  | keyof typeof backEn
  | keyof typeof battleEn
  | keyof typeof formEn
  | keyof typeof guideEn
  | keyof typeof lessonEn
  | keyof typeof oddsEn
  | keyof typeof picturesEn
  | keyof typeof speechEn;

export const { t, sentence } = speaker<MessageKey>();
