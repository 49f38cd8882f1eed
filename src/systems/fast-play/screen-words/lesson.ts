// Brings in the words of the lesson, and those of any lesson.

import '../../../words/shell/lesson.ts';
import { addMessages } from '../../../words/index.ts';
import { lessonEn } from './lesson-en.ts';
import { lessonFr } from './lesson-fr.ts';

addMessages(lessonEn, lessonFr);
