// Brings in words of the staff officer of a raid.

import { addMessages } from '../../../words/index.ts';
import { staffEn } from './staff-en.ts';
import { staffFr } from './staff-fr.ts';

addMessages(staffEn, staffFr);
