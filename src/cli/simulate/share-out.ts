// Shares the work out among processes. Pieces are counted together as whole numbers, so the result is the same
// for any number of jobs.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Scenario } from '../../systems/raid/rules/scenario.ts';
import { Failure } from '../command.ts';
import { blankTally, merge, type Tally } from './tally.ts';
import { type Piece, playPiece } from './work.ts';

const PIECE = 20; // raids: small enough to share out evenly
const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));

export function cut(whole: Piece): Piece[] {
  const pieces: Piece[] = [];
  for (let first = whole.first; first <= whole.last; first += PIECE) {
    pieces.push({ ...whole, first, last: Math.min(whole.last, first + PIECE - 1) });
  }
  return pieces;
}

/** Plays all pieces and returns one tally a level, in the order in which the levels first appear. */
export async function playAll(
  scenario: Scenario,
  pieces: readonly Piece[],
  jobs: number,
  played: (raids: number) => void,
): Promise<Map<string, Tally>> {
  const tallies = new Map(pieces.map(({ level }) => [level, blankTally(scenario)]));
  const take = (piece: Piece, tally: Tally): void => {
    const level = tallies.get(piece.level);
    if (level !== undefined) merge(level, tally);
    played(tally.raids);
  };
  const helpers = Math.min(jobs, pieces.length);
  if (helpers < 2) for (const piece of pieces) take(piece, playPiece(piece));
  else await playWithHelpers([...pieces], helpers, take);
  return tallies;
}

async function playWithHelpers(
  waiting: Piece[],
  helpers: number,
  take: (piece: Piece, tally: Tally) => void,
): Promise<void> {
  const children: ChildProcess[] = [];
  try {
    await Promise.all(
      Array.from({ length: helpers }, () => {
        const child = fork(HELPER, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
        children.push(child);
        return keepBusy(child, waiting, take);
      }),
    );
  } finally {
    for (const child of children) child.kill();
  }
}

/** Sends one piece after the other until none is waiting. */
function keepBusy(
  child: ChildProcess,
  waiting: Piece[],
  take: (piece: Piece, tally: Tally) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let piece: Piece | undefined;
    const next = (): void => {
      piece = waiting.shift();
      if (piece === undefined) resolve();
      else child.send(piece);
    };
    child.on('message', (tally) => {
      if (piece !== undefined) take(piece, tally as Tally);
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Failure(`a helping process ended early (${code})`)));
    next();
  });
}
