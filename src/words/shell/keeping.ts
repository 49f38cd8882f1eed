// Brings in the words of the game kept on the device.

import { addMessages } from '../index.ts';
import { keepingEn } from './keeping-en.ts';
import { keepingFr } from './keeping-fr.ts';

addMessages(keepingEn, keepingFr);
