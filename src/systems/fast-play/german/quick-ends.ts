// What is known of the ends of one unit's orders, in flat lists: by end where no other word is said, and good as far as it
// has been worked out (quick-fire.ts, quick-danger.ts).

import type { FireTable } from '../rules/fire-table.ts';
import type { KeptEnds } from '../rules/kept-ends.ts';
import type { State } from '../rules/state.ts';
import type { QuickFoes } from './quick-foes.ts';

export interface QuickEnds {
  readonly s: State;
  readonly ends: KeptEnds;
  readonly stay: number; // the end that leaves the unit as it is
  readonly infantry: boolean;
  readonly still: FireTable; // 11.1 by which it fires where it stands
  readonly moved: FireTable; // and from anywhere else
  readonly foes: QuickFoes;

  readonly takes: Int16Array; // 20.3
  readonly seconds: Int16Array; // of the two worst shots
  readonly exposures: Int8Array; // 20.5
  readonly gives: Int16Array; // 20.2
  readonly targets: Int8Array;
  readonly shotDice: Int8Array;
  readonly standings: Int8Array; // dice it would have standing there next turn
  readonly fars: Int8Array; // of them those from far off
  readonly worths: Int16Array; // 20.9 without its goal
  readonly best: Int8Array; // of the standings, by place
  readonly most: Uint8Array; // 20.2 the most that any shot gives, by foe
  stabbing: boolean; // whether any shot comes from behind
}
