// What the map reads from data: styles of connections, terrain words, the sea and the light.

import { describe, expect, test } from 'vitest';
import { mapArt } from '../../../../src/systems/raid/data/map-art.ts';
import { heightAt, layGround } from '../../../../src/systems/raid/map/ground.ts';
import { dawnAt, nightAt } from '../../../../src/systems/raid/map/light.ts';
import { mapLinks, styleOf } from '../../../../src/systems/raid/map/link-style.ts';
import { featuresOf } from '../../../../src/systems/raid/map/terrain-words.ts';
import { wayOf } from '../../../../src/systems/raid/map/way.ts';
import { Link } from '../../../../src/systems/raid/rules/types.ts';
import { inside, insideOf } from '../../../../src/ui/sheet/geometry.ts';
import { scenario, zone } from './positions.ts';

const ground = layGround(scenario, mapArt(scenario));

describe('connections', () => {
  const links = mapLinks(scenario);
  const between = (a: string, b: string) =>
    links.find((l) => [l.a, l.b].includes(zone(a)) && [l.a, l.b].includes(zone(b)));

  test('are drawn once each', () => {
    expect(links).toHaveLength(scenario.linkTo.length / 2);
    expect(new Set(links.map((l) => `${l.a}-${l.b}`)).size).toBe(links.length);
  });

  test('take their style from kind and cost', () => {
    expect(styleOf(Link.fire, 0, true)).toBe('fire');
    expect(styleOf(Link.sea, 1, false)).toBe('sea');
    expect(styleOf(Link.landing, 2, false)).toBe('landing');
    expect(styleOf(Link.land, 2, true)).toBe('rough');
    expect(styleOf(Link.land, 1, true)).toBe('road');
    expect(styleOf(Link.land, 1, false)).toBe('path');
  });

  test('are roads where both ends lie on one', () => {
    expect(between('RTE', 'VAR')?.style).toBe('road');
    expect(between('BVA', 'SAI')?.style).toBe('rough');
    expect(between('QUI', 'PSA')?.style).not.toBe('rough');
    expect(between('SAI', 'H')?.style).toBe('fire');
    expect(between('G1', 'OR1')?.style).toBe('landing');
  });

  test('are what a plan and a gliding stack follow', () => {
    const zones = ['SAI', 'BVA', 'VAS'].map(zone);
    const way = wayOf(scenario, links, zones);
    const place = (z: number) => [scenario.zones[z]?.x, scenario.zones[z]?.y];
    expect(way[0]).toEqual(place(zones[0] ?? 0));
    expect(way.at(-1)).toEqual(place(zones[2] ?? 0));
    expect(way).toContainEqual(place(zones[1] ?? 0));
  });
});

describe('terrain words', () => {
  test.each([
    ['orchard, wire', ['orchard', 'wire']],
    ['lighthouse buildings, wood', ['wood', 'houses', 'lighthouse']],
    ['flooded meadow', ['flood']],
    ['farm lane, open fields', ['fields', 'road']],
    ['gun pits, sandbags', ['guns']],
    ['sea', []],
  ])('%s', (words, features) => {
    expect(featuresOf(words)).toEqual(features);
  });

  test('every land zone of the raid has something to draw', () => {
    for (const info of scenario.zones) {
      if (info.kind === 'sea' || info.kind === 'waiting') continue;
      expect(featuresOf(info.terrain), info.id).not.toEqual([]);
    }
  });
});

describe('the ground', () => {
  test('has its sea zones at sea and its land zones on land', () => {
    for (const info of scenario.zones) {
      if (info.kind === 'beach') continue;
      const wet = info.kind === 'sea' || info.kind === 'waiting';
      expect(ground.isSea([info.x, info.y]), info.id).toBe(wet);
      expect(heightAt(ground.height, [info.x, info.y]) < 0, info.id).toBe(wet);
    }
  });

  test('is all land without a coast', () => {
    const inland = layGround(scenario, { ...mapArt(scenario), coast: [], river: [] });
    expect(inland.isSea([10, 10])).toBe(false);
  });

  test('has the sea on whichever side the sea zones are', () => {
    const zones = scenario.zones.map((z) => ({ ...z, y: 1000 - z.y }));
    const art = mapArt(scenario);
    const coast = art.coast.map(([x, y]) => [x, 1000 - y] as const);
    const flipped = layGround({ ...scenario, zones }, { ...art, coast, river: [] });
    expect(flipped.isSea([120, 580])).toBe(true);
    expect(flipped.isSea([800, 100])).toBe(false);
  });
});

test('a point is told inside or outside whatever points were asked for before it', () => {
  const isSea = insideOf(ground.sea);
  const { width, height } = ground.art;
  const places = Array.from({ length: 400 }, (_, i): [number, number] => [
    ((i * 37) % 100) * (width / 100),
    Math.floor(i / 20) * (height / 20),
  ]);
  const found = places.map(isSea);
  expect(found).toEqual(places.map((p) => inside(p, ground.sea)));
  expect(found).toEqual([...places].reverse().map(isSea).reverse());
  expect(found).toContain(true);
  expect(found).toContain(false);
});

test('night thins turn by turn from dark to full light', () => {
  const clock = scenario.clock.slice(1);
  const nights = clock.map((_, turn) => nightAt(clock, turn));
  expect(nights[0]).toBe(1);
  expect(nights.at(-1)).toBe(0);
  for (const [i, night] of nights.slice(1).entries()) expect(night).toBeLessThan(nights[i] ?? 0);
  expect([dawnAt(1), dawnAt(0)]).toEqual([0, 0]);
  expect(dawnAt(0.5)).toBe(1);
});
