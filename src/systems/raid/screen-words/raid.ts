// Brings in the words of the raid screen. The raid screen imports this file.

import { addMessages } from '../../../words/index.ts';
import { raidEn } from './raid-en.ts';
import { raidFr } from './raid-fr.ts';

addMessages(raidEn, raidFr);
