// Brings in the words of storage that keeps nothing.

import { addMessages } from '../index.ts';
import { storageEn } from './storage-en.ts';
import { storageFr } from './storage-fr.ts';

addMessages(storageEn, storageFr);
