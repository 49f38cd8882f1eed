// A helping process: it makes the data for itself, plays the raids it is sent one after the other, and sends back what
// is to be counted of them.

import { answer } from '../../src/cli/helping.ts';
import { type Ground, scenarioOn } from '../tune/ground.ts';
import { playRaid, type RaidTask } from './raid.ts';

const ground = scenarioOn(JSON.parse(process.argv[2] ?? '') as Ground);

process.on('message', async (task: RaidTask) => answer(playRaid(await ground, task)));
