// Brings in the words of the play screen.

import { addMessages } from '../index.ts';
import { playEn } from './play-en.ts';
import { playFr } from './play-fr.ts';

addMessages(playEn, playFr);
