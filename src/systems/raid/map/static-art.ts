// The whole sheet without its pieces: built once for a raid, painted whenever a part of it is wanted at some scale.
// What is played on is there at once; the fine ink follows when it is asked for.

import type { ArtWish, SheetArt } from '../../../ui/sheet/board.ts';
import type { Detail } from '../../../ui/sheet/camera.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import { clipToPixels, type Drawing, paint, polyline } from '../../../ui/sheet/ink.ts';
import { COUNTER, RING } from '../../../ui/sheet/palette.ts';
import { paintFolds, paintGrain, paintSheet, paintVignette } from '../../../ui/sheet/paper.ts';
import { type MapArt, mapArt } from '../data/map-art.ts';
import type { Scenario } from '../rules/scenario.ts';
import { drawCoast } from './coast.ts';
import { type Lettering, paintLabels, paintSoundings, setLabels } from './draw-labels.ts';
import { drawLinks } from './draw-links.ts';
import { type FineInk, fineInk } from './fine-ink.ts';
import {
  arrange,
  type Furniture,
  paintCartouche,
  paintGrid,
  paintNeatLine,
  paintRose,
  paintScaleBar,
} from './furniture.ts';
import { type Ground, layGround } from './ground.ts';
import { drawBeyond, drawRiver, drawSea } from './sea.ts';
import { paintTelephone } from './telephone.ts';
import { paintZones } from './zones.ts';

export const CUT = 'cut'; // how the sheet is marked when the telephone line is

const known = new WeakMap<Scenario, StaticArt>();

/** The sheet of a shipped raid: worked out once, however often its map is opened. */
export function sheetArt(scenario: Scenario): StaticArt {
  const art = known.get(scenario) ?? new StaticArt(scenario, mapArt(scenario));
  known.set(scenario, art);
  return art;
}

export class StaticArt implements SheetArt {
  readonly ground: Ground;
  readonly paper: Box;
  readonly places: readonly Point[];
  readonly ring = RING;
  readonly reach = RING * 1.35;
  readonly piece = COUNTER;
  readonly furniture: Furniture;
  readonly #beyond: Drawing;
  readonly #sea: Drawing;
  readonly #river: Drawing;
  readonly #over: Drawing;
  #fine: FineInk | null = null;
  readonly #letterings = new Map<string, Lettering>();

  constructor(scenario: Scenario, art: MapArt) {
    this.ground = layGround(scenario, art);
    this.paper = this.ground.sheet;
    this.places = scenario.zones.map(({ x, y }): Point => [x, y]);
    this.furniture = arrange(this.ground);
    this.#beyond = drawBeyond(this.ground);
    this.#sea = drawSea(this.ground);
    this.#river = drawRiver(this.ground);
    this.#over = [...drawCoast(this.ground), ...drawLinks(this.ground)];
  }

  /** Whether the fine ink is there; from then on it is painted. */
  get isFine(): boolean {
    return this.#fine !== null;
  }

  names(detail: Detail, lang: 'en' | 'fr'): readonly Box[] {
    return this.#letterings.get(`${detail.name} ${lang}`)?.labels.map(({ box }) => box) ?? [];
  }

  refine(): void {
    this.#fine ??= fineInk(this.ground);
  }

  paint(ctx: CanvasRenderingContext2D, wish: ArtWish): void {
    const { view, table, scale, detail, lang } = wish;
    const { ground, furniture } = this;
    const lettering = this.#letter(ctx, detail, lang);
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    paintSheet(ctx, ground.sheet, table);
    paint(ctx, this.#beyond);
    paintSheet(ctx, ground.sheet, { x: 0, y: 0, w: ground.art.width, h: ground.art.height });
    if (this.#fine !== null) paint(ctx, this.#fine.fibres);
    this.#paintLand(ctx);
    paintTelephone(ctx, ground, wish.marks === CUT);
    paintZones(ctx, ground, detail.piece);
    paintNeatLine(ctx, ground);
    paintRose(ctx, furniture.rose);
    paintScaleBar(ctx, ground, furniture.bar, lang);
    if (this.#fine !== null) {
      const boxes = [...lettering.labels.map((label) => label.box), ...Object.values(furniture)];
      paintSoundings(ctx, this.#fine.soundings, boxes);
    }
    paintCartouche(ctx, ground, furniture.cartouche, lang);
    paintLabels(ctx, ground, lettering, detail);
    paintFolds(ctx, ground.sheet, table);
    if (this.#fine !== null) paintGrain(ctx, table, view, this.#fine.grain);
    paintVignette(ctx, table);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
  }

  #paintLand(ctx: CanvasRenderingContext2D): void {
    const fine = this.#fine;
    ctx.save();
    clipToPixels(ctx, this.ground.art.width, this.ground.art.height);
    paint(ctx, this.#sea);
    if (fine !== null) paint(ctx, fine.levels);
    paint(ctx, this.#river);
    paintGrid(ctx, this.ground);
    if (fine !== null) this.#paintTerrain(ctx, fine);
    paint(ctx, this.#over);
    ctx.restore();
  }

  #paintTerrain(ctx: CanvasRenderingContext2D, { terrain, swell }: FineInk): void {
    const { width, height } = this.ground.art;
    ctx.save();
    const dry = polyline(this.ground.sea, true);
    dry.rect(0, 0, width, height);
    ctx.clip(dry, 'evenodd');
    paint(ctx, terrain.shore);
    ctx.restore();
    paint(ctx, terrain.inland);
    paint(ctx, swell);
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
