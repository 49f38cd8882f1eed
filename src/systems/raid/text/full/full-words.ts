// Brings in the words of the terminal. Whatever speaks them imports this file.

import { bringIn } from '../catalogue.ts';
import { fullEn } from './full-en.ts';
import { fullFr } from './full-fr.ts';

bringIn(fullEn, fullFr);
