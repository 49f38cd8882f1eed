// Brings in the words of the guidance. The raid screen imports this file.

import { guideEn } from './guide-en.ts';
import { guideFr } from './guide-fr.ts';
import { addMessages } from './index.ts';

addMessages(guideEn, guideFr);
