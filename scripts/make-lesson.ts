// Seeks a battle of Fast Play that can be taught from and writes it into its folder as lesson.json: the shortest in which
// every stop of the lesson comes, one after another as a newcomer wants them. To be run again whenever rules, data or the
// standing player change: `npx tsx scripts/make-lesson.ts [--battle fast-play/…] [--seeds 6000]`.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { momentsOf } from '../src/engine/moments.ts';
import { makeReplay, replayText } from '../src/engine/replay.ts';
import { battleFolders } from '../src/systems/battle-folders.ts';
import { loadBattle } from '../src/systems/fast-play/data/battles.ts';
import { isInOrder, stopsIn } from '../src/systems/fast-play/panels/lesson/stops.ts';
import { battleOn, fastPlay } from '../src/systems/fast-play/rules/system.ts';
import { taught } from './lesson/teacher.ts';

const TURNS = 5; // that may be played

const { values } = parseArgs({
  options: {
    battle: { type: 'string', default: 'fast-play/spicheren-1870' },
    seeds: { type: 'string', default: '6000' },
  },
});
const folder = battleFolders().find(({ system, id }) => `${system}/${id}` === values.battle);
if (folder === undefined || folder.system !== 'fast-play')
  throw new Error(`no battle '${values.battle}' of Fast Play`);
const field = loadBattle(folder.id);
const level = field.levels[0]?.id ?? '';

let best: { readonly seed: string; readonly actions: readonly number[] } | null = null;
for (let n = 1; n <= Number(values.seeds); n++) {
  const options = { seed: `lesson ${n}`, level, events: false };
  const actions = taught(field, options, TURNS);
  const moments = momentsOf(fastPlay, fastPlay.setup(field, options), actions);
  const script = actions.slice(0, stopsIn(moments).at(-1)?.to ?? 0);
  const stops = stopsIn(moments.slice(0, script.length)); // what comes after the last is not played
  if (!isInOrder(stops) || (best !== null && script.length >= best.actions.length)) continue;
  best = { seed: options.seed, actions: script };
  console.log(`${options.seed}: ${script.length} orders, ${stops.map(({ id }) => id).join(' ')}`);
}
if (best === null) throw new Error(`nothing to be taught on ${values.seeds} seeds`);
const options = { seed: best.seed, level, events: false };
const replay = makeReplay(battleOn(field), options, best.actions, {
  note: 'made to be taught from',
});
writeFileSync(join(folder.path, 'lesson.json'), replayText(replay));
