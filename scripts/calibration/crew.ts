// Samples of many raids, made in as many processes as there are cores; in the order of the raids, whoever played them.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Progress } from '../../src/cli/progress.ts';
import { shareOut } from '../crew/share-out.ts';
import type { Sample, Sampling } from './sample.ts';

const HELPER = fileURLToPath(new URL('./helper.ts', import.meta.url));

export async function sampleAll(
  battle: string,
  sampling: Sampling,
  raids: number,
): Promise<Sample[]> {
  const samples: Sample[][] = [];
  const progress = new Progress(raids);
  const tasks = Array.from({ length: raids }, (_, index) => index);
  const words = [battle, JSON.stringify(sampling)];
  await shareOut<number, Sample[]>(HELPER, words, tasks, availableParallelism(), (index, made) => {
    samples[index] = made;
    progress.add(1);
  });
  progress.end();
  return samples.flat();
}
