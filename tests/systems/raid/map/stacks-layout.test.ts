// Piles, craft and the fanned-out tray: nothing covers what it should not, everything is big enough to touch.

import { describe, expect, test } from 'vitest';
import { contentsOf } from '../../../../src/systems/raid/map/contents.ts';
import {
  groupsOf,
  pileOffset,
  slotsOf,
  visibleDepth,
} from '../../../../src/systems/raid/map/stacks-layout.ts';
import { fanOut } from '../../../../src/ui/sheet/fan.ts';
import { overlap } from '../../../../src/ui/sheet/geometry.ts';
import { COUNTER } from '../../../../src/ui/sheet/palette.ts';
import { positions, scenario, zone } from './positions.ts';

const crowded = positions.dense?.().position;
const atStart = positions.setup?.().position;
if (crowded === undefined || atStart === undefined) throw new Error('no positions');

const card = ([x, y]: readonly [number, number], side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  w: side,
  h: side,
});

describe('a zone', () => {
  test('shows its one stack in the middle', () => {
    const { british } = slotsOf(contentsOf(crowded, zone('SAI')));
    expect(british).toEqual([0, 0]);
  });

  test('makes room for a face-down marker beside a stack', () => {
    const contents = contentsOf(crowded, zone('H'));
    expect(contents.letter).toBe('B');
    const slots = slotsOf(contents);
    expect(slots.marker[0]).toBeLessThan(slots.german[0] - COUNTER / 2);
  });

  test('holds four craft without one covering another', () => {
    const { boats } = slotsOf(contentsOf(atStart, zone('G2')));
    expect(boats).toHaveLength(4);
    for (const [i, one] of boats.entries()) {
      for (const other of boats.slice(i + 1)) {
        expect(overlap(card(one, COUNTER), card(other, COUNTER))).toBe(0);
      }
    }
  });
});

describe('a pile', () => {
  test('shows at most five counters however many there are', () => {
    expect([1, 2, 5, 9, 20].map(visibleDepth)).toEqual([1, 2, 5, 5, 5]);
  });

  test('peeks out further the deeper a counter lies, up to a limit', () => {
    const offsets = [0, 1, 2, 3, 4, 5].map((depth) => pileOffset(depth)[0]);
    expect(offsets[0]).toBe(0);
    expect(offsets[2]).toBeGreaterThan(offsets[1] ?? 0);
    expect(offsets[5]).toBe(offsets[4]);
  });
});

describe('the tray of a fanned-out zone', () => {
  const screens = [
    { name: 'a desk', scale: 0.86, view: { x: -40, y: -40, w: 1680, h: 1080 } },
    { name: 'a telephone', scale: 0.85, view: { x: 700, y: 100, w: 459, h: 993 } },
    {
      name: 'the whole sheet on a telephone',
      scale: 0.24,
      view: { x: -46, y: -1200, w: 1692, h: 3500 },
    },
  ];

  test.each(screens)('lays every counter out for a finger on $name', ({ scale, view }) => {
    for (const id of ['SAI', 'H', 'HN', 'G1', 'G2', 'MOU']) {
      const info = scenario.zones[zone(id)];
      const contents = contentsOf(crowded, zone(id));
      const at = [info?.x ?? 0, info?.y ?? 0] as const;
      const fan = fanOut(groupsOf(contents), COUNTER, at, scale, view);
      const aboard = contents.boats.flatMap((b) => [b.craft, ...b.men]);
      const all = [
        ...(contents.british?.units ?? []),
        ...(contents.german?.units ?? []),
        ...aboard,
      ];
      expect(fan?.pieces.map((p) => p.piece) ?? []).toEqual(all.length < 2 ? [] : all);
      if (fan === null) continue;
      expect(fan.size * scale).toBeGreaterThanOrEqual(44);
      for (const [i, one] of fan.pieces.entries()) {
        expect(overlap(card(one.at, fan.size), fan.tray)).toBeCloseTo(fan.size ** 2, 3);
        for (const other of fan.pieces.slice(i + 1)) {
          expect(overlap(card(one.at, fan.size), card(other.at, fan.size))).toBe(0);
        }
      }
    }
  });

  test.each(screens)('stays in view on $name', ({ scale, view }) => {
    for (const point of [
      [view.x, view.y],
      [view.x + view.w, view.y + view.h],
      [view.x + view.w / 2, view.y + 60],
    ] as const) {
      const fan = fanOut(groupsOf(contentsOf(crowded, zone('SAI'))), COUNTER, point, scale, view);
      const { tray } = fan ?? { tray: view };
      expect(overlap(tray, view)).toBeCloseTo(tray.w * tray.h, 3);
    }
  });

  test('is not opened for a zone without counters, nor for a single one', () => {
    const german = { side: 'german', units: [3], levels: 0, prisoners: 0 } as const;
    const lone = { ...contentsOf(crowded, zone('MOU')), german };
    for (const contents of [lone, contentsOf(crowded, zone('MOU'))]) {
      const view = screens[0]?.view ?? card([0, 0], 1);
      expect(fanOut(groupsOf(contents), COUNTER, [0, 0], 1, view)).toBeNull();
    }
  });
});
