// An event of one kind.

import type { BattleEvent } from '../rules/events.ts';

export type EventKind = BattleEvent['kind'];
export type Told<K extends EventKind> = BattleEvent & { readonly kind: K };
