// Brings in the words of the lesson. Its face imports this file.

import { addMessages } from '../../../words/index.ts';
import { lessonEn } from './lesson-en.ts';
import { lessonFr } from './lesson-fr.ts';

addMessages(lessonEn, lessonFr);
