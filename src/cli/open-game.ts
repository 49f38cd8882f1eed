// A battle as commands work on it: opened, with its staff, its words and its counts.

import type { Counting } from '../engine/counting.ts';
import type { Staffed } from '../engine/staff-of.ts';
import type { Terminal } from '../engine/terminal.ts';

export interface OpenGame extends Staffed {
  readonly terminal: Terminal;
  readonly counting: Counting;
}
