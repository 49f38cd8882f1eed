// Seeks a battle that can be taught from and writes it into its folder as lesson.json: the shortest in which
// every stop of the lesson comes, one after another as a newcomer wants them. To be run again whenever rules, data or the
// standing player change: `npx tsx scripts/make-lesson.ts [--battle fast-play/…|red-poppies/…] [--seeds 6000]`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeReplay, replayText } from '../src/engine/replay.ts';
import { battleFolders } from '../src/systems/battle-folders.ts';
import { attackTaught } from './lesson/attack.ts';
import { positionTaught } from './lesson/position.ts';

const { values } = parseArgs({
  options: {
    battle: { type: 'string', default: 'fast-play/spicheren-1870' },
    seeds: { type: 'string', default: '6000' },
  },
});
const folder = battleFolders().find(({ system, id }) => `${system}/${id}` === values.battle);
const taught = { 'fast-play': positionTaught, 'red-poppies': attackTaught }[folder?.system ?? ''];
if (folder === undefined || taught === undefined)
  throw new Error(`no battle '${values.battle}' that can be taught from`);
const { game, level, script } = taught(folder.id);

let best: { readonly seed: string; readonly actions: readonly number[] } | null = null;
for (let n = 1; n <= Number(values.seeds); n++) {
  const options = { seed: `lesson ${n}`, level, events: false };
  const found = script(options);
  if (found === null || (best !== null && found.actions.length >= best.actions.length)) continue;
  best = { seed: options.seed, actions: found.actions };
  console.log(`${options.seed}: ${found.actions.length} orders, ${found.stops.join(' ')}`);
}
if (best === null) throw new Error(`nothing to be taught on ${values.seeds} seeds`);
const options = { seed: best.seed, level, events: false };
const replay = makeReplay(game, options, best.actions, { note: 'made to be taught from' });
writeFileSync(join(folder.path, 'lesson.json'), replayText(replay));
