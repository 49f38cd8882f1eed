// The window on the map: its size, the screen's density, the camera, and Phaser's camera set to match. Says when it
// has moved and when it has come to rest.

import type * as Phaser from 'phaser';
import { type Camera, held, onPixels, type Size, tableFor, toMap, viewBox } from './camera.ts';
import type { Box, Point } from './geometry.ts';

const REST = 130; // milliseconds without a move

export interface ViewportListener {
  moved(): void;
  rested(): void;
}

export class Viewport {
  readonly #parent: HTMLElement;
  readonly #scene: Phaser.Scene;
  readonly #listener: ViewportListener;
  readonly #resizes: ResizeObserver;
  #rest = 0;
  sheet: Box = { x: 0, y: 0, w: 1, h: 1 };
  size: Size = { w: 1, h: 1 };
  density = 1;
  camera: Camera = { x: 0, y: 0, scale: 1 };
  shown: Camera = this.camera; // as it is drawn: on whole pixels

  constructor(parent: HTMLElement, scene: Phaser.Scene, listener: ViewportListener) {
    this.#parent = parent;
    this.#scene = scene;
    this.#listener = listener;
    this.measure();
    this.#resizes = new ResizeObserver(() => this.#resized());
    this.#resizes.observe(parent);
  }

  end(): void {
    clearTimeout(this.#rest);
    this.#resizes.disconnect();
  }

  /** What is on the screen, in map units. */
  get view(): Box {
    return viewBox(this.camera, this.size);
  }
  /** All that can come into sight. */
  get table(): Box {
    return tableFor(this.sheet, this.size);
  }
  get pixels(): number {
    return this.camera.scale * this.density; // to a map unit
  }
  toMap(screen: Point): Point {
    return toMap(this.camera, this.size, screen);
  }

  /** Moves the camera, as far as the paper allows. */
  move(camera: Camera): void {
    const next = held(camera, this.sheet, this.size);
    const { x, y, scale } = this.camera;
    if (next.x === x && next.y === y && next.scale === scale) return;
    this.camera = next;
    this.#aim();
    this.#listener.moved();
    this.#restSoon();
  }

  /** Puts the camera somewhere without a word. */
  place(camera: Camera): void {
    this.camera = held(camera, this.sheet, this.size);
    this.#aim();
  }

  /** Takes the parent's size; true when it has changed. */
  measure(): boolean {
    const w = Math.max(1, this.#parent.clientWidth);
    const h = Math.max(1, this.#parent.clientHeight);
    const density = Math.max(1, Math.min(3, window.devicePixelRatio));
    if (w === this.size.w && h === this.size.h && density === this.density) return false;
    this.size = { w, h };
    this.density = density;
    this.#scene.scale.resize(Math.round(w * density), Math.round(h * density));
    const { style } = this.#scene.game.canvas;
    style.width = `${w}px`;
    style.height = `${h}px`;
    return true;
  }

  /** A bigger window shows more of the map; one that showed all of it still does. */
  #resized(): void {
    const whole = this.sheet.w * this.camera.scale <= this.size.w + 1;
    const wholeHigh = this.sheet.h * this.camera.scale <= this.size.h + 1;
    if (!this.measure()) return;
    const scale = whole && wholeHigh ? 0 : this.camera.scale;
    this.place({ ...this.camera, scale });
    this.#listener.moved();
    this.#restSoon();
  }

  #aim(): void {
    this.shown = onPixels(this.camera, this.table, this.size, this.density);
    this.#scene.cameras.main.setZoom(this.pixels).centerOn(this.shown.x, this.shown.y);
  }

  #restSoon(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#listener.rested(), REST);
  }
}
