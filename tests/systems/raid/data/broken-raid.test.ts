// One change to the shipped raid, and exactly the message a scenario writer gets for it.

import { describe, expect, test } from 'vitest';
import { faultText } from '../../../../src/engine/shape/fault.ts';
import { checkRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import { type Change, copyRaid, drop, first, rename, repeat, set } from './break-raid.ts';

type Case = readonly [change: Change | readonly Change[], ...messages: string[]];

function table(title: string, cases: Readonly<Record<string, Case>>): void {
  describe(title, () => {
    test.each(Object.entries(cases))('%s', (_, [change, ...messages]) => {
      const files = copyRaid();
      for (const one of [change].flat()) one(files);
      expect(checkRaid(files).map(faultText)).toEqual(messages);
    });
  });
}

table('files', {
  null: [set('map', null), 'map.json: must be an object, is null'],
  'a list': [set('map', []), 'map.json: must be an object, is a list'],
  'a text': [set('loading', 'text'), "loading.json: must be an object, is 'text'"],
  missing: [drop('tables'), 'tables.json: the file is missing'],
  misspelt: [
    rename('levels', 'level'),
    "level.json: a raid has no such file; did you mean 'levels'?",
  ],
  'one too many': [set('weather', {}), 'weather.json: a raid has no such file'],
});

table('shape', {
  'text for a number': [
    set('map /zones/3/x', '1020'),
    "map.json /zones/3/x: must be a whole number, is '1020'",
  ],
  'half a point': [
    set('map /zones/3/x', 10.5),
    'map.json /zones/3/x: must be a whole number, is 10.5',
  ],
  'below the least': [set('map /zones/3/x', -1), 'map.json /zones/3/x: must be at least 0, is -1'],
  'protection the rules do not know': [
    set('map /zones/3/protection', 2),
    'map.json /zones/3/protection: 2 is none of 0, 1, 3',
  ],
  'kind of zone': [
    set('map /zones/3/kind', 'waitin'),
    "map.json /zones/3/kind: 'waitin' is none of land, beach, sea, waiting; did you mean 'waiting'?",
  ],
  'basis of a place': [
    set('map /zones/3/basis', 'text'),
    "map.json /zones/3/basis: 'text' is none of R, S, M, I",
  ],
  'basis of the map': [
    set('map /basis', 'guess'),
    "map.json /basis: 'guess' is none of text, ruling, reconstructed, design",
  ],
  'missing French': [
    drop('map /zones/3/terrain/fr'),
    "map.json /zones/3/terrain: field 'fr' is missing",
  ],
  'misspelt field': [
    rename('map /zones/3/protection', 'protectoin'),
    "map.json /zones/3: no field 'protectoin' here; did you mean 'protection'?",
  ],
  'field too many': [
    set('map /zones/3/colour', 'red'),
    "map.json /zones/3: no field 'colour' here",
  ],
  'zone id': [
    set('map /zones/3/id', 'g1'),
    "map.json /zones/3/id: 'g1' is not of the form ^[A-Z][A-Z0-9]{0,3}$",
  ],
  'half a coast point': [
    set('map /coast/2', [215]),
    'map.json /coast/2: must hold at least 2, holds 1',
  ],
  'object for a list': [set('map /edges', {}), 'map.json /edges: must be a list, is an object'],
  'no zones': [set('map /zones', []), 'map.json /zones: must hold at least 1, holds 0'],
  'a factor without provenance': [
    drop('counters /types/0/full/basis/fire'),
    "counters.json /types/0/full/basis: field 'fire' is missing",
  ],
  'three levels': [
    set('counters /types/0/full/level', 3),
    'counters.json /types/0/full/level: must be at most 2, is 3',
  ],
  'null for a number': [
    set('counters /types/0/number/value', null),
    'counters.json /types/0/number/value: must be a whole number, is null',
  ],
  'group 0': [
    set('counters /units/0/group', 0),
    'counters.json /units/0/group: must be at least 1, is 0',
  ],
  'no such marker': [
    set('markers /markers/2/count', 0),
    'markers.json /markers/2/count: must be at least 1, is 0',
  ],
  'a row without its rule': [
    drop('markers /markers/2/rule'),
    "markers.json /markers/2: field 'rule' is missing",
  ],
  trigger: [
    set('tables /alarm/0/trigger', 'firstLandings'),
    "tables.json /alarm/0/trigger: 'firstLandings' is none of firstLanding, markerShowsGermans, firstAssault, bangalore, firstFire, mineExplodes, firstGun; did you mean 'firstLanding'?",
  ],
  'once of a trigger that has no say': [
    set('tables /alarm/0/once', true),
    "tables.json /alarm/0/once: 'firstLanding' is no trigger of which a raid may say so",
  ],
  'once left open': [
    drop('tables /alarm/1/once'),
    "tables.json /alarm/1: 'once' is missing: does only the first marker raise the alarm?",
  ],
  'too dark': [
    set('tables /light/0/modifier', -10),
    'tables.json /light/0/modifier: must be at least -9, is -10',
  ],
  'face 7': [
    set('tables /reinforcementSize/0/faces/0', 7),
    'tables.json /reinforcementSize/0/faces/0: must be at most 6, is 7',
  ],
  fate: [
    set('events /rows/0/craft/1/fate', 'sunk'),
    "events.json /rows/0/craft/1/fate: 'sunk' is not known here",
  ],
  'no fate': [
    drop('events /rows/0/craft/1/fate'),
    "events.json /rows/0/craft/1: field 'fate' is missing",
  ],
  'delay without a turn': [
    drop('events /rows/0/craft/8/turn'),
    "events.json /rows/0/craft/8: field 'turn' is missing",
  ],
  'nothing happens to a craft': [
    set('events /rows/0/craft/0/craft', 'LCA1'),
    "events.json /rows/0/craft/0: no field 'craft' here",
  ],
  'rolled again for ever': [
    set('events /engineTrouble/craft', []),
    'events.json /engineTrouble/craft: must hold at least 1, holds 0',
  ],
  'points for losses': [
    set('victory /commandoLost/value', 1),
    'victory.json /commandoLost/value: must be at most 0, is 1',
  ],
  'rule id': [
    set('victory /gun/rule', 'twelve'),
    "victory.json /gun/rule: 'twelve' is not of the form ^[1-9][0-9]?(\\.[1-9])?[a-z]?$",
  ],
  'option of a level': [
    set('levels /levels/1/options/0', 'badluck'),
    "levels.json /levels/1/options/0: 'badluck' is none of badLuck, alarm, vorwaerts; did you mean 'badLuck'?",
  ],
  'a number aboard': [
    set('loading /craft/0/men/0', 1),
    'loading.json /craft/0/men/0: must be a text, is 1',
  ],
  time: [
    set('raid /clock/value/3', '5:30'),
    "raid.json /clock/value/3: '5:30' is not of the form ^([01][0-9]|2[0-3]):[0-5][0-9]$",
  ],
});

table('raid.json', {
  'a turn more': [
    set('raid /turns/value', 13),
    'raid.json /clock/value: 12 times for 13 turns',
    'tables.json /light: nothing for turn 13',
    'victory.json /secondGun: nothing for turn 13',
  ],
  'a time less': [drop('raid /clock/value/4'), 'raid.json /clock/value: 11 times for 12 turns'],
  'time stands still': [
    set('raid /clock/value/4', '05:30'),
    "raid.json /clock/value/4: '05:30' is not after '05:30'",
  ],
  'alarm off the track': [
    set('raid /limits/alarmAttack/value', 10),
    'raid.json /limits/alarmAttack/value: 10 is above the highest alarm, 9',
  ],
  'short track': [
    set('raid /limits/alarmMax/value', 1),
    'raid.json /limits/alarmAttack/value: 6 is above the highest alarm, 1',
    'levels.json /options/alarm/value: 2 is above the highest alarm, 1',
  ],
  'misspelt file': [
    set('raid /files/1', 'counter'),
    "raid.json /files/1: no file 'counter'; did you mean 'counters'?",
  ],
  'file not listed': [drop('raid /files/7'), "raid.json /files: 'loading' is not listed"],
  'file listed twice': [
    set('raid /files/7', 'map'),
    "raid.json /files/7: 'map' is already at /files/0",
  ],
});

table('map.json', {
  'misspelt zone': [
    set('map /edges/14/b', 'VAZ'),
    "map.json /edges/14/b: no zone 'VAZ'; did you mean 'VAS'?",
  ],
  'zone from nowhere': [set('map /edges/14/a', 'QWXZ'), "map.json /edges/14/a: no zone 'QWXZ'"],
  'type of connection': [
    set('map /edges/14/type', 'rough3'),
    "map.json /edges/14/type: no connection type 'rough3'; did you mean 'rough2'?",
  ],
  'to itself': [set('map /edges/14/b', 'SAU'), "map.json /edges/14: joins 'SAU' to itself"],
  twice: [
    repeat('map /edges/14'),
    "map.json /edges/96: joins 'SAU' and 'LGL' again, after /edges/14",
  ],
  'twice, the other way': [
    set('map /edges/-', { a: 'G2', b: 'S1', type: 'fire' }),
    "map.json /edges/96: joins 'G2' and 'S1' again, after /edges/0",
  ],
  'more connections than a zone can keep': [
    ['H', 'HE', 'HS', 'HW', 'HN', 'LHA', 'BOW', 'BOE', 'CHS', 'RTE'].map((b) =>
      set('map /edges/-', { a: 'VAS', b, type: 'fire' }),
    ),
    "map.json /zones/30: 'VAS' has 16 connections, more than 15",
  ],
  'path over the sea': [
    set('map /edges/0/type', 'path1'),
    "map.json /edges/0: 'path1' joins land and beach zones only, not 'S1' (sea) and 'G2' (waiting)",
  ],
  'craft on the beach': [
    set('map /edges/8/type', 'sea1'),
    "map.json /edges/8: 'sea1' joins sea and waiting zones only, not 'QUI' (beach) and 'QHW' (land)",
  ],
  'landing on a cliff': [
    set('map /edges/15/type', 'embark2'),
    "map.json /edges/15: 'embark2' joins the sea to a beach, not 'QHW' (land) and 'S1' (sea)",
  ],
  'sea in two pieces': [
    drop('map /edges/3'),
    "map.json /zones: 'S3' cannot be reached by sea from 'S1'",
  ],
  'land in two pieces': [
    [set('map /edges/12/type', 'fire'), set('map /edges/14/type', 'fire')],
    "map.json /zones: 'SAU' cannot be reached by land from 'OR2'",
  ],
  'no landing at all': [
    [4, 5, 6, 7].map((edge) => set(`map /edges/${edge}/type`, 'fire')),
    'map.json /edges: no landing joins the sea to the land',
  ],
  'group without a landing': [
    drop('map /edges/4'),
    "map.json /edges: group 2 has no landing from 'G2'",
  ],
  'same id': [
    set('map /zones/11/id', 'QVH'),
    "map.json /zones/11/id: 'QVH' is already at /zones/10/id",
  ],
  'zone off the map': [
    set('map /zones/11/x', 1700),
    'map.json /zones/11/x: 1700 lies off the map, 1600 wide',
  ],
  'coast off the map': [
    set('map /coast/15', [1601, 215]),
    'map.json /coast/15: (1601, 215) lies off the map',
  ],
  'cover at sea': [
    set('map /zones/0/protection', 1),
    "map.json /zones/0/protection: 'S1' is at sea, where nothing protects",
  ],
  'free path': [
    set('map /links/0/cost', 0),
    'map.json /links/0/cost: moving along this connection costs at least 1',
  ],
  'moving along fire': [
    set('map /links/4/cost', 1),
    'map.json /links/4/cost: nothing moves along a fire connection; its cost is 0',
  ],
  'a path too long for men alone': [
    set('map /links/1/cost', 3),
    "map.json /links/1/cost: 'rough2' costs 3 MP, and 'commando', reduced, has 2: it can never cross alone",
    "map.json /links/1/cost: 'rough2' costs 3 MP, and 'mortar' has 2: it can never cross alone",
  ],
  'a sea too wide for the craft': [
    set('map /links/2/cost', 5),
    "map.json /links/2/cost: 'sea1' costs 5 MP, and 'craft' has 4: it can never cross alone",
  ],
  'same type of connection': [
    set('map /links/1/type', 'path1'),
    "map.json /links/1/type: 'path1' is already at /links/0/type",
  ],
});

table('letters', {
  'A becomes B': [
    set('map /zones/7/marks/0', 'B'),
    "map.json /zones: letter 'A' is on 7 zones, markers.json asks for 8",
    "map.json /zones: letter 'B' is on 8 zones, markers.json asks for 7",
  ],
  'letter nobody knows': [
    set('map /zones/7/marks/0', 'C'),
    "map.json /zones/7/marks/0: nothing asks for the letter 'C'",
  ],
  'entry zone missing': [
    set('map /zones/11/marks', []),
    "map.json /zones: letter 'R0' is on 0 zones, tables.json asks for 1",
  ],
  'telephone missing': [
    drop('map /zones/27/marks/0'),
    "map.json /zones: letter 'T' is on 1 zone, markers.json asks for 2",
  ],
  'battery missing': [
    drop('map /zones/36/marks/0'),
    "map.json /zones: letter 'H' is on 0 zones, counters.json asks for 1",
  ],
  'letter twice in a zone': [
    set('map /zones/11/marks/-', 'R0'),
    "map.json /zones/11/marks/1: 'R0' is already at /zones/11/marks/0",
  ],
  'pillbox at sea': [
    set('map /zones/0/marks', ['P']),
    "map.json /zones/0/marks/0: 'P' lies on a land or beach zone; 'S1' is sea",
  ],
  'waiting on the open sea': [
    set('map /zones/3/kind', 'sea'),
    "map.json /zones/3/marks/0: 'G1' lies on a waiting zone; 'G1' is sea",
  ],
  'A and B': [
    set('map /zones/7/marks/-', 'B'),
    "map.json /zones/7/marks: 'QUI' holds one face-down marker, A or B",
  ],
  'one marker more': [
    set('markers /markers/0/count', 2),
    "map.json /zones: letter 'A' is on 8 zones, markers.json asks for 9",
  ],
  'two meanings': [
    set('markers /telephones/mark', 'F'),
    "map.json /zones: letter 'F' has two meanings, in markers.json and counters.json",
  ],
  'group waiting elsewhere': [
    set('counters /groups/1/mark', 'G3'),
    "map.json /zones/1/marks/0: nothing asks for the letter 'G2'; did you mean 'G3'?",
  ],
});

table('counters.json', {
  'one unit less': [
    drop('counters /units/3'),
    'counters.json /types/0/number/value: 24 announced, 23 units listed',
  ],
  'one announced less': [
    set('counters /types/5/number/value', 17),
    'counters.json /types/5/number/value: 17 announced, 18 units listed',
  ],
  'garrison pool': [
    set('counters /pools/garrison/value', 29),
    'counters.json /pools/garrison/value: 29 announced, types add up to 28',
  ],
  'reinforcement pool': [
    set('counters /pools/reinforcements/value', 9),
    'counters.json /pools/reinforcements/value: 9 announced, types add up to 10',
  ],
  'two sorts of garrison infantry': [
    set('counters /types/6/kind', 'infantry'),
    "counters.json /types/6/kind: 'garrison-infantry' is the garrison's infantry already",
  ],
  'same id': [
    set('counters /units/3/id', 'C01'),
    "counters.json /units/3/id: 'C01' is already at /units/0/id",
  ],
  'misspelt type': [
    set('counters /units/3/type', 'comando'),
    "counters.json /units/3/type: no counter type 'comando'; did you mean 'commando'?",
  ],
  'group 3': [set('counters /units/3/group', 3), 'counters.json /units/3/group: no group 3'],
  'no group': [
    drop('counters /units/3/group'),
    "counters.json /units/3: 'C04' is British and needs a group",
  ],
  'German in a group': [
    set('counters /units/60/group', 1),
    'counters.json /units/60/group: Germans have no group',
  ],
  'German first': [
    first('counters /units/35'),
    "counters.json /units/1: 'C01' is British and comes after a German",
  ],
  'German commando': [
    set('counters /types/0/side', 'german'),
    'counters.json /types/0/side: a commando is british',
  ],
  'craft aboard': [
    set('counters /types/4/start', 'aboard'),
    'counters.json /types/4/start: craft start waiting',
  ],
  'British pool': [
    set('counters /types/1/start', 'garrison'),
    'counters.json /types/1/start: British men start aboard',
  ],
  'German aboard': [
    set('counters /types/5/start', 'aboard'),
    'counters.json /types/5/start: Germans start in a pool or are placed',
  ],
  'flak in the pool': [
    set('counters /types/11/start', 'garrison'),
    'counters.json /types/11/start: no marker asks a pool for a flak',
  ],
  'placed nowhere': [
    drop('counters /types/11/placed'),
    "counters.json /types/11: counters that start placed need 'placed'",
  ],
  'pool on a letter': [
    set('counters /types/5/placed', { rule: '3b', mark: 'F', perZone: 1, basis: 'text' }),
    'counters.json /types/5/placed: only counters that start placed have it',
  ],
  'half a gun': [
    set('counters /types/13/placed/perZone', 4),
    'counters.json /types/13/number/value: 2 counters cannot lie 4 to a zone',
  ],
  'two levels, one face': [
    drop('counters /types/0/reduced'),
    "counters.json /types/0: a counter of two levels needs 'reduced'",
  ],
  'one level, two faces': [
    set('counters /types/0/full/level', 1),
    'counters.json /types/0/reduced: only a counter of two levels has a reduced face',
  ],
  'reduced to nothing': [
    set('counters /types/0/reduced/level', 0),
    'counters.json /types/0/reduced/level: a reduced counter has one level',
  ],
  'crowded waiting zone': [
    set('raid /limits/craftInZone/value', 3),
    'counters.json /groups/1: 4 craft wait in a zone for 3',
  ],
  'same group': [
    set('counters /groups/1/group', 1),
    "counters.json /groups/1/group: '1' is already at /groups/0/group",
  ],
});

table('markers.json', {
  'same id': [
    set('markers /markers/1/id', 'A-mines'),
    "markers.json /markers/1/id: 'A-mines' is already at /markers/0/id",
  ],
  'men in a minefield': [
    set('markers /markers/0/infantry', 1),
    "markers.json /markers/0: 'A-mines' shows mines and Germans",
  ],
  'nothing there': [
    set('markers /markers/2/infantry', 0),
    "markers.json /markers/2: 'A-infantry' shows nothing",
  ],
  'wrong letter': [
    set('markers /markers/2/letter', 'B'),
    "markers.json /markers/2/letter: 'A-infantry' is not a marker of B",
  ],
});

table('tables.json', {
  'dark hole': [set('tables /light/0/to', 4), 'tables.json /light: nothing for turn 5'],
  overlap: [set('tables /light/1/from', 5), 'tables.json /light/1: turn 5 is already in /light/0'],
  'after the end': [
    set('tables /light/2/to', 13),
    'tables.json /light/2/to: turn 13 comes after the last, 12',
  ],
  backwards: [
    set('tables /light/1/to', 5),
    'tables.json /light/1: from 6 to 5 is no span of turns',
  ],
  'trigger missing': [drop('tables /alarm/6'), "tables.json /alarm: no row for 'firstGun'"],
  'trigger twice': [
    set('tables /alarm/6/trigger', 'firstFire'),
    "tables.json /alarm/6/trigger: 'firstFire' is already at /alarm/4/trigger",
  ],
  'face twice': [
    set('tables /reinforcementSize/0/faces/0', 6),
    'tables.json /reinforcementSize/1/faces/1: face 6 is already at /reinforcementSize/0/faces/0',
  ],
  'face missing': [
    drop('tables /reinforcementSize/1/faces/1'),
    'tables.json /reinforcementSize: nothing for face 6',
  ],
  'entry missing': [drop('tables /entryZones/9'), 'tables.json /entryZones: nothing for face 9'],
  'entry letter twice': [
    set('tables /entryZones/9/mark', 'R8'),
    "tables.json /entryZones/9/mark: 'R8' is already at /entryZones/8/mark",
  ],
});

table('events.json', {
  'face twice': [
    set('events /rows/1/faces/0', 2),
    'events.json /rows/1/faces/0: face 2 is already at /rows/0/faces/1',
  ],
  'face missing': [drop('events /rows/1/faces/0'), 'events.json /rows: nothing for face 3'],
  'D10 face missing': [
    drop('events /rows/0/craft/0'),
    'events.json /rows/0/craft: nothing for face 0',
  ],
  'no such craft': [
    set('events /rows/0/craft/1/craft', 'LCA9'),
    "events.json /rows/0/craft/1/craft: no craft 'LCA9'; did you mean 'LCA1'?",
  ],
  'a man is no craft': [
    set('events /rows/0/craft/1/craft', 'C01'),
    "events.json /rows/0/craft/1/craft: no craft 'C01'",
  ],
  'no such group': [
    set('events /rows/0/craft/8/group', 3),
    'events.json /rows/0/craft/8/group: no group 3',
  ],
  'delayed for ever': [
    set('events /rows/0/craft/8/turn', 13),
    'events.json /rows/0/craft/8/turn: turn 13 comes after the last, 12',
  ],
  'beach on another face': [
    set('events /rows/2/beach/1/face', 4),
    "events.json /rows/2/beach/1/face: face 4 is not one of this row's",
  ],
  'face without a beach': [
    drop('events /rows/2/beach/1'),
    'events.json /rows/2/beach: nothing for face 6',
  ],
  'engine of no craft': [
    set('events /engineTrouble/craft/0/craft', 'LC1'),
    "events.json /engineTrouble/craft/0/craft: no craft 'LC1'; did you mean 'LCA1'?",
  ],
  'two engines on a face': [
    set('events /engineTrouble/craft/0/face', 2),
    'events.json /engineTrouble/craft/1/face: face 2 is already at /engineTrouble/craft/0/face',
  ],
  'odd face twice': [
    set('events /engineTrouble/faces/0', 3),
    "events.json /engineTrouble/faces/1: '3' is already at /engineTrouble/faces/0",
  ],
});

table('victory.json and levels.json', {
  'last turn': [set('victory /secondGun/2/to', 11), 'victory.json /secondGun: nothing for turn 12'],
  'misspelt officer': [
    set('victory /officers/0/unit', 'LOW'),
    "victory.json /officers/0/unit: no British officer 'LOW'; did you mean 'LOV'?",
  ],
  'German officer': [
    set('victory /officers/0/unit', 'GO1'),
    "victory.json /officers/0/unit: no British officer 'GO1'",
  ],
  'officer twice': [
    set('victory /officers/0/unit', 'MIL'),
    "victory.json /officers/1/unit: 'MIL' is already at /officers/0/unit",
  ],
  'half is total': [
    set('victory /halfSuccess/value', 20),
    'victory.json /halfSuccess/value: 20 is not below total success, 20',
  ],
  'same level': [
    set('levels /levels/1/id', 'basic'),
    "levels.json /levels/1/id: 'basic' is already at /levels/0/id",
  ],
  'option twice': [
    set('levels /levels/2/options/1', 'badLuck'),
    "levels.json /levels/2/options/1: 'badLuck' is already at /levels/2/options/0",
  ],
});

table('loading.json', {
  'no such man': [
    set('loading /craft/0/men/0', 'C99'),
    "loading.json /craft/0/men/0: no man 'C99'; did you mean 'C09'?",
  ],
  'man twice': [
    set('loading /craft/0/men/0', 'C02'),
    "loading.json /craft/0/men/1: 'C02' is already at /craft/0/men/0",
  ],
  'man ashore': [drop('loading /craft/0/men/0'), "loading.json /craft: 'C01' is aboard no craft"],
  'other group': [
    [drop('loading /craft/3/men/0'), set('loading /craft/1/men/-', 'C09')],
    "loading.json /craft/1/men/3: 'C09' is of group 2, 'LCA2' carries group 1",
  ],
  'too many levels': [
    [drop('loading /craft/5/men/0'), set('loading /craft/4/men/-', 'C17')],
    "loading.json /craft/4/men: 10 levels aboard 'LCA5', which carries 8",
  ],
  'no such craft': [
    set('loading /craft/0/craft', 'LCA8'),
    "loading.json /craft/0/craft: no craft 'LCA8'; did you mean 'LCA1'?",
  ],
  'craft twice': [
    set('loading /craft/0/craft', 'LCA2'),
    "loading.json /craft/1/craft: 'LCA2' is already at /craft/0/craft",
  ],
});

const harassed = { rule: '12j', from: 3, to: 9, vp: 1, basis: 'design' };

table('12j', {
  'a row of its own': [set('victory /harassed', harassed)],
  'turns the wrong way round': [
    set('victory /harassed', { ...harassed, from: 10 }),
    'victory.json /harassed: from turn 10 to turn 9 is no time at all',
  ],
  'turns after the last': [
    set('victory /harassed', { ...harassed, to: 13 }),
    'victory.json /harassed/to: turn 13 of a raid of 12',
  ],
  'points for nothing': [
    set('victory /harassed', { ...harassed, vp: 0 }),
    'victory.json /harassed/vp: must be at least 1, is 0',
  ],
});

table('3d groups', {
  'one too many for the state': [
    set('counters /groups/1/group', 5),
    'counters.json /groups/1/group: must be at most 4, is 5',
  ],
});
