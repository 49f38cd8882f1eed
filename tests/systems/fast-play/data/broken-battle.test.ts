// One change to the shipped battle, and exactly the message that whoever writes a battle gets for it.

import { describe, expect, test } from 'vitest';
import { faultText } from '../../../../src/engine/shape/fault.ts';
import { readBattle } from '../../../../src/systems/fast-play/data/read.ts';
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
  'a list': [set('units', []), 'units.json: must be an object, is a list'],
  missing: [drop('missions'), 'missions.json: the file is missing'],
  misspelt: [
    rename('levels', 'level'),
    "level.json: a battle has no such file; did you mean 'levels'?",
  ],
  'one too many': [set('weather', {}), 'weather.json: a battle has no such file'],
  'no card': [drop('card'), 'card.json: the file is missing'],
  'par that is none': [set('par', []), 'par.json: must be an object, is a list'],
  'a lesson that is none': [set('lesson', 1), 'lesson.json: must be an object, is 1'],
});

table('card', {
  'without a name': [drop('card /names/army'), "card.json /names: field 'army' is missing"],
  'with a name too many': [
    set('card /names/navy', { en: 'a', fr: 'b' }),
    "card.json /names: no sentence asks for 'navy'",
  ],
  'of no length': [set('card /minutes', 0), 'card.json /minutes: must be at least 1, is 0'],
});

table('shape', {
  'text for a number': [
    set('map /hexes/3/level', '1'),
    "map.json /hexes/3/level: must be a whole number, is '1'",
  ],
  'level 4': [set('map /hexes/3/level', 4), 'map.json /hexes/3/level: must be at most 3, is 4'],
  terrain: [
    set('map /hexes/3/terrain', 'woods'),
    "map.json /hexes/3/terrain: 'woods' is none of open, wood, thickWood, village, denseTown; did you mean 'wood'?",
  ],
  'misspelt field': [
    rename('map /hexes/3/level', 'levle'),
    "map.json /hexes/3: no field 'levle' here; did you mean 'level'?",
  ],
  'missing French': [drop('units /units/0/fr'), "units.json /units/0: field 'fr' is missing"],
  'strength 6': [
    set('units /units/0/strength', 6),
    'units.json /units/0/strength: must be at most 5, is 6',
  ],
  facing: [
    set('units /units/0/facing', 'N'),
    "units.json /units/0/facing: 'N' is none of E, NE, NW, W, SW, SE",
  ],
  'basis of a unit': [
    set('units /units/0/basis', 'text'),
    "units.json /units/0/basis: 'text' is none of S, M, I",
  ],
  'no basis': [drop('victory /success/basis'), "victory.json /success: field 'basis' is missing"],
  'five faces': [
    drop('levels /levels/0/character/french/0'),
    'levels.json /levels/0/character/french: must hold at least 6, holds 5',
  ],
  character: [
    set('levels /levels/0/character/french/0', 'brave'),
    "levels.json /levels/0/character/french/0: 'brave' is none of fainthearted, cautious, pragmatic, bold",
  ],
  clock: [
    set('battle /clock/first', '25:00'),
    "battle.json /clock/first: '25:00' is not of the form ^([01][0-9]|2[0-3]):[0-5][0-9]$",
  ],
  stance: [
    set('missions /missions/0/stance', 'atack'),
    "missions.json /missions/0/stance: 'atack' is none of attack, reinforce, hold, delay, screen; did you mean 'attack'?",
  ],
});

table('battle', {
  'a file it has not': [
    set('battle /files/0', 'mapp'),
    "battle.json /files/0: a battle has no file 'mapp'; did you mean 'map'?",
    "battle.json /files: 'map' is missing",
  ],
  'a file twice': [repeat('battle /files/0'), "battle.json /files/5: 'map' is named twice"],
  'one edge for both': [
    set('battle /baseEdge/german', 'south'),
    'battle.json /baseEdge: both sides have the same edge of the map',
  ],
  'a side twice': [
    set('battle /foresighted/value', ['french', 'french']),
    'battle.json /foresighted/value: a side is named twice',
  ],
});

table('map', {
  'a hex too few': [
    drop('map /hexes/207'),
    'map.json /hexes: 16 by 13 are 208 hexes, there are 207',
  ],
  'out of order': [
    set('map /hexes/1/id', '0301'),
    "map.json /hexes/1/id: must be '0201', is '0301'",
  ],
  'name in one language': [
    set('map /hexes/1/en', 'Ruin'),
    'map.json /hexes/1: has a name in one language only',
  ],
  'no such segment': [
    [set('map /hexes/0/segment', 'D'), drop('map /segments/3')],
    ...[],
    ...segmentless(),
  ],
  'a segment in pieces': [
    set('map /hexes/0/segment', 'D'),
    "map.json /segments/3: segment 'D' is in pieces",
  ],
  'a segment twice': [set('map /segments/1/id', 'A'), ...twiceA()],
  'water between strangers': [
    set('map /hexsides/0/b', '1601'),
    "map.json /hexsides/0: '1401' and '1601' do not lie beside each other",
  ],
  'water off the map': [
    set('map /hexsides/0/b', '1400'),
    "map.json /hexsides/0: there is no hex '1400'",
  ],
  'water twice': [repeat('map /hexsides/1'), 'map.json /hexsides/19: the side is there twice'],
  'a bridge over a brook': [
    set('map /hexsides/6/bridge', true),
    'map.json /hexsides/6/bridge: only deep water needs a bridge',
  ],
  'a road with a gap': [
    drop('map /roads/0/path/1'),
    "map.json /roads/0/path/1: '1102' does not lie beside '1301'",
  ],
  'a road off the map': [
    set('map /roads/3/path/0', '0007'),
    "map.json /roads/3/path/0: there is no hex '0007'",
  ],
});

/** Every hex of the segment that was taken away is told. */
function segmentless(): string[] {
  const map = copyBattle().map as { hexes: { segment: string }[] };
  const first = map.hexes.map(({ segment }, i) => (i === 0 ? 'D' : segment));
  return first.flatMap((segment, i) =>
    segment === 'D' ? [`map.json /hexes/${i}/segment: there is no segment 'D'`] : [],
  );
}
function twiceA(): string[] {
  const map = copyBattle().map as { hexes: { segment: string }[] };
  return [
    "map.json /segments/1/id: 'A' is there twice",
    ...map.hexes.flatMap(({ segment }, i) =>
      segment === 'B' ? [`map.json /hexes/${i}/segment: there is no segment 'B'`] : [],
    ),
  ];
}

table('units', {
  twice: [set('units /units/1/id', 'F-10CH'), "units.json /units/1/id: 'F-10CH' is there twice"],
  'on the wrong side': [
    set('units /units/1/nation', 'prussian'),
    "units.json /units/1/nation: 'prussian' does not fight on the french side",
  ],
  'of no formation': [
    set('units /units/1/formation', '3DJ'),
    "units.json /units/1/formation: there is no formation '3DJ'; did you mean '3DI'?",
  ],
  'two in a hex': [
    set('units /units/1/start', '1106'),
    "units.json /units/1/start: 'F-10CH' stands in '1106' already",
  ],
  'in contact': [
    set('units /units/9/start', '1105'),
    "units.json /units/9/start: 'G-27' begins in contact with 'F-10CH'",
  ],
  'off the map': [
    set('units /units/1/start', '1200'),
    "units.json /units/1/start: there is no hex '1200'",
  ],
  nowhere: [
    drop('units /units/1/start'),
    "units.json /units/1: must have either 'start' or 'entry'",
  ],
  'here and to come': [
    set('units /units/1/entry', ['0107', '0108']),
    "units.json /units/1: must have either 'start' or 'entry'",
  ],
  'arriving though there': [
    set('units /units/1/arrives', 2),
    'units.json /units/1/arrives: is on the board from the first turn',
  ],
  'no turn to arrive': [
    drop('units /units/12/arrives'),
    "units.json /units/12: field 'arrives' is missing",
  ],
  'too late': [
    set('units /units/12/arrives', 14),
    'units.json /units/12/arrives: turn 15 at the latest level is after the battle',
  ],
  'entry inland': [
    set('units /units/12/entry/0', '1303'),
    'units.json /units/12/entry: must lie on one edge of the map',
  ],
  'entry on two edges': [
    set('units /units/12/entry/0', '1602'),
    'units.json /units/12/entry: must lie on one edge of the map',
  ],
  'entry twice': [
    set('units /units/12/entry/1', '1301'),
    "units.json /units/12/entry/1: '1301' is there twice",
  ],
  'level unknown': [
    set('units /units/20/levels/0', 'marshall'),
    "units.json /units/20/levels/0: there is no level 'marshall'; did you mean 'marshal'?",
  ],
  'a level twice': [
    set('levels /levels/1/id', 'lieutenant'),
    "levels.json /levels/1/id: 'lieutenant' is there twice",
  ],
});

table('victory', {
  'no such hex': [
    set('victory /objectives/4/hex', '1000'),
    "victory.json /objectives/4/hex: there is no hex '1000'",
  ],
  'held by the wrong side': [
    set('victory /objectives/0/holder', 'german'),
    "victory.json /objectives/0/holder: 'F-10CH' stands there, which is french",
  ],
  'half as good': [
    set('victory /success/value', 13),
    'victory.json /success/value: must be more than 13, is 13',
  ],
  'a reward for losses': [
    set('victory /frenchUnitLost/value', 1),
    'victory.json /frenchUnitLost/value: must be at most 0, is 1',
  ],
  'a fine for victories': [
    set('victory /germanUnitLost/value', -1),
    'victory.json /germanUnitLost/value: must be at least 0, is -1',
  ],
});

table('missions', {
  'a unit unknown': [
    set('missions /missions/0/units/0', 'G-277'),
    "missions.json /missions/0/units/0: no German unit 'G-277'; did you mean 'G-27'?",
    "missions.json /missions: 'G-27' has no mission",
  ],
  'a French unit': [
    set('missions /missions/0/units/-', 'F-MIC'),
    "missions.json /missions/0/units/1: no German unit 'F-MIC'",
  ],
  'two missions': [
    set('missions /missions/0/units/-', 'G-28'),
    "missions.json /missions/1/units/0: 'G-28' has two missions",
  ],
  'no such goal': [
    set('missions /missions/0/goals/0', '9999'),
    "missions.json /missions/0/goals/0: there is no hex '9999'",
  ],
  'no objective': [
    set('missions /missions/0/goals', ['0101']),
    'missions.json /missions/0/goals: lead to no objective',
  ],
  twice: [
    set('missions /missions/1/id', 'M1'),
    "missions.json /missions/1/id: 'M1' is there twice",
  ],
});

test('any JSON at all is answered', () => {
  for (const anything of [{}, { map: 1 }, { units: { units: [null] } }, { battle: [] }]) {
    expect(readBattle(anything)).toHaveProperty('faults');
  }
});
