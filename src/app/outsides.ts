// Fetches what is shown of every system outside its games, for a screen that lists games of all of them.

import { systems } from '../systems/index.ts';
import { learnOutside } from '../ui/shell/outsides.ts';

/** A part that cannot be fetched is borne: its games are then listed with less. */
export async function openOutsides(): Promise<void> {
  await Promise.all(
    systems().map(async ({ id, outside }) => {
      const found = await outside().catch(() => null);
      if (found !== null) learnOutside(id, found);
    }),
  );
}
