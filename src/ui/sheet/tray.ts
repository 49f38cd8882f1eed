// A stack fanned out: its pieces on a slip of paper beside the place, each big enough for a finger.

import type * as Phaser from 'phaser';
import { SLIP } from './depths.ts';
import { type Fan, fanOut } from './fan.ts';
import type { Box, Point } from './geometry.ts';
import { selectionStamp } from './highlights.ts';
import type { Piece } from './model.ts';
import { COUNTER, INK, PAPER_LIGHT } from './palette.ts';
import type { Stamp, Stamps } from './stamps.ts';

export interface TrayWish {
  readonly groups: ReadonlyArray<readonly Piece[]>;
  readonly at: Point; // the place
  readonly side: number; // of a piece
  readonly face: (piece: Piece) => Stamp;
  readonly selected: ReadonlySet<Piece>;
  readonly scale: number;
  readonly view: Box;
}

export class Tray {
  readonly #stamps: Stamps;
  #images: Phaser.GameObjects.Image[] = [];
  fan: Fan | null = null;

  constructor(stamps: Stamps) {
    this.#stamps = stamps;
  }

  takeDown(): void {
    for (const image of this.#images) image.destroy();
    this.#images = [];
    this.fan = null;
  }

  lay(wish: TrayWish): void {
    this.takeDown();
    const edge = 8 / wish.scale;
    const view = {
      x: wish.view.x + edge,
      y: wish.view.y + edge,
      w: wish.view.w - 2 * edge,
      h: wish.view.h - 2 * edge,
    };
    this.fan = fanOut(wish.groups, wish.side, wish.at, wish.scale, view);
    if (this.fan !== null) this.#layFan(wish, this.fan);
  }

  #layFan(wish: TrayWish, fan: Fan): void {
    const { tray } = fan;
    const middle: Point = [tray.x + tray.w / 2, tray.y + tray.h / 2];
    this.#put(slipStamp(fan, wish.at), middle, SLIP, 1);
    for (const { piece, at } of fan.pieces) {
      this.#put(wish.face(piece), at, SLIP + 1, fan.size / wish.side);
      if (wish.selected.has(piece)) {
        this.#put(selectionStamp, at, SLIP + 2, (fan.size / COUNTER) * 0.86);
      }
    }
  }

  #put(stamp: Stamp, at: Point, depth: number, times: number): void {
    this.#images.push(this.#stamps.image(stamp, at, depth, times));
  }
}

/** The slip, with a corner that points at the place. */
function slipStamp(fan: Fan, place: Point): Stamp {
  const { w, h } = fan.tray;
  const x = Math.max(-w / 2 + 16, Math.min(w / 2 - 16, place[0] - (fan.tray.x + w / 2)));
  const room = 40;
  return {
    key: `slip ${w.toFixed(1)} ${h.toFixed(1)} ${x.toFixed(1)} ${fan.above}`,
    w: w + room,
    h: h + room,
    draw: (ctx) => paintSlip(ctx, w, h, x, fan.above ? h / 2 : -h / 2),
  };
}

function paintSlip(
  ctx: CanvasRenderingContext2D,
  w: number,
  h: number,
  x: number,
  y: number,
): void {
  const path = new Path2D();
  path.roundRect(-w / 2, -h / 2, w, h, 6);
  const tip = y > 0 ? 12 : -12;
  path.moveTo(x - 10, y);
  path.lineTo(x, y + tip);
  path.lineTo(x + 10, y);
  path.closePath();
  const scale = Math.abs(ctx.getTransform().a);
  ctx.save();
  ctx.shadowColor = 'rgba(0, 0, 0, 0.6)';
  ctx.shadowBlur = 9 * scale;
  ctx.shadowOffsetY = 3 * scale;
  ctx.fillStyle = PAPER_LIGHT;
  ctx.fill(path);
  ctx.restore();
  ctx.strokeStyle = INK;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.5;
  ctx.strokeRect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6);
  ctx.globalAlpha = 1;
}
