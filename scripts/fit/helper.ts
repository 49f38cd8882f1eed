// A helping process of the fitting: it makes the data for itself and plays the raids it is told.

import { answer } from '../../src/cli/helping.ts';
import { type Ground, scenarioOn } from '../tune/ground.ts';
import type { Piece } from './fit-weights.ts';
import { seenIn } from './seen.ts';

const ground = scenarioOn(JSON.parse(process.argv[2] ?? '') as Ground);

process.on('message', async ([from, to]: Piece) => answer(seenIn(await ground, from, to)));
