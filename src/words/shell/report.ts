// Brings in the words of the report chunk.

import { addMessages } from '../index.ts';
import { reportEn } from './report-en.ts';
import { reportFr } from './report-fr.ts';

addMessages(reportEn, reportFr);
