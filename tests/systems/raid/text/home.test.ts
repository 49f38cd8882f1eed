// The way home in words, in both languages: each verdict says what is wrong in a word, not in a colour alone.

import { expect, test } from 'vitest';
import { homeJson } from '../../../../src/systems/raid/terminal/home-json.ts';
import { describeHome } from '../../../../src/systems/raid/text/full/whole-home.ts';
import { fatesIn } from '../../../../src/systems/raid/text/home.ts';
import { Voice } from '../../../../src/systems/raid/text/voice.ts';
import { position, scenario, zone } from '../rules/support.ts';

const mixed = position({
  turn: 11,
  british: { OR1: ['C01', 'C02'], VGW: ['C03', 'C04', 'MIL'], H: ['C05'], QUI: ['C06'] },
  craft: { G1: ['LCA1'], S1: ['LCA3'] },
  aboard: { LCA1: ['C07', 'C08'], LCA3: ['C09', 'C10', 'C11', 'C12'] },
  germans: { PSA: ['GI01'], QVH: ['GI02'], QHW: ['GI03'] },
  done: ['LCA3'],
});

const plain = (lines: readonly string[]): string[] =>
  lines.map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '));

test('9.2a the race in English', () => {
  expect(plain(describeHome(new Voice(scenario, 'en', 'ids'), mixed))).toEqual([
    'The way home: 4 seats free for 12 levels ashore',
    '  OR1, C01 and C02: home by turn 11 via OR1: no march, 4 of 4 seats',
    '  QUI, C06: too few seats: 0 for 2 levels, by turn 11 via QUI',
    '  VGW, C03, C04 and MIL: too few seats: 0 for 4 levels, by turn 11 via OR1',
    '  H, C05: too late: turn 14 at the soonest, via MOU',
  ]);
});

test('9.2a the race in French', () => {
  expect(plain(describeHome(new Voice(scenario, 'fr', 'ids'), mixed))).toEqual([
    'Le retour : 4 places libres pour 12 niveaux à terre',
    '  OR1, C01 et C02 : à bord au tour 11 par OR1 : sans marche, 4 places sur 4',
    '  QUI, C06 : places insuffisantes : 0 pour 2 niveaux, au tour 11 par QUI',
    '  VGW, C03, C04 et MIL : places insuffisantes : 0 pour 4 niveaux, au tour 11 par OR1',
    '  H, C05 : trop tard : au plus tôt au tour 14, par MOU',
  ]);
});

test('9.2a nothing is told when nobody is ashore, nor of a zone before the race', () => {
  const voice = new Voice(scenario, 'en', 'ids');
  expect(describeHome(voice, position({ turn: 11, craft: { G1: ['LCA1'] } }))).toEqual([]);
  const early = position({ turn: 2, british: { OR1: ['C01'] }, craft: { G1: ['LCA1'] } });
  expect(fatesIn(voice, early, zone('OR1'))).toEqual([]);
  expect(describeHome(voice, early)).toHaveLength(2); // but the terminal tells at any time
});

test('9.2a the same as JSON, by ids', () => {
  const { stacks, seats, levels } = homeJson(mixed);
  expect({ seats, levels }).toEqual({ seats: 4, levels: 12 });
  expect(stacks[0]).toMatchObject({ zone: 'OR1', verdict: 'home', beach: 'OR1', turn: 11 });
  expect(stacks[0]?.berths).toContainEqual({ unit: 'C01', craft: 'LCA1' });
});
