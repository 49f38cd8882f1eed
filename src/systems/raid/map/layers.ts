// Everything that lies on the sheet, from halos up to the tray, laid out together so that it always agrees.

import type * as Phaser from 'phaser';
import type { RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import type { Act } from './acts.ts';
import { Board, type Spot } from './board.ts';
import { detailAt } from './camera.ts';
import { contentsOf } from './contents.ts';
import type { Point } from './geometry.ts';
import { Ghosts } from './ghosts.ts';
import type { MapLink } from './link-style.ts';
import type { MapModel } from './model.ts';
import { Overlay } from './overlay.ts';
import { LINES, Pencil } from './pencil.ts';
import type { Fan } from './stacks-layout.ts';
import { Stamps } from './stamps.ts';
import { SLIP, Tray } from './tray.ts';
import type { Viewport } from './viewport.ts';

const NOBODY: ReadonlySet<Unit> = new Set();
const PLENTY = 400; // drawings kept before the unused ones are thrown away

/** Zones with pieces in them. */
function occupied(state: RaidState): Point[] {
  return state.scenario.zones.flatMap(({ x, y }, zone): Point[] => {
    const { british, german, boats, letter } = contentsOf(state, zone);
    const pieces = british !== null || german !== null || boats.length > 0 || letter !== null;
    return pieces ? [[x, y]] : [];
  });
}

/** Craft lie two by two: what surrounds them must be wider. */
const spreadOf = (state: RaidState, zone: Zone): number =>
  contentsOf(state, zone).boats.length > 1 ? 1.6 : 1;

export class Layers {
  readonly ghosts: Ghosts;
  readonly #viewport: Viewport;
  readonly #stamps: Stamps;
  readonly #board: Board;
  readonly #overlay: Overlay;
  readonly #tray: Tray;
  readonly #pencil: Pencil;

  constructor(scene: Phaser.Scene, viewport: Viewport) {
    this.#viewport = viewport;
    this.#stamps = new Stamps(scene);
    this.#board = new Board(this.#stamps);
    this.#overlay = new Overlay(this.#stamps);
    this.#tray = new Tray(this.#stamps);
    this.#pencil = new Pencil(scene, this.#stamps);
    this.ghosts = new Ghosts(scene, this.#stamps, () => this.times);
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
  get craft(): readonly Spot[] {
    return this.#board.craft;
  }
  get fan(): Fan | null {
    return this.#tray.fan;
  }

  /** `position` may lag behind the model while an animation tells how it came about. */
  lay(model: MapModel, position: RaidState, act: Act | null, links: readonly MapLink[]): void {
    if (act === null) this.#tidy();
    const { scenario } = model;
    const { times } = this;
    const busy = position !== model.state || act !== null;
    this.#board.lay({
      state: position,
      selected: busy ? NOBODY : new Set(model.selected),
      hidden: act?.hidden ?? NOBODY,
      hiddenMarker: act?.hiddenMarker ?? null,
      times,
    });
    this.#overlay.lay({
      scenario,
      targets: busy ? [] : model.targets,
      focus: model.focus,
      occupied: occupied(position),
      spread: (zone) => spreadOf(position, zone),
      times,
    });
    if (busy) this.#pencil.takeDown();
    else this.#pencil.lay(scenario, links, model.threats, model.plan, this.#overlay.plates, times);
    this.layTray(model, position);
  }

  layTray(model: MapModel, state: RaidState): void {
    if (model.inspected === null) {
      this.#tray.takeDown();
      return;
    }
    const { view, camera } = this.#viewport;
    const selected = new Set(model.selected);
    this.#tray.lay({ state, zone: model.inspected, selected, scale: camera.scale, view });
  }

  /** Drawings are made anew when the resolution has changed or too many are kept. */
  #tidy(): void {
    const changed = this.#stamps.resolve(this.#viewport.pixels);
    if (!changed && this.#stamps.size < PLENTY) return;
    for (const layer of [this.#board, this.#overlay, this.#tray, this.#pencil]) layer.takeDown();
    this.#stamps.clear();
  }
}
