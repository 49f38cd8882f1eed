// The words of the moment for the raid's map and panels: the shell's and its own.

import { type MessageKey as ShellKey, speaker } from '../../../words/index.ts';
import type { assaultEn } from './assault-en.ts';
import type { dispatchEn } from './dispatch-en.ts';
import type { formEn } from './form-en.ts';
import type { germansEn } from './germans-en.ts';
import type { guideEn } from './guide-en.ts';
import type { raidEn } from './raid-en.ts';

export type MessageKey =
  | ShellKey
  | keyof typeof assaultEn
  | keyof typeof dispatchEn
  | keyof typeof formEn
  | keyof typeof germansEn
  | keyof typeof guideEn
  | keyof typeof raidEn;

export const { t, sentence } = speaker<MessageKey>();
