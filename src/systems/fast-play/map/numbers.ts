// Whether the numbers of hexes are asked for.

import { signal } from '@preact/signals';

export const numbersAsked = signal(false);
