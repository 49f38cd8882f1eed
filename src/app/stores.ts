// The one archive of this page. What the shelf has not taken is offered to it again, and the raid in hand is laid down
// anew when the database is closed or deleted from outside.

import { database, notes, raidList, shelf } from './raid-list.ts';
import { Archive } from './storage/archive.ts';

const AGAIN = 3000; // milliseconds

export const archive = new Archive(shelf, notes, raidList);

let waiting: ReturnType<typeof setInterval> | undefined;
archive.refused.subscribe((refused) => {
  clearInterval(waiting);
  if (refused) waiting = setInterval(() => void archive.tryAgain(), AGAIN);
});
database.lost = () => void archive.layAnew();
