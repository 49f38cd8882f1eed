// One change to the shipped battle, and exactly the message that whoever writes a battle gets for it.

import { describe, expect, test } from 'vitest';
import { faultText } from '../../../../src/engine/shape/fault.ts';
import { readBattle } from '../../../../src/systems/red-poppies/data/read.ts';
import { type Change, copyBattle, drop, rename, repeat, set } from './break-battle.ts';

type Case = readonly [change: Change | readonly Change[], ...messages: string[]];

function table(title: string, cases: Readonly<Record<string, Case>>): void {
  describe(title, () => {
    test.each(Object.entries(cases))('%s', (_, [change, ...messages]) => {
      const files = copyBattle();
      for (const one of [change].flat()) one(files);
      const read = readBattle(files);
      expect('faults' in read ? read.faults.map(faultText) : []).toEqual(messages);
    });
  });
}

table('as it is', { shipped: [[]] });

table('files', {
  null: [set('map', null), 'map.json: must be an object, is null'],
  'a list': [set('forces', []), 'forces.json: must be an object, is a list'],
  missing: [drop('victory'), 'victory.json: the file is missing'],
  misspelt: [
    rename('levels', 'level'),
    "level.json: a battle has no such file; did you mean 'levels'?",
  ],
  'one too many': [set('weather', {}), 'weather.json: a battle has no such file'],
  'no card': [drop('card'), 'card.json: the file is missing'],
  'par that is none': [set('par', []), 'par.json: must be an object, is a list'],
  'not named': [
    set('battle /files', ['map', 'counters', 'tables', 'forces', 'victory']),
    "battle.json /files: 'levels' is missing",
  ],
});

table('card', {
  'without a name': [drop('card /names/army'), "card.json /names: field 'army' is missing"],
  'with a name too many': [
    set('card /names/navy', { en: 'a', fr: 'b' }),
    "card.json /names: no sentence asks for 'navy'",
  ],
});

table('shape', {
  'text for a number': [
    set('battle /turns/value', '12'),
    "battle.json /turns/value: must be a whole number, is '12'",
  ],
  terrain: [
    set('map /hexes/0/terrain/0', 'woods'),
    "map.json /hexes/0/terrain/0: 'woods' is none of building, wood, hill, summit, crater, bank, grain; did you mean 'wood'?",
  ],
  'misspelt field': [
    rename('battle /human/value', 'vlaue'),
    "battle.json /human: no field 'vlaue' here; did you mean 'value'?",
  ],
  'missing French': [
    drop('forces /setUp/0/units/0/fr'),
    "forces.json /setUp/0/units/0: field 'fr' is missing",
  ],
  'a hex that is none': [
    set('victory /objectives/0/hex', 'E5'),
    "victory.json /objectives/0/hex: 'E5' is not of the form ^[A-Z][0-9]{2}$",
  ],
});

table('battle', {
  'darkness after the end': [
    set('battle /conditions/darkness', [[3, 13]]),
    'battle.json /conditions/darkness/0: turn 13 is after the battle',
  ],
  'an aim that is no objective': [
    set('battle /attack', { rule: '10.01', aims: ['A01'], danger: 20, basis: 'design' }),
    "battle.json /attack/aims/0: 'A01' is no objective (victory.json /objectives)",
  ],
  'an aim twice': [
    set('battle /attack', { rule: '10.01', aims: ['E05', 'E05'], danger: 20, basis: 'design' }),
    "battle.json /attack/aims/1: 'E05' is named twice",
  ],
  'a heading that cannot be left out': [
    set('battle /thresholds/without', ['O5']),
    "battle.json /thresholds/without/0: 'O5' is none of O3, O4; did you mean 'O3'?",
  ],
  'darkness backwards': [
    set('battle /conditions/darkness', [[3, 2]]),
    'battle.json /conditions/darkness/0: turn 2 comes before turn 3',
  ],
  'infiltration twice': [
    set('battle /conditions/infiltration', ['german', 'german']),
    'battle.json /conditions/infiltration: a side is named twice',
  ],
  'a barrage that cannot go there': [
    set('battle /barrage', {
      ...{ rule: '7.71', side: 'british', firstTurn: 1, lines: 'columns', first: 'E' },
      ...{ towards: 'north', basis: 'design' },
    }),
    'battle.json /barrage/towards: columns cannot go north',
  ],
  'a barrage off the map': [
    set('battle /barrage', {
      ...{ rule: '7.71', side: 'british', firstTurn: 1, lines: 'columns', first: 'M' },
      ...{ towards: 'east', basis: 'design' },
    }),
    "battle.json /barrage/first: 'M' is not on the map",
  ],
  'a bombardment off the map': [
    set('battle /bombardment/hexes/0', 'Z09'),
    "battle.json /bombardment/hexes/0: there is no hex 'Z09'",
  ],
  'set up where nothing shelters': [
    [set('forces /setUp/0/zone/-', 'H03'), set('battle /bombardment/hexes/-', 'H03')],
    "battle.json /bombardment/hexes: everybody who is set up in 'H03' would be destroyed",
  ],
  'a mine off the map': [
    set('battle /mine/hex', 'Z01'),
    "battle.json /mine/hex: there is no hex 'Z01'",
  ],
  'a dead telephone': [
    set('forces /batteries/0/mode', 'telephone'),
    "battle.json: battery 'G1' (forces.json /batteries/0): a telephone is dead after a bombardment",
  ],
});

table('levels', {
  twice: [
    set('levels /levels/1/id', 'recruit'),
    "levels.json /levels/1/id: 'recruit' is there twice",
  ],
  'initiative after the end': [
    set('levels /levels/1/initiative/0/turn', 13),
    'levels.json /levels/1/initiative/0/turn: turn 13 is after the battle',
  ],
  'stunned off the map': [
    set('levels /levels/0/stunned/0/hexes/0', 'Z09'),
    "levels.json /levels/0/stunned/0/hexes/0: there is no hex 'Z09'",
  ],
});

table('map', {
  'a hex twice': [repeat('map /hexes/1'), "map.json /hexes/56/id: 'B01' is there twice"],
  'off the map': [set('map /hexes/0/id', 'Z05'), "map.json /hexes/0/id: there is no hex 'Z05'"],
  'a name in one language': [
    drop('map /hexes/0/fr'),
    'map.json /hexes/0: has a name in one language only',
  ],
  'a hexside backwards': [
    set('map /hexsides/0/side', 'B04/A05'),
    "map.json /hexsides/0/side: must be 'A05/B04': the lower name first",
  ],
  'a hexside between strangers': [
    set('map /hexsides/0/side', 'A05/C04'),
    "map.json /hexsides/0/side: 'A05' and 'C04' do not lie beside each other",
  ],
  'a hexside twice': [repeat('map /hexsides/0'), 'map.json /hexsides/71: road is there twice'],
  'a bridge over nothing': [
    set('map /hexsides/0/type', 'bridge'),
    'map.json /hexsides/0: a bridge needs a stream to cross',
  ],
  'held by both': [
    set('map /control/british/0', 'E04'),
    "map.json /control/british/0: 'E04' is held by both sides",
  ],
  'a trench that leads nowhere': [
    set('map /hexes/0/trench', 'british'),
    "map.json /hexes/0/trench: the trench of 'A05' leads nowhere",
  ],
  'wire that guards nothing': [
    set('map /hexsides/0/type', 'wire'),
    'map.json /hexsides/0: wire guards no hex of the front',
  ],
  'too large': [
    [set('map /columns', 26), set('map /rows', 26)],
    'map.json: 26 by 26 are more than 160 hexes',
  ],
  'a zone with a hex twice': [
    set('map /zones/village/1', 'H04'),
    "map.json /zones/village/1: 'H04' is there twice",
  ],
});

table('counters', {
  twice: [
    set('counters /counters/1/id', 'british-infantry'),
    "counters.json /counters/1/id: 'british-infantry' is there twice",
  ],
  'anti-tank on one side': [
    drop('counters /counters/3/dispersed/at'),
    'counters.json /counters/3: has anti-tank fire on one side only',
  ],
});

table('forces', {
  'a unit twice': [
    set('forces /setUp/0/units/1/id', 'R119-9'),
    "forces.json /setUp/0/units/1/id: 'R119-9' is there twice",
  ],
  'an unknown counter': [
    set('forces /setUp/0/units/0/kind', 'german-infantery'),
    "forces.json /setUp/0/units/0/kind: there is no counter 'german-infantery'; did you mean 'german-infantry'?",
  ],
  'a counter of the other side': [
    set('forces /setUp/0/units/1/kind', 'british-infantry'),
    "forces.json /setUp/0/units/1/kind: 'british-infantry' is a counter of the other side",
  ],
  'a level that is none': [
    set('forces /setUp/0/units/0/levels/0', 'recrut'),
    "forces.json /setUp/0/units/0/levels/0: there is no level 'recrut'; did you mean 'recruit'?",
  ],
  'a zone of the other side': [
    set('forces /setUp/1/zone/0', 'E04'),
    "forces.json /setUp/1/zone/0: 'E04' is not held by the british side",
  ],
  'no room': [
    [set('forces /setUp/1/zone', ['A01', 'A02', 'A03'])],
    ...['recruit', 'regular', 'veteran'].map(
      (level) => `forces.json /setUp/1/zone: has no room for 15 units at ${level}`,
    ),
  ],
  'bound outside the zone': [
    set('forces /setUp/0/must/0/hex', 'H03'),
    "forces.json /setUp/0/must/0/hex: 'H03' is outside the zone",
  ],
  'the fire power of other guns': [
    set('forces /batteries/0/fp', 5),
    'forces.json /batteries/0/fp: guns of 77 mm have 4, not 5',
  ],
  'reinforcements after the end': [
    set('forces /reinforcements/0/turn', 13),
    'forces.json /reinforcements/0/turn: turn 13 is after the battle',
  ],
  'reinforcements off their edge': [
    set('forces /reinforcements/0/hexes/0', 'B03'),
    "forces.json /reinforcements/0/hexes/0: 'B03' does not lie on the west edge",
  ],
  'reinforcements without an edge': [
    drop('forces /reinforcements/0/edge'),
    "forces.json /reinforcements/0: field 'edge' is missing",
  ],
  'one side alone': [
    set('forces /setUp/1/side', 'german'),
    'forces.json /setUp: one side is set up twice',
    ...Array.from({ length: 33 }, (_, i) => i).map(
      (i) => `forces.json /setUp/1/zone/${i}: '${copyZone()[i]}' is not held by the german side`,
    ),
    ...copyUnits().map(
      ([i, kind]) =>
        `forces.json /setUp/1/units/${i}/kind: '${kind}' is a counter of the other side`,
    ),
  ],
});

function copyZone(): readonly string[] {
  const { setUp } = copyBattle().forces as { setUp: { zone: string[] }[] };
  return setUp[1]?.zone ?? [];
}
function copyUnits(): [number, string][] {
  const { setUp } = copyBattle().forces as { setUp: { units: { kind: string }[] }[] };
  return (setUp[1]?.units ?? []).map(({ kind }, i) => [i, kind]);
}

describe('7.03, 7.03a fire power by calibre', () => {
  test.each([
    [75, 3],
    [77, 4],
    [84, 4],
    [105, 5],
    [150, 5],
    [152, 6],
  ])('7.03, 7.03a %i mm: %i', (calibre, fp) => {
    const files = copyBattle();
    set('forces /batteries/0/calibre', calibre)(files);
    set('forces /batteries/0/fp', fp)(files);
    expect(readBattle(files)).not.toHaveProperty('faults');
  });
});

table('victory', {
  'an objective twice': [
    set('victory /objectives/1/hex', 'E05'),
    "victory.json /objectives/1/hex: 'E05' is there twice",
  ],
  'an objective that is held': [
    set('victory /objectives/1/hex', 'A01'),
    "victory.json /objectives/1/hex: 'A01' is held from the start",
  ],
  'losses of nobody': [
    set('victory /loss/unit', 'british-infantri'),
    "victory.json /loss/unit: there is no counter 'british-infantri'; did you mean 'british-infantry'?",
  ],
  'outcomes that cross': [
    set('victory /outcomes/foothold', 14),
    'victory.json /outcomes/victory: must be more than 14, is 10',
  ],
  'more than there is': [
    set('victory /outcomes/victory', 30),
    'victory.json /outcomes/victory: there are 27 points in all, not 30',
  ],
});
