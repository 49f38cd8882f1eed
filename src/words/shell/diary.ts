// Brings in the words of the log, the German phase and the list of zones.

import { addMessages } from '../index.ts';
import { diaryEn } from './diary-en.ts';
import { diaryFr } from './diary-fr.ts';

addMessages(diaryEn, diaryFr);
