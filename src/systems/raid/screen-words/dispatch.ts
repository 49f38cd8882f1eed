// Brings in the words of the report of a raid: its dispatch, its moments and its losses.

import { addMessages } from '../../../words/index.ts';
import { dispatchEn } from './dispatch-en.ts';
import { dispatchFr } from './dispatch-fr.ts';

addMessages(dispatchEn, dispatchFr);
