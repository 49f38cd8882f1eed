// Every number of a raid says where it comes from, and the numbers printed in the rulebook never
// change.

import { describe, expect, test } from 'vitest';
import { battleFolders, readFiles } from '../../../../src/systems/battle-folders.ts';
import { parseRaid } from '../../../../src/systems/raid/data/check-raid.ts';
import type { RaidFiles } from '../../../../src/systems/raid/rules/raid-files.ts';
import { dieppeFiles } from '../dieppe.ts';

const raids = battleFolders().filter(({ system }) => system === 'raid');

describe.each(raids)('$id', (folder) => {
  const { par: _, outlook: __, lesson: ___, ...files } = readFiles(folder); // made by programs

  test('every number has a basis', () => {
    expect([...unsourced(files, '', false)]).toEqual([]);
  });

  test('every basis is known', () => {
    for (const basis of bases(files)) {
      expect(['text', 'ruling', 'reconstructed', 'design', 'R', 'S', 'M', 'I']).toContain(basis);
    }
  });
});

test('a number without a basis is found', () => {
  expect([...unsourced({ a: { basis: 'text', b: [1] }, c: { d: 1 } }, '', false)]).toEqual([
    '/c/d',
  ]);
  expect([...unsourced({ a: 1, b: 2, basis: { a: 'text' } }, '', false)]).toEqual(['/b']);
});

/** Numbers without a basis beside or above them. A unit's group names a row of /groups, which has one. */
function* unsourced(value: unknown, path: string, covered: boolean): Generator<string> {
  if (typeof value === 'number' && !covered) yield path;
  if (typeof value !== 'object' || value === null) return;
  const basis: unknown = Reflect.get(value, 'basis');
  for (const [key, child] of Object.entries(value)) {
    if (/^\/counters\/units\/\d+$/.test(path) && key === 'group') continue;
    const named = typeof basis === 'object' && basis !== null && Object.hasOwn(basis, key);
    yield* unsourced(child, `${path}/${key}`, covered || typeof basis === 'string' || named);
  }
}

function* bases(value: unknown): Generator<unknown> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, child] of Object.entries(value)) {
    if (key !== 'basis') yield* bases(child);
    else if (typeof child === 'object' && child !== null) yield* Object.values(child);
    else yield child;
  }
}

function raid(): RaidFiles {
  const parsed = parseRaid(dieppeFiles());
  if ('raid' in parsed) return parsed.raid;
  throw new Error('faulty raid');
}

test('values printed in the rulebook stand', () => {
  expect(textValues(raid(), '')).toMatchInlineSnapshot(`
    [
      "/raid/turns/value 12",
      "/raid/clock/value ["04:45","05:00","05:15","05:30","05:45","06:00","06:15","06:30","06:45","07:00","07:15","07:30"]",
      "/raid/limits/stack/value 10",
      "/raid/limits/craftInZone/value 4",
      "/raid/limits/craftCapacity/value 8",
      "/raid/limits/alarmMax/value 9",
      "/raid/limits/alarmAttack/value 6",
      "/raid/limits/mineStrength/value 8",
      "/raid/limits/farModifier/value -1",
      "/map/links/0/type path1",
      "/map/links/0/link land",
      "/map/links/0/cost 1",
      "/map/links/1/type rough2",
      "/map/links/1/link land",
      "/map/links/1/cost 2",
      "/map/links/2/type sea1",
      "/map/links/2/link sea",
      "/map/links/2/cost 1",
      "/map/links/3/type embark2",
      "/map/links/3/link landing",
      "/map/links/3/cost 2",
      "/map/links/4/type fire",
      "/map/links/4/link fire",
      "/map/links/4/cost 0",
      "/counters/pools/garrison/value 28",
      "/counters/pools/reinforcements/value 10",
      "/counters/groups/0/group 1",
      "/counters/groups/0/mark G1",
      "/counters/groups/1/group 2",
      "/counters/groups/1/mark G2",
      "/counters/types/0/number/value 24",
      "/counters/types/0/full/assault 4",
      "/counters/types/0/full/level 2",
      "/counters/types/0/reduced/fire 2",
      "/counters/types/0/reduced/assault 2",
      "/counters/types/0/reduced/moves 2",
      "/counters/types/0/reduced/level 1",
      "/counters/types/1/number/value 2",
      "/counters/types/1/full/level 0",
      "/counters/types/2/number/value 1",
      "/counters/types/2/full/level 0",
      "/counters/types/3/number/value 1",
      "/counters/types/3/full/level 1",
      "/counters/types/4/number/value 7",
      "/counters/types/4/full/level 1",
      "/counters/types/5/full/fire 3",
      "/counters/types/5/full/assault 2",
      "/counters/types/5/full/moves 3",
      "/counters/types/5/full/level 2",
      "/counters/types/5/reduced/level 1",
      "/counters/types/6/full/fire 5",
      "/counters/types/6/full/assault 1",
      "/counters/types/6/full/moves 0",
      "/counters/types/6/full/level 1",
      "/counters/types/7/full/level 0",
      "/counters/types/8/full/moves 3",
      "/counters/types/8/full/level 2",
      "/counters/types/8/reduced/level 1",
      "/counters/types/9/full/level 1",
      "/counters/types/10/full/level 0",
      "/counters/types/11/placed/mark F",
      "/counters/types/11/placed/perZone 1",
      "/counters/types/11/full/level 1",
      "/counters/types/12/placed/mark P",
      "/counters/types/12/placed/perZone 1",
      "/counters/types/12/full/level 0",
      "/counters/types/13/placed/mark H",
      "/counters/types/13/placed/perZone 2",
      "/counters/types/13/number/value 2",
      "/counters/types/13/full/level 1",
      "/markers/telephones/value 2",
      "/markers/telephones/mark T",
      "/tables/alarm/0/trigger firstLanding",
      "/tables/alarm/0/raise 1",
      "/tables/alarm/1/trigger markerShowsGermans",
      "/tables/alarm/1/raise 1",
      "/tables/alarm/2/trigger firstAssault",
      "/tables/alarm/2/raise 2",
      "/tables/alarm/3/trigger bangalore",
      "/tables/alarm/3/raise 1",
      "/tables/light/0/from 1",
      "/tables/light/0/to 5",
      "/tables/light/0/modifier -2",
      "/tables/light/1/from 6",
      "/tables/light/1/to 8",
      "/tables/light/1/modifier -1",
      "/tables/light/2/from 9",
      "/tables/light/2/to 12",
      "/tables/light/2/modifier 0",
      "/tables/entryZones/0/face 0",
      "/tables/entryZones/0/mark R0",
      "/tables/entryZones/1/face 1",
      "/tables/entryZones/1/mark R1",
      "/tables/entryZones/2/face 2",
      "/tables/entryZones/2/mark R2",
      "/tables/entryZones/3/face 3",
      "/tables/entryZones/3/mark R3",
      "/tables/entryZones/4/face 4",
      "/tables/entryZones/4/mark R4",
      "/tables/entryZones/5/face 5",
      "/tables/entryZones/5/mark R5",
      "/tables/entryZones/6/face 6",
      "/tables/entryZones/6/mark R6",
      "/tables/entryZones/7/face 7",
      "/tables/entryZones/7/mark R7",
      "/tables/entryZones/8/face 8",
      "/tables/entryZones/8/mark R8",
      "/tables/entryZones/9/face 9",
      "/tables/entryZones/9/mark R9",
      "/events/rows/0/faces [1,2]",
      "/events/rows/0/alarm 1",
      "/events/rows/0/craft [{"face":0,"fate":"nothing"},{"face":1,"fate":"lost","craft":"LCA1"},{"face":2,"fate":"lost","craft":"LCA2"},{"face":3,"fate":"lost","craft":"LCA3"},{"face":4,"fate":"lost","craft":"LCA4"},{"face":5,"fate":"lost","craft":"LCA5"},{"face":6,"fate":"lost","craft":"LCA6"},{"face":7,"fate":"lost","craft":"LCA7"},{"face":8,"fate":"delay","group":1,"turn":2},{"face":9,"fate":"delay","group":2,"turn":2}]",
      "/events/rows/0/beach []",
      "/events/rows/1/faces [3,4]",
      "/events/rows/1/alarm 1",
      "/events/rows/1/craft [{"face":0,"fate":"nothing"},{"face":1,"fate":"lost","craft":"LCA1"},{"face":2,"fate":"lost","craft":"LCA2"},{"face":3,"fate":"lost","craft":"LCA3"},{"face":4,"fate":"lost","craft":"LCA4"},{"face":5,"fate":"lost","craft":"LCA5"},{"face":6,"fate":"lost","craft":"LCA6"},{"face":7,"fate":"lost","craft":"LCA7"},{"face":8,"fate":"delay","group":1,"turn":3},{"face":9,"fate":"delay","group":2,"turn":3}]",
      "/events/rows/1/beach []",
      "/events/rows/2/faces [5,6]",
      "/events/rows/2/alarm 0",
      "/events/rows/2/craft []",
      "/events/rows/2/beach [{"face":5,"group":1,"mark":"G5"},{"face":6,"group":2,"mark":"G6"}]",
      "/events/engineTrouble/faces [1,3,5]",
      "/events/engineTrouble/craft [{"face":1,"craft":"LCA1"},{"face":2,"craft":"LCA2"},{"face":3,"craft":"LCA3"},{"face":4,"craft":"LCA4"},{"face":5,"craft":"LCA5"},{"face":6,"craft":"LCA6"},{"face":7,"craft":"LCA7"}]",
      "/victory/gun/value 10",
      "/victory/secondGun/0/from 1",
      "/victory/secondGun/0/to 5",
      "/victory/secondGun/0/vp 5",
      "/victory/secondGun/1/from 6",
      "/victory/secondGun/1/to 8",
      "/victory/secondGun/1/vp 2",
      "/victory/secondGun/2/from 9",
      "/victory/secondGun/2/to 12",
      "/victory/secondGun/2/vp 0",
      "/victory/telephone/value 2",
      "/victory/strongpoint/value 1",
      "/victory/officers/0/lost/value -5",
      "/victory/officers/1/lost/value -3",
      "/victory/totalSuccess/value 20",
      "/victory/halfSuccess/value 10",
      "/levels/options/alarm/value 2",
      "/levels/options/vorwaerts/value 4",
      "/levels/levels/0/id basic",
      "/levels/levels/0/options []",
      "/levels/levels/1/id green",
      "/levels/levels/1/options ["badLuck"]",
      "/levels/levels/2/id hardened",
      "/levels/levels/2/options ["badLuck","alarm"]",
      "/levels/levels/3/id seasoned",
      "/levels/levels/3/options ["badLuck","alarm","vorwaerts"]",
    ]
  `);
});

/** path and value of every number printed in the rulebook, in one line a value */
function textValues(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const basis: unknown = Reflect.get(value, 'basis');
  return Object.entries(value).flatMap(([key, child]) => {
    if (key === 'basis' || key === 'rule' || key === 'en' || key === 'fr') return [];
    if (key === 'once') return []; // 7.1a: our reading of a printed row
    const here = `${path}/${key}`;
    const own = typeof basis === 'object' && basis !== null ? Reflect.get(basis, key) : basis;
    if (typeof own !== 'string') return textValues(child, here);
    if (own !== 'text') return path === '/map' ? textValues(child, here) : [];
    return typeof child === 'object' ? [`${here} ${JSON.stringify(child)}`] : [`${here} ${child}`];
  });
}
