// Pencil over the map: red arrows for what the other side threatens, a blue line for the way a far click would walk,
// blue arrows for a plan.

import type * as Phaser from 'phaser';
import { scatter } from '../kit/scatter.ts';
import type { SheetArt } from './board.ts';
import { LINES, PLATES } from './depths.ts';
import { apart, bend, onBend, type Point } from './geometry.ts';
import type { Threat } from './model.ts';
import { orderStamp } from './plates.ts';
import type { Stamps } from './stamps.ts';

const RED = 0xb3261e;
const BLUE = 0x1f4fa3;
const HALO = 0xfffaf0;
const DASHES = 9; // of a shot that is planned, and the gaps between them

/** A stroke of a plan: a march along its way, or a shot from place to place. */
export interface Stroke {
  readonly line: readonly Point[];
  readonly aims: boolean;
  readonly faint: boolean;
}

export interface PencilWish {
  readonly art: Pick<SheetArt, 'places' | 'ring'>;
  readonly way: readonly Point[]; // of the plan
  readonly strokes: readonly Stroke[]; // of a plan for several stacks
  readonly threats: readonly Threat[];
  readonly plates: readonly Point[]; // of the orders: the threats' labels keep off them
  readonly times: number;
}

export class Pencil {
  readonly #stamps: Stamps;
  readonly #graphics: Phaser.GameObjects.Graphics;
  #images: Phaser.GameObjects.Image[] = [];
  #plates: Point[] = [];
  isDrawn = false; // there are lines

  constructor(scene: Phaser.Scene, stamps: Stamps) {
    this.#stamps = stamps;
    this.#graphics = scene.add.graphics().setDepth(LINES);
  }

  takeDown(): void {
    this.#graphics.clear();
    this.isDrawn = false;
    for (const image of this.#images) image.destroy();
    this.#images = [];
  }

  lay(wish: PencilWish): void {
    this.takeDown();
    this.#plates = [...wish.plates];
    for (const [i, stroke] of wish.strokes.entries()) this.#planned(wish, stroke, i);
    if (wish.way.length > 1) this.#stroke(wish.way, BLUE, wish.times, 'plan');
    for (const threat of wish.threats) this.#threat(wish, threat);
  }

  /** Shots are bent like threats, and both stop short of what stands where they lead. */
  #planned({ art, times }: PencilWish, { line, aims, faint }: Stroke, index: number): void {
    const [a, b] = [line[0], line.at(-1)];
    if (a === undefined || b === undefined || line.length < 2) return;
    const alpha = faint ? 0.35 : 1;
    if (!aims) return this.#stroke(line, BLUE, times * 1.15, `plan ${index}`, alpha);
    const control = bend(a, b, 26);
    const off = (art.ring * times * 0.8) / Math.max(1, apart(a, b));
    const at = (t: number): Point => onBend(a, control, b, off + (1 - 2 * off) * t).at;
    for (let dash = 0; dash < DASHES; dash += 2) {
      const part = Array.from({ length: 4 }, (_, i) => at((dash + i / 3) / DASHES));
      if (dash + 2 < DASHES) this.#lines(part, BLUE, times, `aim ${index} ${dash}`, alpha);
      else this.#stroke(part, BLUE, times, `aim ${index} ${dash}`, alpha);
    }
  }

  #threat({ art, times }: PencilWish, { from, to, label }: Threat): void {
    const a = art.places[from];
    const b = art.places[to];
    if (a === undefined || b === undefined) return;
    const control = bend(a, b, 20);
    const off = (art.ring * times * 1.1) / Math.max(1, apart(a, b));
    const at = (t: number): Point => onBend(a, control, b, off + (1 - 2 * off) * t).at;
    const line = Array.from({ length: 19 }, (_, i) => at(i / 18));
    this.#stroke(line, RED, times, `${from}-${to}`);
    if (label === '') return;
    const aside = bend(at(0.3), at(0.6), 26 * times);
    const other = bend(at(0.3), at(0.6), -26 * times);
    const spots = [at(0.42), at(0.65), at(0.2), aside, other];
    const plate = spots.find((spot) => this.#isFree(spot, times)) ?? at(0.42);
    this.#plates.push(plate);
    this.#images.push(this.#stamps.image(orderStamp(label, true), plate, PLATES + 1, times));
  }

  #isFree([x, y]: Point, times: number): boolean {
    return this.#plates.every(
      (p) => Math.abs(p[0] - x) > 44 * times || Math.abs(p[1] - y) > 21 * times,
    );
  }

  /** A line as a soft pencil leaves it: a pale halo, then strokes that do not quite agree, and a head. */
  #stroke(
    line: readonly Point[],
    colour: number,
    times: number,
    seed: string,
    alpha: number = 1,
  ): void {
    this.#lines(line, colour, times, seed, alpha);
    this.#head(line, colour, times, alpha);
  }

  #lines(line: readonly Point[], colour: number, times: number, seed: string, alpha: number): void {
    this.isDrawn = true;
    this.#pull(line, 8 * times, HALO, 0.62 * alpha, null);
    for (let i = 0; i < 3; i++) {
      this.#pull(line, 2.3 * times, colour, 0.72 * alpha, scatter(seed, i));
    }
  }

  #pull(
    line: readonly Point[],
    width: number,
    colour: number,
    alpha: number,
    shake: (() => number) | null,
  ): void {
    const g = this.#graphics;
    const jitter = (): number => (shake === null ? 0 : (shake() - 0.5) * 2.4);
    g.lineStyle(width, colour, alpha);
    g.beginPath();
    for (const [i, [x, y]] of line.entries()) {
      if (i === 0) g.moveTo(x + jitter(), y + jitter());
      else g.lineTo(x + jitter(), y + jitter());
    }
    g.strokePath();
  }

  #head(line: readonly Point[], colour: number, times: number, alpha: number): void {
    const tip = line.at(-1);
    const before = line.at(-3) ?? line[0];
    if (tip === undefined || before === undefined) return;
    const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
    const corner = (turn: number, out: number): Point => [
      tip[0] + Math.cos(angle + turn) * out * times,
      tip[1] + Math.sin(angle + turn) * out * times,
    ];
    const [a, b, c] = [corner(0, 7), corner(2.55, 15), corner(-2.55, 15)];
    this.#graphics.fillStyle(colour, alpha);
    this.#graphics.fillTriangle(a[0], a[1], b[0], b[1], c[0], c[1]);
  }
}
