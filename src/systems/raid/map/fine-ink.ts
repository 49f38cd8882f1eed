// The fine ink of a sheet: everything that makes it a map to look at and is not needed to play on it. It takes longer
// to work out than all the rest, so the first picture of a raid does without it.

import type { Point } from '../../../ui/sheet/geometry.ts';
import type { Drawing } from '../../../ui/sheet/ink.ts';
import { fibres, grainTile } from '../../../ui/sheet/paper.ts';
import type { Ground } from './ground.ts';
import { drawDepths, drawRelief, drawSwell, type Sounding, soundings } from './sea.ts';
import { drawTerrain, type Terrain } from './terrain.ts';

export interface FineInk {
  readonly fibres: Drawing;
  readonly levels: Drawing; // heights and depths
  readonly terrain: Terrain;
  readonly swell: Drawing;
  readonly soundings: readonly Sounding[];
  readonly grain: HTMLCanvasElement;
}

export function fineInk(ground: Ground): FineInk {
  const zones = ground.scenario.zones.map((zone): Point => [zone.x, zone.y]);
  return {
    fibres: fibres(ground.sheet),
    levels: [...drawDepths(ground), ...drawRelief(ground)],
    terrain: drawTerrain(ground),
    swell: drawSwell(ground),
    soundings: soundings(ground, zones),
    grain: grainTile(),
  };
}
