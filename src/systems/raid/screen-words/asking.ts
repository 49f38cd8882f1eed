// Brings in what the raid answers when it is asked.

import { addMessages } from '../../../words/index.ts';
import { askingEn } from './asking-en.ts';
import { askingFr } from './asking-fr.ts';

addMessages(askingEn, askingFr);
