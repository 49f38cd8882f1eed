// Brings in the words of the page about the game.

import { addMessages } from '../index.ts';
import { aboutEn } from './about-en.ts';
import { aboutFr } from './about-fr.ts';

addMessages(aboutEn, aboutFr);
