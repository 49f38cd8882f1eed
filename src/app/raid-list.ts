// The list of raids of this page: all that the title needs of them.

import { Database } from './storage/database.ts';
import { browserNotes } from './storage/notes.ts';
import { RaidList } from './storage/raid-list.ts';
import { BrowserShelf } from './storage/shelf.ts';

export const database = new Database();
export const shelf = new BrowserShelf(database);
export const notes = browserNotes();
export const raidList = new RaidList(shelf, notes);
