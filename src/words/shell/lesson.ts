// Brings in the words around a lesson.

import './lesson-offer.ts';
import { addMessages } from '../index.ts';
import { lessonEn } from './lesson-en.ts';
import { lessonFr } from './lesson-fr.ts';

addMessages(lessonEn, lessonFr);
