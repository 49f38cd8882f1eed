// Everything that lies on the sheet, from halos up to the tray, laid out together so that it always agrees.

import type * as Phaser from 'phaser';
import type { GameData, Position } from '../../engine/position.ts';
import { type Act, NOBODY, type Stage } from './act.ts';
import type { Board, SheetArt, Spot, Table } from './board.ts';
import { detailAt } from './camera.ts';
import { LINES, SLIP } from './depths.ts';
import type { Fan } from './fan.ts';
import type { Point } from './geometry.ts';
import { Ghosts } from './ghosts.ts';
import type { Place, SheetModel } from './model.ts';
import { Overlay } from './overlay.ts';
import { Pencil } from './pencil.ts';
import { Pieces } from './pieces.ts';
import { Stamps } from './stamps.ts';
import { Tray } from './tray.ts';
import type { Viewport } from './viewport.ts';

const PLENTY = 400; // drawings kept before the unused ones are thrown away
const EMPTY: Table = { pieces: [], spots: [], occupied: [] };

export class Layers<S extends GameData, E> {
  readonly #board: Board<S, E>;
  readonly #viewport: Viewport;
  readonly #stamps: Stamps;
  readonly #ghosts: Ghosts;
  readonly #pieces: Pieces;
  readonly #overlay: Overlay;
  readonly #tray: Tray;
  readonly #pencil: Pencil;
  #table = EMPTY;
  #away: Place | null = null; // whose tray was put away

  constructor(board: Board<S, E>, scene: Phaser.Scene, viewport: Viewport) {
    this.#board = board;
    this.#viewport = viewport;
    this.#stamps = new Stamps(scene);
    this.#pieces = new Pieces(this.#stamps);
    this.#overlay = new Overlay(this.#stamps);
    this.#tray = new Tray(this.#stamps);
    this.#pencil = new Pencil(scene, this.#stamps);
    this.#ghosts = new Ghosts(scene, this.#stamps, () => this.times);
  }

  /** How big pieces are at this zoom, times their size. */
  get times(): number {
    return detailAt(this.#viewport.camera.scale).piece;
  }
  /** Whether the pieces are drawn for the scale they are seen at. */
  get areSharp(): boolean {
    return this.#stamps.isAt(this.#viewport.pixels);
  }
  /** The depth up to which nothing but pieces lies on the sheet, none of which minds where the camera is. */
  get stillBelow(): number {
    return this.#pencil.isDrawn ? LINES : SLIP;
  }
  get spots(): readonly Spot[] {
    return this.#table.spots;
  }
  get fan(): Fan | null {
    return this.#tray.fan;
  }
  get stage(): Stage {
    return { ghosts: this.#ghosts, times: this.times, view: this.#viewport.view };
  }

  /** `position` may lag behind the model while an animation tells how it came about. */
  lay(art: SheetArt, model: SheetModel<S>, position: Position<S>, act: Act | null): void {
    if (act === null) this.#tidy();
    const { times } = this;
    const busy = position !== model.position || act !== null;
    this.#table = this.#board.table({
      position,
      selected: busy ? NOBODY : new Set(model.selected),
      hidden: act?.hidden ?? NOBODY,
      times,
    });
    this.#pieces.lay(this.#table.pieces);
    this.#overlay.lay({
      art,
      targets: busy ? [] : model.targets,
      focus: model.focus,
      occupied: this.#table.occupied,
      names: art.names?.(detailAt(this.#viewport.camera.scale), model.lang) ?? [],
      spread: (place) => this.#board.spread(position, place),
      times,
    });
    if (busy) this.#pencil.takeDown();
    else this.#draw(art, model, times);
    this.layTray(art, model, position);
  }

  layTray(art: SheetArt, model: SheetModel<S>, position: Position<S>): void {
    const { inspected } = model;
    if (inspected !== this.#away) this.#away = null;
    const at = inspected === null ? undefined : art.places[inspected];
    if (inspected === null || at === undefined || inspected === this.#away) {
      this.#tray.takeDown();
      return;
    }
    const { view, camera } = this.#viewport;
    this.#tray.lay({
      groups: this.#board.stack(position, inspected),
      at,
      side: art.piece,
      face: (piece) => this.#board.face(position, piece),
      selected: new Set(model.selected),
      scale: camera.scale,
      view,
    });
  }

  /** Whoever moves the sheet by hand wants to see it: the tray is away until another place is looked at. */
  putTrayAway({ inspected }: SheetModel<S>): void {
    if (this.fan === null) return;
    this.#away = inspected;
    this.#tray.takeDown();
  }

  /** Whether a tap on this place only brings its tray back: it was put away, and no order leads there. */
  bringsTray(model: SheetModel<S>, tapped: Place | null): boolean {
    const away = this.#away;
    this.#away = null;
    return tapped !== null && tapped === away && !model.targets.some((t) => t.place === tapped);
  }

  #draw(art: SheetArt, model: SheetModel<S>, times: number): void {
    const { plan, threats, position } = model;
    const way = plan.length > 1 ? this.#board.way(position.scenario, plan) : [];
    const strokes = (model.arrows ?? []).map(({ places, aims, faint }) => ({
      ...{ aims, faint },
      line: aims ? middles(art, places) : this.#board.way(position.scenario, places),
    }));
    this.#pencil.lay({ art, way, strokes, threats, plates: this.#overlay.plates, times });
  }

  /** Drawings are made anew when the resolution has changed or too many are kept. */
  #tidy(): void {
    const changed = this.#stamps.resolve(this.#viewport.pixels);
    if (!changed && this.#stamps.size < PLENTY) return;
    for (const layer of [this.#pieces, this.#overlay, this.#tray, this.#pencil]) layer.takeDown();
    this.#stamps.clear();
  }
}

const middles = (art: SheetArt, places: readonly Place[]): Point[] =>
  places.flatMap((place) => {
    const at = art.places[place];
    return at === undefined ? [] : [at];
  });
