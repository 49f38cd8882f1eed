// Brings in the words of the German phase and of what the log knows of it.

import { addMessages } from '../../../words/index.ts';
import { germansEn } from './germans-en.ts';
import { germansFr } from './germans-fr.ts';

addMessages(germansEn, germansFr);
