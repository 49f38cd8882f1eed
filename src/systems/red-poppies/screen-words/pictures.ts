// Brings in the captions of the rulebook's pictures. The pictures import this file.

import { addMessages } from '../../../words/index.ts';
import { picturesEn } from './pictures-en.ts';
import { picturesFr } from './pictures-fr.ts';

addMessages(picturesEn, picturesFr);
