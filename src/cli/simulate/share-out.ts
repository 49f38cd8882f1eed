// Shares the work out among processes. Pieces are counted together as whole numbers, so the result is the same
// for any number of jobs.

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Failure } from '../command.ts';
import type { OpenGame } from '../open-game.ts';
import { type Piece, playOn } from './work.ts';

const PIECE = 20; // games: small enough to share out evenly
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
  opened: OpenGame,
  pieces: readonly Piece[],
  jobs: number,
  played: (games: number) => void,
): Promise<Map<string, unknown>> {
  const { counting, game } = opened;
  const tallies = new Map(pieces.map(({ level }) => [level, counting.blank(game.scenario)]));
  const take = (piece: Piece, tally: unknown): void => {
    counting.merge(tallies.get(piece.level), tally);
    played(piece.last - piece.first + 1);
  };
  const helpers = Math.min(jobs, pieces.length);
  if (helpers < 2) for (const piece of pieces) take(piece, playOn(opened, piece));
  else await playWithHelpers([...pieces], helpers, take);
  return tallies;
}

async function playWithHelpers(
  waiting: Piece[],
  helpers: number,
  take: (piece: Piece, tally: unknown) => void,
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
  take: (piece: Piece, tally: unknown) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let piece: Piece | undefined;
    const next = (): void => {
      piece = waiting.shift();
      if (piece === undefined) resolve();
      else child.send(piece);
    };
    child.on('message', (tally) => {
      if (piece !== undefined) take(piece, tally);
      next();
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Failure(`a helping process ended early (${code})`)));
    next();
  });
}
