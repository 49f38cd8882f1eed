// Brings in the words of the staff officer.

import { addMessages } from '../index.ts';
import { staffEn } from './staff-en.ts';
import { staffFr } from './staff-fr.ts';

addMessages(staffEn, staffFr);
