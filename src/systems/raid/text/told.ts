// An event of one kind.

import type { EventKind, RaidEvent } from '../rules/events.ts';

export type Told<K extends EventKind> = RaidEvent & { readonly kind: K };
