// Fetches what the shell says in a language, where that lies apart: a build writes the fetching here
// (scripts/vite/words-apart.ts). Everywhere else every word is at hand.

import type { Lang } from '../message.ts';

export const apart = (_: Lang): Promise<unknown> => Promise.resolve();
