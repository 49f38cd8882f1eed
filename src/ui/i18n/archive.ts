// Brings in the words of the archive.

import { archiveEn } from './archive-en.ts';
import { archiveFr } from './archive-fr.ts';
import { addMessages } from './index.ts';

addMessages(archiveEn, archiveFr);
