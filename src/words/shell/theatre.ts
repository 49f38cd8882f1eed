// Brings in the words of the replay theatre.

import { addMessages } from '../index.ts';
import { theatreEn } from './theatre-en.ts';
import { theatreFr } from './theatre-fr.ts';

addMessages(theatreEn, theatreFr);
