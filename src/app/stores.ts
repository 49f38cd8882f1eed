// The one archive and the one set of notes of this page.

import { Archive } from './storage/archive.ts';
import { browserNotes } from './storage/notes.ts';
import { BrowserShelf } from './storage/shelf.ts';

export const notes = browserNotes();
export const archive = new Archive(new BrowserShelf(), notes);
