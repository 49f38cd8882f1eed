// Draws each zone's surroundings from the words of its terrain. Nothing here knows a place by name.

import { type Point, toLine } from '../../../ui/sheet/geometry.ts';
import type { Drawing } from '../../../ui/sheet/ink.ts';
import * as built from './buildings.ts';
import type { Ground } from './ground.ts';
import { Sheaf } from './sheaf.ts';
import { type Feature, featuresOf } from './terrain-words.ts';
import * as grown from './vegetation.ts';

type Draw = (sheaf: Sheaf, at: Point, seed: string) => void;

const DRAW: Partial<Record<Feature, Draw>> = {
  wood: grown.wood,
  orchard: grown.orchard,
  fields: grown.fields,
  scrub: grown.scrub,
  flood: grown.flood,
  willows: grown.willows,
  gully: grown.gully,
  slope: grown.slope,
  village: (sheaf, at, seed) => built.houses(sheaf, at, seed, 19),
  houses: (sheaf, at, seed) => built.houses(sheaf, at, seed, 8),
  farm: built.farm,
  church: built.church,
  lighthouse: built.lighthouse,
  guns: built.gunPits,
  flak: built.flakPit,
  bunker: built.bunker,
  wire: built.wireBelt,
  mineBoards: built.mineBoards,
  bridge: built.bridge,
};

const REACH = 100; // map units: no zone's surroundings go further

export interface Terrain {
  readonly shore: Drawing; // to be kept off the water, which takes long to paint
  readonly inland: Drawing;
}

export function drawTerrain(ground: Ground): Terrain {
  const shore = new Sheaf();
  const inland = new Sheaf();
  for (const zone of ground.scenario.zones) {
    if (zone.kind === 'sea' || zone.kind === 'waiting') continue;
    const at: Point = [zone.x, zone.y];
    const sheaf = toLine(at, ground.coast) < REACH ? shore : inland;
    for (const feature of featuresOf(zone.terrain)) DRAW[feature]?.(sheaf, at, zone.id);
  }
  return { shore: shore.drawing(), inland: inland.drawing() };
}
