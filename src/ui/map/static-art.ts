// The whole sheet without its pieces: built once for a raid, painted whenever a part of it is wanted at some scale.

import { type MapArt, mapArt } from '../../data/map-art.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Detail } from './camera.ts';
import { drawCoast } from './coast.ts';
import { type Lettering, paintLabels, paintSoundings, setLabels } from './draw-labels.ts';
import { drawLinks } from './draw-links.ts';
import {
  arrange,
  type Furniture,
  paintCartouche,
  paintGrid,
  paintNeatLine,
  paintRose,
  paintScaleBar,
} from './furniture.ts';
import type { Box, Point } from './geometry.ts';
import { type Ground, layGround } from './ground.ts';
import { type Drawing, paint, polyline } from './ink.ts';
import { fibres, grainTile, paintFolds, paintSheet, paintVignette } from './paper.ts';
import { drawRelief, drawRiver, drawSea, drawSwell, type Sounding, soundings } from './sea.ts';
import { paintTelephone } from './telephone.ts';
import { drawTerrain } from './terrain.ts';
import { paintZones } from './zones.ts';

export interface ArtWish {
  readonly view: Box; // part of the map
  readonly scale: number; // pixels to a map unit
  readonly detail: Detail;
  readonly lang: 'en' | 'fr';
  readonly cut: boolean; // the telephone line
}

const known = new WeakMap<Scenario, StaticArt>();

/** The sheet of a shipped raid: worked out once, however often its map is opened. */
export function sheetArt(scenario: Scenario): StaticArt {
  const art = known.get(scenario) ?? new StaticArt(scenario, mapArt(scenario.id));
  known.set(scenario, art);
  return art;
}

export class StaticArt {
  readonly ground: Ground;
  readonly furniture: Furniture;
  readonly #under: Drawing;
  readonly #land: Drawing; // kept off the water
  readonly #over: Drawing;
  readonly #fibres: Drawing;
  readonly #soundings: readonly Sounding[];
  readonly #grain = grainTile();
  readonly #letterings = new Map<string, Lettering>();

  constructor(scenario: Scenario, art: MapArt) {
    this.ground = layGround(scenario, art);
    this.furniture = arrange(this.ground);
    const zones = scenario.zones.map((zone): Point => [zone.x, zone.y]);
    this.#soundings = soundings(this.ground, zones);
    this.#fibres = fibres(this.ground.sheet);
    this.#under = [...drawSea(this.ground), ...drawRelief(this.ground), ...drawRiver(this.ground)];
    this.#land = drawTerrain(this.ground);
    this.#over = [...drawSwell(this.ground), ...drawCoast(this.ground), ...drawLinks(this.ground)];
  }

  paint(ctx: CanvasRenderingContext2D, wish: ArtWish): void {
    const { view, scale, detail, lang } = wish;
    const { ground, furniture } = this;
    const lettering = this.#letter(ctx, detail, lang);
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    paintSheet(ctx, ground.sheet);
    paint(ctx, this.#fibres);
    this.#paintLand(ctx);
    paintTelephone(ctx, ground, wish.cut);
    paintZones(ctx, ground, detail.piece);
    paintNeatLine(ctx, ground);
    paintRose(ctx, furniture.rose);
    paintScaleBar(ctx, ground, furniture.bar, lang);
    const boxes = [...lettering.labels.map((label) => label.box), ...Object.values(furniture)];
    paintSoundings(ctx, this.#soundings, boxes);
    paintCartouche(ctx, ground, furniture.cartouche, lang);
    paintLabels(ctx, ground, lettering, detail);
    paintFolds(ctx, ground.sheet);
    this.#paintGrain(ctx, view);
    paintVignette(ctx, ground.sheet);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }

  #paintLand(ctx: CanvasRenderingContext2D): void {
    const { width, height } = this.ground.art;
    ctx.save();
    ctx.beginPath();
    ctx.rect(0, 0, width, height);
    ctx.clip();
    paint(ctx, this.#under);
    paintGrid(ctx, this.ground);
    ctx.save();
    const dry = polyline(this.ground.sea, true);
    dry.rect(0, 0, width, height);
    ctx.clip(dry, 'evenodd');
    paint(ctx, this.#land);
    ctx.restore();
    paint(ctx, this.#over);
    ctx.restore();
  }

  /** Grain at the screen's own resolution, on the paper only. */
  #paintGrain(ctx: CanvasRenderingContext2D, view: Box): void {
    const pattern = ctx.createPattern(this.#grain, 'repeat');
    if (pattern === null) return;
    const { sheet } = this.ground;
    pattern.setTransform(new DOMMatrix([0.5, 0, 0, 0.5, view.x, view.y]));
    ctx.fillStyle = pattern;
    ctx.fillRect(sheet.x, sheet.y, sheet.w, sheet.h);
  }

  /** Names are set once for each detail and language. */
  #letter(ctx: CanvasRenderingContext2D, detail: Detail, lang: 'en' | 'fr'): Lettering {
    const key = `${detail.name} ${lang}`;
    const known = this.#letterings.get(key);
    const set = known ?? setLabels(ctx, this.ground, this.furniture, detail, lang);
    this.#letterings.set(key, set);
    return set;
  }
}
