// Brings in the words of the screens chunk.

import { addMessages } from '../index.ts';
import { screensEn } from './screens-en.ts';
import { screensFr } from './screens-fr.ts';

addMessages(screensEn, screensFr);
