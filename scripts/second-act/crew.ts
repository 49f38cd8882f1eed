// Plays raids in as many processes as there are jobs. Records come back in the order of the tasks, whoever played them.

import { fileURLToPath } from 'node:url';
import { Progress } from '../../src/cli/progress.ts';
import { shareOut } from '../crew/share-out.ts';
import { type Ground, scenarioOn } from '../tune/ground.ts';
import { playRaid, type RaidRecord, type RaidTask } from './raid.ts';

const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));

export async function playTasks(
  ground: Ground,
  tasks: readonly RaidTask[],
  jobs: number,
): Promise<RaidRecord[]> {
  const progress = new Progress(tasks.length);
  const records: RaidRecord[] = [];
  const take = (index: number, record: RaidRecord): void => {
    records[index] = record;
    progress.add(1);
  };
  if (Math.min(jobs, tasks.length) < 2) {
    const scenario = await scenarioOn(ground);
    for (const [i, task] of tasks.entries()) take(i, playRaid(scenario, task));
  } else await shareOut(HELPER, [JSON.stringify(ground)], tasks, jobs, take);
  progress.end();
  return records;
}
