// Brings in the words of today's raid.

import { addMessages } from '../index.ts';
import { dayEn } from './day-en.ts';
import { dayFr } from './day-fr.ts';

addMessages(dayEn, dayFr);
