// Brings in the words of the log, the German phase and the list of zones.

import { diaryEn } from './diary-en.ts';
import { diaryFr } from './diary-fr.ts';
import { addMessages } from './index.ts';

addMessages(diaryEn, diaryFr);
