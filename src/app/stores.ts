// The one archive of this page.

import { Archive } from './storage/archive.ts';
import { browserNotes } from './storage/notes.ts';
import { BrowserShelf } from './storage/shelf.ts';

export const archive = new Archive(new BrowserShelf(), browserNotes());
