// The words of the moment for the raid's map and panels: the shell's and its own.

import { type MessageKey as ShellKey, speaker } from '../../../words/index.ts';
import type { askingEn } from './asking-en.ts';
import type { assaultEn } from './assault-en.ts';
import type { dispatchEn } from './dispatch-en.ts';
import type { formEn } from './form-en.ts';
import type { germansEn } from './germans-en.ts';
import type { guideEn } from './guide-en.ts';
import type { lessonEn } from './lesson-en.ts';
import type { picturesEn } from './pictures-en.ts';
import type { raidEn } from './raid-en.ts';
import type { recordsEn } from './records-en.ts';
import type { reviewEn } from './review-en.ts';
import type { speechEn } from './speech-en.ts';
import type { staffEn } from './staff-en.ts';

export type MessageKey =
  | ShellKey
  | keyof typeof askingEn
  | keyof typeof assaultEn
  | keyof typeof dispatchEn
  | keyof typeof formEn
  | keyof typeof germansEn
  | keyof typeof guideEn
  | keyof typeof lessonEn
  | keyof typeof picturesEn
  | keyof typeof raidEn
  | keyof typeof recordsEn
  | keyof typeof reviewEn
  | keyof typeof speechEn
  | keyof typeof staffEn;

export const { t, sentence } = speaker<MessageKey>();
