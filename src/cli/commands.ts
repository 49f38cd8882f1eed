// Every command of `raid`, in the order in which help lists them.

import type { Command } from './command.ts';
import { bench } from './commands/bench.ts';
import { compare } from './commands/compare.ts';
import { link, unlink } from './commands/link.ts';
import { log } from './commands/log.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { review } from './commands/review.ts';
import { show } from './commands/show.ts';
import { simulate } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';

export const commands: readonly Command[] = [
  play,
  simulate,
  verify,
  log,
  show,
  odds,
  review,
  compare,
  link,
  unlink,
  bench,
];
