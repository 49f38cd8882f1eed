// Brings in what is said to those who play by ear.

import { addMessages } from '../../../words/index.ts';
import { speechEn } from './speech-en.ts';
import { speechFr } from './speech-fr.ts';

addMessages(speechEn, speechFr);
