// Brings in the words of the toy's panels and speaks them.

import { addMessages, speaker } from '../../../src/words/index.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

addMessages(en, fr);

export const { t } = speaker<keyof typeof en>();
