// The sheet under the pieces: the part on the screen drawn exactly for it once the camera rests, over the whole sheet
// at a middling scale for while it moves; and the night over both.

import * as Phaser from 'phaser';
import { type Camera, type Detail, detailAt, type Size, viewBox } from './camera.ts';
import type { Box } from './geometry.ts';
import { dawnAt } from './light.ts';
import { addTexture } from './stamps.ts';
import type { ArtWish, StaticArt } from './static-art.ts';

const WHOLE = 'whole sheet';
const PATCH = 'sheet on screen';
const NIGHT = 'night';
const MOST = 4096; // pixels: every machine takes a texture of this size
const DAWN = 'dawn';
const TILE = 256;

export class Backdrop {
  readonly #scene: Phaser.Scene;
  readonly #art: StaticArt;
  #whole: Phaser.GameObjects.Image | null = null;
  #wholeKey = '';
  #patch: Phaser.GameObjects.Image | null = null;
  #patchKey = '';
  readonly #night: Phaser.GameObjects.Image;
  readonly #dawn: Phaser.GameObjects.Image;
  paintedIn = 0; // milliseconds the last patch took

  constructor(scene: Phaser.Scene, art: StaticArt) {
    this.#scene = scene;
    this.#art = art;
    this.#night = this.#veil(NIGHT, ['#a9b5d8', '#8a98c6', '#5f6da4']);
    this.#dawn = this.#veil(DAWN, ['#fff1dc', '#fde3c8', '#f0c4a8']);
  }

  /** Makes way for the sheet of another raid. */
  destroy(): void {
    for (const image of [this.#whole, this.#patch, this.#night, this.#dawn]) image?.destroy();
    for (const key of [WHOLE, PATCH, NIGHT, DAWN]) {
      if (this.#scene.textures.exists(key)) this.#scene.textures.remove(key);
    }
  }

  /** 1 deep night, 0 day; in between the light is rosy. */
  darken(night: number): void {
    this.#night.setAlpha(night).setVisible(night > 0.003);
    const dawn = dawnAt(night) * 0.6;
    this.#dawn.setAlpha(dawn).setVisible(dawn > 0.003);
  }

  #veil(key: string, colours: readonly string[]): Phaser.GameObjects.Image {
    const { sheet } = this.#art.ground;
    addTexture(this.#scene, key, glowTile(colours));
    return this.#scene.add
      .image(sheet.x + sheet.w / 2, sheet.y + sheet.h / 2, key)
      .setDisplaySize(sheet.w, sheet.h)
      .setBlendMode(Phaser.BlendModes.MULTIPLY)
      .setDepth(2);
  }

  /** Draws the part on the screen anew unless it is there already. */
  settle(camera: Camera, size: Size, density: number, lang: 'en' | 'fr', cut: boolean): void {
    const view = viewBox(camera, size);
    const scale = camera.scale * density;
    const key =
      [view.x, view.y, view.w, view.h, scale].map((n) => n.toFixed(3)).join() + lang + cut;
    if (key === this.#patchKey) return;
    this.#patchKey = key;
    const start = performance.now();
    const detail = detailAt(camera.scale);
    this.#patch?.destroy();
    this.#patch = this.#sheet(PATCH, { view, scale, detail, lang, cut }).setDepth(1);
    this.paintedIn = performance.now() - start;
  }

  /** The whole sheet, wanted as soon as the camera moves. */
  prepare(detail: Detail, lang: 'en' | 'fr', cut: boolean): void {
    const key = `${detail.name} ${lang} ${cut}`;
    if (key === this.#wholeKey) return;
    this.#wholeKey = key;
    const view = grown(this.#art.ground.sheet, 30);
    const scale = Math.min(2, MOST / view.w, MOST / view.h);
    this.#whole?.destroy();
    this.#whole = this.#sheet(WHOLE, { view, scale, detail, lang, cut }).setDepth(0);
  }

  #sheet(key: string, wish: ArtWish): Phaser.GameObjects.Image {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(wish.view.w * wish.scale));
    canvas.height = Math.max(1, Math.round(wish.view.h * wish.scale));
    const ctx = canvas.getContext('2d', { alpha: false });
    if (ctx !== null) this.#art.paint(ctx, wish);
    if (this.#scene.textures.exists(key)) this.#scene.textures.remove(key);
    addTexture(this.#scene, key, canvas);
    return this.#scene.add
      .image(wish.view.x, wish.view.y, key)
      .setOrigin(0, 0)
      .setScale(1 / wish.scale);
  }
}

const grown = (box: Box, by: number): Box => ({
  x: box.x - by,
  y: box.y - by,
  w: box.w + by * 2,
  h: box.h + by * 2,
});

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
