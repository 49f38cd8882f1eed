// Brings in the words of the archive.

import { addMessages } from '../index.ts';
import { archiveEn } from './archive-en.ts';
import { archiveFr } from './archive-fr.ts';

addMessages(archiveEn, archiveFr);
