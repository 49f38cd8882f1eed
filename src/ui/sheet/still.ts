// The pieces while the camera moves over them: painted once onto a copy of the sheet, so that each frame copies one
// picture instead of drawing every piece.

import type * as Phaser from 'phaser';
import { STILL as DEPTH, UNDER as LOWEST } from './depths.ts';
import { addTexture } from './stamps.ts';

const STILL = 'sheet with its pieces';

export class Still {
  readonly #scene: Phaser.Scene;
  #sheet: Phaser.GameObjects.Image | null = null; // that it is a copy of
  #picture: Phaser.GameObjects.Image | null = null;
  #pieces: Phaser.GameObjects.Image[] = []; // that are on it

  constructor(scene: Phaser.Scene) {
    this.#scene = scene;
  }

  /** Shows the pieces below a depth as part of the sheet. */
  show(sheet: Phaser.GameObjects.Image, below: number): void {
    if (this.#sheet !== sheet) this.#paint(sheet, below);
    this.#stand(true);
  }

  /** Shows the pieces themselves; the picture is kept for the next move. */
  hide(): void {
    this.#stand(false);
  }

  /** The pieces are about to change. */
  drop(): void {
    this.hide();
    this.#picture?.destroy();
    if (this.#picture !== null) this.#scene.textures.remove(STILL);
    this.#picture = null;
    this.#sheet = null;
    this.#pieces = [];
  }

  #stand(still: boolean): void {
    if (this.#picture === null || this.#picture.visible === still) return;
    this.#picture.setVisible(still);
    for (const piece of this.#pieces) piece.setVisible(!still);
  }

  #paint(sheet: Phaser.GameObjects.Image, below: number): void {
    this.drop();
    this.#sheet = sheet;
    this.#pieces = this.#piecesBelow(below);
    const source = sheet.frame.source.image as HTMLCanvasElement;
    const canvas = document.createElement('canvas');
    canvas.width = source.width;
    canvas.height = source.height;
    const ctx = canvas.getContext('2d', { alpha: false });
    if (ctx === null) return;
    ctx.drawImage(source, 0, 0);
    for (const piece of this.#pieces) paintPiece(ctx, piece, sheet);
    addTexture(this.#scene, STILL, canvas);
    this.#picture = this.#scene.add
      .image(sheet.x, sheet.y, STILL)
      .setOrigin(0, 0)
      .setScale(sheet.scale)
      .setDepth(DEPTH)
      .setVisible(false);
  }

  #piecesBelow(depth: number): Phaser.GameObjects.Image[] {
    return this.#scene.children.list
      .filter(isImage)
      .filter((image) => image.depth >= LOWEST && image.depth < depth)
      .sort((a, b) => a.depth - b.depth); // keeps the order in which they were laid
  }
}

const isImage = (shown: Phaser.GameObjects.GameObject): shown is Phaser.GameObjects.Image =>
  shown.type === 'Image';

function paintPiece(
  ctx: CanvasRenderingContext2D,
  piece: Phaser.GameObjects.Image,
  sheet: Phaser.GameObjects.Image,
): void {
  const scale = piece.scale / sheet.scale;
  const x = (piece.x - sheet.x) / sheet.scale;
  const y = (piece.y - sheet.y) / sheet.scale;
  ctx.setTransform(scale, 0, 0, scale, x, y);
  ctx.drawImage(piece.frame.source.image as HTMLCanvasElement, -piece.width / 2, -piece.height / 2);
}
