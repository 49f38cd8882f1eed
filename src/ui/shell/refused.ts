// A replay that could not be opened. Anyone may leave it here; the app shows it over whatever is on the screen.

import { signal } from '@preact/signals';
import type { MessageKey, Values } from '../../words/index.ts';

export interface RefusedReplay {
  readonly why: { readonly key: MessageKey; readonly params: Values };
  readonly exactly: string;
  readonly header: {
    readonly seed?: string;
    readonly level?: string;
    readonly rules?: string;
    readonly name?: string;
    readonly actions?: number;
  } | null;
  readonly look: (() => void) | null; // shows it as far as it comes out
}

export const refused = signal<RefusedReplay | null>(null);
