// What every engine is given to do: golden raids run again, and raids of every battle played live. One line is told of
// each, with its last hash, a hash of all its events and its link; the lines of two engines must be the same.

import { hashPosition, hashText } from '../../src/engine/hash.ts';
import { encodeLink } from '../../src/engine/link.ts';
import { openReplay } from '../../src/engine/played.ts';
import { randomPlayer } from '../../src/engine/random-player.ts';
import { makeReplay, parseReplay, type Replay } from '../../src/engine/replay.ts';
import { playGame } from '../../src/engine/run.ts';
import type { Action } from '../../src/engine/system.ts';
import { type HouseGame, openGame } from '../../src/systems/index.ts';
import { battles } from '../../src/systems/shelf.ts';

export interface Work {
  readonly goldens: Readonly<Record<string, string>>; // the texts of replays by name
  readonly raids: number; // of each battle, to be played live
}

export async function trial({ goldens, raids }: Work): Promise<string[]> {
  const lines: string[] = [];
  for (const { system, id } of battles()) {
    const game = await openGame(system, id);
    if (game === null) throw new RangeError(`no battle '${id}'`);
    const staff = await game.staff();
    for (const [name, text] of Object.entries(goldens)) {
      const replay = parseReplay(text);
      if ('faults' in replay) throw new Error(`${name} is no replay`);
      if (replay.scenario.id === id) lines.push(lineOf(game, name, replay));
    }
    for (let n = 0; n < raids; n++) {
      const level = game.scenario.levels[n % game.scenario.levels.length]?.id ?? '';
      const optional = n % 4 === 3 ? { optional: game.system.optional ?? [] } : {};
      const options = { seed: `engines ${n}`, level, events: n % 2 === 0, ...optional };
      const player = n % 3 === 0 ? randomPlayer() : staff.standing(game.scenario);
      const actions: Action[] = [];
      playGame(game, options, player, actions);
      lines.push(lineOf(game, `${id} ${n}`, makeReplay(game, options, actions)));
    }
  }
  return lines;
}

/** A raid that does not come out as it was played is a matter of the unit tests; here it must fail alike everywhere. */
function lineOf(game: HouseGame, name: string, replay: Replay): string {
  const { session, verdict } = openReplay(game, replay);
  if (session === null) throw new Error(`${name} is of another game`);
  const events = hashText(JSON.stringify(session.frames.map(({ event }) => event)));
  const end = verdict.ok ? encodeLink(game, replay) : verdict.reason;
  return `${name}: ${hashPosition(session.position)} ${events} ${end}`;
}
