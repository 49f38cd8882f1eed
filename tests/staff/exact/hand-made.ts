// Ends of raids laid by hand: seats fewer than men, craft to shuffle, everybody aboard, nobody ashore, stranded stacks,
// fire in the last turn. Two guns are destroyed unless told, and the line is cut: 22 points.

import type { RaidState } from '../../../src/systems/raid/rules/state.ts';
import { doAll, type Position, position, scenario } from '../../systems/raid/rules/support.ts';

const last = (laid: Position): RaidState =>
  position({
    turn: scenario.turns,
    alarm: 9,
    pool: [],
    guns: 2,
    been: ['landing', 'assault', 'fire', 'telephone'],
    ...laid,
  });

/** Losses that leave 20 points: with the next one total success is gone (12g). */
const LOST = { lost: ['C20', 'C21', 'C22', 'C23', 'C24'] };
/** Six levels of men who are home. */
const SIX = ['C10', 'C11', 'C12'];

export const HAND_MADE: Readonly<Record<string, RaidState>> = {
  'everybody is aboard': last({ aboard: { LCA1: ['LOV', 'C01'] }, back: ['LOV', 'C01'] }),
  'everybody is aboard who never landed': last({ aboard: { LCA1: ['MIL', 'C01'] } }),
  'nobody is left at all': last({ craft: { S2: ['LCA1'] } }),
  'nobody ashore, a turn before the last': last({
    turn: scenario.turns - 1,
    aboard: { LCA1: ['LOV'] },
    back: ['LOV'],
  }),
  'nobody ashore, craft under guns, a turn before the last': last({
    turn: scenario.turns - 1,
    craft: { G2: ['LCA4'] },
    aboard: { LCA4: ['LOV'] },
    back: ['LOV'],
    germans: { HT2: ['GI01-'] },
  }),
  'a craft lies where the officer waits': last({
    british: { OR1: ['LOV'] },
    craft: { G1: ['LCA1'] },
  }),
  'a craft has to come for him': last({ british: { OR1: ['LOV'] }, craft: { S3: ['LCA1'] } }),
  'a craft is too far': last({
    british: { MOU: ['LOV'] },
    craft: { S1: ['LCA1'] },
    done: ['LCA1'],
  }),
  'a craft has had its turn': last({
    british: { OR1: ['LOV'] },
    craft: { S3: ['LCA1'] },
    done: ['LCA1'],
  }),
  'an officer needs no seat': last({
    british: { OR1: ['LOV'] },
    craft: { G1: ['LCA1'] },
    aboard: { LCA1: [...SIX, 'C13'] },
    back: [...SIX, 'C13'],
  }),
  'more men than seats': last({
    ...LOST,
    british: { OR1: ['C01', 'C02'] },
    craft: { G1: ['LCA1'] },
    aboard: { LCA1: SIX },
    back: SIX,
  }),
  'half-strength men and an odd seat': last({
    ...LOST,
    british: { OR1: ['C01-', 'C02-', 'C03'] },
    craft: { G1: ['LCA1'] },
    aboard: { LCA1: ['C10', 'C11', 'C12-'] },
    back: ['C10', 'C11', 'C12'],
  }),
  'a second craft brings the seats': last({
    ...LOST,
    british: { OR1: ['C01', 'C02'] },
    craft: { G1: ['LCA1'], S2: ['LCA2'] },
    aboard: { LCA1: SIX },
    back: SIX,
    done: ['LCA1'],
  }),
  'no craft can leave, none can come': last({
    ...LOST,
    british: { OR1: ['C01'] },
    craft: { G1: ['LCA1', 'LCA2', 'LCA3', 'LCA4'], S3: ['LCA5'] },
    aboard: {
      LCA1: ['C02', 'C03', 'C04', 'C05'],
      LCA2: ['C06', 'C07', 'C08', 'C09'],
      LCA3: ['C10', 'C11', 'C12', 'C13'],
      LCA4: ['C14', 'C15', 'C16', 'C17'],
    },
    back: [
      'C02',
      'C03',
      'C04',
      'C05',
      'C06',
      'C07',
      'C08',
      'C09',
      'C10',
      'C11',
      'C12',
      'C13',
    ].concat(['C14', 'C15', 'C16', 'C17']),
    done: ['LCA1', 'LCA2', 'LCA3', 'LCA4'],
  }),
  'one craft for two beaches': last({
    ...LOST,
    british: { MOU: ['C01'], OR1: ['C02'] },
    craft: { S3: ['LCA1'] },
  }),
  'a stack that is stranded': last({ ...LOST, british: { HN: ['C01', 'LOV'] } }),
  'one is stranded, one is not': last({
    ...LOST,
    british: { HN: ['C01'], OR1: ['LOV'] },
    craft: { G1: ['LCA1'] },
  }),
  'a step from the beach': last({ ...LOST, british: { PSA: ['C01'] }, craft: { G2: ['LCA4'] } }),
  'an officer makes the difference': last({
    ...LOST,
    british: { VGE: ['C01', 'LOV'] },
    craft: { G1: ['LCA1'] },
  }),
  'without an officer it is too far': last({
    ...LOST,
    british: { VGE: ['C01'] },
    craft: { G1: ['LCA1'] },
  }),
  'half-strength men are slow': last({
    ...LOST,
    british: { PSA: ['C01-'] },
    craft: { G2: ['LCA4'] },
  }),
  'mines on the beach': last({
    british: { PSA: ['LOV', 'C01-'] },
    craft: { G2: ['LCA4'] },
    obstacles: { OR2: 'mines' },
  }),
  'wire on the beach': last({
    british: { PSA: ['LOV'] },
    craft: { G2: ['LCA4'] },
    obstacles: { OR2: 'wire' },
  }),
  'a prisoner makes up for a loss': last({
    lost: ['C19', 'C20', 'C21', 'C22', 'C23', 'C24'],
    british: { OR1: ['C01'] },
    craft: { S3: ['LCA1'] },
    prisoners: { GI01: 'C01' },
  }),
  'the guard is not near the sea': last({
    lost: ['C19', 'C20', 'C21', 'C22', 'C23', 'C24'],
    british: { HN: ['C01'] },
    prisoners: { GI01: 'C01' },
  }),
  'fire on the craft that carries the officer, or to sea': last({
    craft: { G2: ['LCA4'] },
    aboard: { LCA4: ['LOV'] },
    back: ['LOV'],
    germans: { HT2: ['GI01'] },
  }),
  'fire on the craft, and no way out': last({
    craft: { G2: ['LCA4'] },
    aboard: { LCA4: ['LOV'] },
    back: ['LOV'],
    germans: { HT2: ['GI01'] },
    done: ['LCA4'],
  }),
  'fire on the beach: who stands in front': last({
    british: { OR1: ['LOV', 'C01-'] },
    germans: { VGE: ['GI01'] },
    done: ['LOV', 'C01'],
  }),
  'fire on the beach: stay, or go aboard under it': last({
    british: { OR2: ['LOV'] },
    craft: { G2: ['LCA4'] },
    germans: { HT2: ['GI01-'] },
    done: ['LCA4'],
  }),
  'the last gun, one assault away': last({
    guns: 1,
    british: { HN: ['C01-'] },
    germans: { H: ['HG2'] },
  }),
  'a marker that nobody comes near': last({
    british: { OR1: ['LOV'] },
    craft: { S3: ['LCA1'] },
    markers: { HN: 'B-wire', HS: 'B-infantry2' },
  }),
  'in the middle of an order: taken up': doAll(
    last({ british: { OR1: ['LOV'] }, craft: { S3: ['LCA1'] } }),
    'take S3',
  ).state,
  'in the middle of an order: put down again': doAll(
    last({ british: { OR1: ['LOV'] }, craft: { G1: ['LCA1'] } }),
    'take OR1',
    'done',
  ).state,
};

/** Too much for brute force, as every order of the four craft is another position. */
export const FULL_HARBOUR: RaidState = last({
  ...LOST,
  british: { OR1: ['C01'] },
  craft: { G1: ['LCA1', 'LCA2', 'LCA3', 'LCA4'], S3: ['LCA5'] },
  aboard: {
    LCA1: ['C02', 'C03', 'C04', 'C05'],
    LCA2: ['C06', 'C07', 'C08', 'C09'],
    LCA3: ['C10', 'C11', 'C12', 'C13'],
    LCA4: ['C14', 'C15', 'C16', 'C17'],
  },
  back: ['C02', 'C03', 'C04', 'C05', 'C06', 'C07', 'C08', 'C09', 'C10', 'C11', 'C12', 'C13'].concat(
    ['C14', 'C15', 'C16', 'C17'],
  ),
  done: ['LCA1', 'LCA2', 'LCA3'],
});
