// Measures replays and links over raids of the automatic players: the figures of docs/replay-format.md.
//   npx tsx scripts/measure-links.ts random 10 [--battle raid/…]

import { decodeLink, encodeLink } from '../src/engine/link.ts';
import { makeReplay, replayText, verifyReplay } from '../src/engine/replay.ts';
import { playGame } from '../src/engine/run.ts';
import type { Action } from '../src/engine/system.ts';
import { playerNamed } from '../src/staff/players.ts';
import { raidStaff } from '../src/systems/raid/players/staff.ts';
import { raid, raidOn } from '../src/systems/raid/rules/system.ts';
import { chosenBattle } from './battle.ts';

const { scenario, rest } = chosenBattle();
const [name = 'random', raids = '10'] = rest;
const player = playerNamed(raid, raidStaff, name);

interface Figures {
  readonly actions: number[];
  readonly file: number[];
  readonly link: number[];
  readonly verify: number[];
  readonly encode: number[];
  readonly decode: number[];
}

function timed<T>(times: number[], run: () => T): T {
  const began = performance.now();
  const result = run();
  times.push(performance.now() - began);
  return result;
}

function measure(level: string): Figures {
  const figures: Figures = { actions: [], file: [], link: [], verify: [], encode: [], decode: [] };
  for (let i = 0; i < Number(raids); i++) {
    const options = { seed: `measure ${i}`, level, events: i % 2 === 1 };
    const actions: Action[] = [];
    playGame(raidOn(scenario), options, player, actions);
    const replay = makeReplay(raidOn(scenario), options, actions);
    figures.actions.push(actions.length);
    figures.file.push(replayText(replay).length);
    timed(figures.verify, () => verifyReplay(raidOn(scenario), replay));
    const link = timed(figures.encode, () => encodeLink(raidOn(scenario), replay));
    figures.link.push(link.length);
    timed(figures.decode, () => decodeLink(raidOn(scenario), link));
  }
  return figures;
}

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
const spread = (list: readonly number[]): string =>
  `${Math.min(...list)}–${Math.max(...list)} (${median(list)})`;

console.log('| player | level | actions | file | link | verify | encode | decode |');
console.log('|---|---|---|---|---|---|---|---|');
for (const { id } of scenario.levels) {
  const { actions, file, link, ...times } = measure(id);
  const ms = Object.values(times).map((list) => `${median(list).toFixed(1)} ms`);
  const lengths = [actions, file, link].map(spread);
  console.log(`| ${[name, id, ...lengths, ...ms].join(' | ')} |`);
}
