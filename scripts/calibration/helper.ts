// A helping process of the calibration: it plays the raids it is told.

import { answer } from '../../src/cli/helping.ts';
import { loadBattle } from '../../src/systems/raid/data/battles.ts';
import { type Sampling, samplesOf } from './sample.ts';

const scenario = loadBattle(process.argv[2]);
const sampling = JSON.parse(process.argv[3] ?? '') as Sampling;

process.on('message', (index: number) => answer(samplesOf(scenario, sampling, index)));
