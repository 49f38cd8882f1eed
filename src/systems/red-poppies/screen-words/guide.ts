// Brings in the words of the guidance for a first battle. Its panels import this file.

import { addMessages } from '../../../words/index.ts';
import { guideEn } from './guide-en.ts';
import { guideFr } from './guide-fr.ts';

addMessages(guideEn, guideFr);
