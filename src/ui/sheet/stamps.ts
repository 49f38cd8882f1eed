// Small drawings kept as textures at the resolution of the screen: a counter is drawn once and shown many times, and
// drawn anew when the zoom has settled, so it is always sharp.

import type * as Phaser from 'phaser';
import type { Point } from './geometry.ts';

export interface Stamp {
  readonly key: string; // names everything the drawing depends on
  readonly w: number; // map units
  readonly h: number;
  readonly draw: (ctx: CanvasRenderingContext2D) => void; // centre at the origin, in map units
}

export class Stamps {
  readonly #scene: Phaser.Scene;
  #scale = 1; // pixels to a map unit
  #known = new Set<string>();

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Sets the resolution; true when it has changed and pieces must be made anew. */
  resolve(scale: number): boolean {
    if (this.isAt(scale)) return false;
    this.#scale = rounded(scale);
    return true;
  }

  /** Whether drawings are made for this resolution. */
  isAt(scale: number): boolean {
    return rounded(scale) === this.#scale;
  }

  /** Forgets the drawings that no image shows any more. Call when all images have been taken down. */
  clear(): void {
    for (const key of this.#known) this.#scene.textures.remove(key);
    this.#known.clear();
  }

  get size(): number {
    return this.#known.size;
  }

  /** An image of a drawing, `times` its size, with its centre at a point. */
  image(stamp: Stamp, [x, y]: Point, depth: number, times = 1): Phaser.GameObjects.Image {
    const key = `${stamp.key} ×${times.toFixed(3)} @${this.#scale}`;
    if (!this.#known.has(key)) this.#draw(key, stamp, times);
    const image = this.#scene.add.image(x, y, key);
    image.setScale(1 / this.#scale);
    image.setDepth(depth);
    return image;
  }

  #draw(key: string, stamp: Stamp, times: number): void {
    const scale = this.#scale * times;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(2, Math.ceil(stamp.w * scale));
    canvas.height = Math.max(2, Math.ceil(stamp.h * scale));
    const ctx = canvas.getContext('2d');
    if (ctx === null) return;
    ctx.setTransform(scale, 0, 0, scale, canvas.width / 2, canvas.height / 2);
    stamp.draw(ctx);
    addTexture(this.#scene, key, canvas);
    this.#known.add(key);
  }
}

const rounded = (scale: number): number => Math.round(scale * 1000) / 1000;

/** A canvas as a texture, without the copy of its pixels that Phaser's own canvas textures keep. */
export function addTexture(scene: Phaser.Scene, key: string, canvas: HTMLCanvasElement): void {
  const texture = scene.textures.create(
    key,
    canvas as unknown as HTMLImageElement, // a canvas is as good a source as an image
    canvas.width,
    canvas.height,
  );
  texture?.add('__BASE', 0, 0, 0, canvas.width, canvas.height);
}
