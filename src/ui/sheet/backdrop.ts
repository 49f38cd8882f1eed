// The sheet under the pieces, in the light of its hour: the part on the screen drawn exactly for it once the camera
// rests, and the whole sheet for while it moves, at the scale at which it came to rest: pixels are then only copied.

import type * as Phaser from 'phaser';
import type { ArtWish, SheetArt, Veil } from './board.ts';
import { type Camera, type Detail, detailAt, type Size, viewBox } from './camera.ts';
import { PATCH, SHEET } from './depths.ts';
import type { Box } from './geometry.ts';
import type { Lang } from './model.ts';
import { addTexture } from './stamps.ts';

const WHOLE = 'whole sheet';
const PATCHES = ['sheet on screen', 'sheet on screen, in turn'] as const; // the next light comes over the last
const MOST = 4096; // pixels: every machine takes a texture of this size
const ROOM = MOST * 3072; // pixels of a whole sheet, at most
const TILE = 256;

/** What the sheet shows besides the place. */
export interface SheetLook {
  readonly lang: Lang;
  readonly marks: string; // of the position, as its board names them
  readonly light: number; // 0 full light
  readonly table: Box; // how far the ground goes on round it
}

export class Backdrop {
  readonly #scene: Phaser.Scene;
  readonly #art: SheetArt;
  readonly #veils: (light: number) => readonly Veil[];
  readonly #tiles = new Map<readonly string[], HTMLCanvasElement>();
  #whole: Phaser.GameObjects.Image | null = null;
  #wholeShows = '';
  #wholeScale = 0;
  #patch: Phaser.GameObjects.Image | null = null;
  #patchKey = '';
  #last: Phaser.GameObjects.Image | null = null; // the patch before, while the next comes over it
  paintedIn = 0; // milliseconds the last patch took

  constructor(scene: Phaser.Scene, art: SheetArt, veils: (light: number) => readonly Veil[]) {
    this.#scene = scene;
    this.#art = art;
    this.#veils = veils;
  }

  /** Makes way for the sheet of another battle. */
  destroy(): void {
    for (const image of [this.#whole, this.#patch, this.#last]) image?.destroy();
    for (const key of [WHOLE, ...PATCHES]) this.#forget(key);
  }

  /** Draws the part on the screen anew unless it is there already; over the last one, unseen, if it is to fade in. */
  settle(camera: Camera, size: Size, density: number, look: SheetLook, fades = false): void {
    const view = viewBox(camera, size);
    const scale = camera.scale * density;
    const place = [view.x, view.y, view.w, view.h, scale].map((n) => n.toFixed(3)).join();
    const key = `${place} ${this.#inkOf(look)}`;
    this.#patch?.setVisible(true);
    if (key === this.#patchKey) return;
    this.#patchKey = key;
    const start = performance.now();
    this.fade(1);
    this.#last = this.#patch;
    const [even, odd] = PATCHES;
    const name = this.#last?.texture.key === even ? odd : even;
    this.#patch = this.#sheet(name, { view, scale, detail: detailAt(camera.scale), ...look });
    this.#patch.setDepth(PATCH);
    this.fade(fades && this.#last !== null ? 0 : 1);
    this.paintedIn = performance.now() - start;
  }

  /** How far the new light has come. */
  fade(share: number): void {
    this.#patch?.setAlpha(share);
    if (share < 1 || this.#last === null) return;
    const { key } = this.#last.texture;
    this.#last.destroy();
    this.#last = null;
    this.#forget(key);
  }

  /** The camera moves: over the whole sheet alone, which is quicker and has no seam. */
  move(pixels: number, detail: Detail, look: SheetLook): void {
    if (this.#wholeShows !== this.#showsOf(detail, look)) this.prepare(pixels, detail, look);
    this.fade(1);
    this.#patch?.setVisible(false);
  }

  /** The whole sheet at so many pixels to a map unit, wanted as soon as the camera moves. */
  prepare(pixels: number, detail: Detail, look: SheetLook): void {
    const shows = this.#showsOf(detail, look);
    const view = look.table;
    const most = Math.sqrt(ROOM / (view.w * view.h));
    const scale = Math.min(pixels, MOST / view.w, MOST / view.h, most);
    if (shows === this.#wholeShows && scale === this.#wholeScale) return;
    this.#wholeShows = shows;
    this.#wholeScale = scale;
    this.#whole?.destroy();
    this.#whole = this.#sheet(WHOLE, { view, scale, detail, ...look }).setDepth(SHEET);
  }

  /** The whole sheet, if it is there at just so many pixels to a map unit. */
  wholeAt(pixels: number): Phaser.GameObjects.Image | null {
    return this.#wholeScale === pixels ? this.#whole : null;
  }

  #sheet(key: string, wish: ArtWish & SheetLook): Phaser.GameObjects.Image {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(wish.view.w * wish.scale));
    canvas.height = Math.max(1, Math.round(wish.view.h * wish.scale));
    const ctx = canvas.getContext('2d', { alpha: false });
    if (ctx !== null) {
      this.#art.paint(ctx, wish);
      this.#darken(ctx, wish);
    }
    this.#forget(key);
    addTexture(this.#scene, key, canvas);
    return this.#scene.add
      .image(wish.view.x, wish.view.y, key)
      .setOrigin(0, 0)
      .setScale(1 / wish.scale);
  }

  #darken(ctx: CanvasRenderingContext2D, wish: ArtWish & SheetLook): void {
    const { view, scale, light } = wish;
    const { x, y, w, h } = wish.table;
    ctx.setTransform(scale, 0, 0, scale, -view.x * scale, -view.y * scale);
    ctx.globalCompositeOperation = 'multiply';
    for (const { colours, strength } of this.#veils(light)) {
      if (strength < 0.003) continue;
      ctx.globalAlpha = strength;
      ctx.drawImage(this.#tile(colours), x, y, w, h);
    }
  }

  #tile(colours: readonly string[]): HTMLCanvasElement {
    const tile = this.#tiles.get(colours) ?? glowTile(colours);
    this.#tiles.set(colours, tile);
    return tile;
  }

  #showsOf(detail: Detail, look: SheetLook): string {
    return `${detail.name} ${this.#inkOf(look)}`;
  }

  #inkOf({ lang, marks, light, table }: SheetLook): string {
    const shape = `${table.w.toFixed()} ${table.h.toFixed()}`;
    return `${lang} ${marks} ${light.toFixed(3)} ${this.#art.isFine ? 'fine' : 'broad'} ${shape}`;
  }

  #forget(key: string): void {
    if (this.#scene.textures.exists(key)) this.#scene.textures.remove(key);
  }
}

/** A tint over the sheet, lighter under the lamp in the middle. Light enough that ink can still be read. */
function glowTile(colours: readonly string[]): HTMLCanvasElement {
  const tile = document.createElement('canvas');
  tile.width = TILE;
  tile.height = TILE;
  const ctx = tile.getContext('2d');
  if (ctx === null) return tile;
  const half = TILE / 2;
  const glow = ctx.createRadialGradient(half, half, 0, half, half, half * 1.3);
  for (const [i, colour] of colours.entries()) glow.addColorStop([0, 0.4, 1][i] ?? 1, colour);
  ctx.fillStyle = glow;
  ctx.fillRect(0, 0, TILE, TILE);
  return tile;
}
