// The sheet on the screen: keeps paper, pieces, orders and light in step with the model it was last shown, and tells
// what is touched. Drawn on demand; sharp drawings are made when the camera has come to rest.

import type * as Phaser from 'phaser';
import type { GameData, Position } from '../../engine/position.ts';
import { afterPicture } from '../kit/after-picture.ts';
import type { Act } from './act.ts';
import { Backdrop, type SheetLook } from './backdrop.ts';
import type { Board, SheetArt } from './board.ts';
import { detailAt, fitted, opening, showingAll, toScreen, zoomedAt } from './camera.ts';
import { Frames, Motions } from './frames.ts';
import { type Point, within } from './geometry.ts';
import { GestureReader, type Gestures } from './gestures.ts';
import { isRed } from './highlights.ts';
import { type Hit, hitAt } from './hit.ts';
import { Layers } from './layers.ts';
import type { Pace, Place, SheetListener, SheetModel, SheetView } from './model.ts';
import { Still } from './still.ts';
import { Viewport } from './viewport.ts';

const DAWN = 900; // milliseconds from one hour's light to the next
const INKING = 260; // milliseconds in which the fine ink comes over the first picture
const WORTH_IT = 3; // steps of the camera after which it is likely to go on
const SPARE = 400; // milliseconds after which the whole sheet is drawn, for the camera to move over

export class SheetScreen<S extends GameData, E> implements SheetView<S, E> {
  readonly #board: Board<S, E>;
  readonly #scene: Phaser.Scene;
  readonly #listener: SheetListener;
  readonly #calm: boolean; // reduced motion
  readonly #frames: Frames;
  readonly #motions: Motions;
  readonly #dawn: Motions;
  readonly #viewport: Viewport;
  readonly #layers: Layers<S, E>;
  readonly #still: Still;
  readonly #gestures: GestureReader;
  #art: SheetArt | null = null;
  #backdrop: Backdrop | null = null;
  #model: SheetModel<S> | null = null;
  #position: Position<S> | null = null; // lags behind the model's while its events are played
  #act: Act | null = null;
  #light = -1;
  #hovered: Place | null = null;
  #spare = 0;
  #steps = 0; // of the camera since it rested
  #stopInking = (): void => {};

  constructor(
    board: Board<S, E>,
    parent: HTMLElement,
    scene: Phaser.Scene,
    listener: SheetListener,
    calm: boolean,
  ) {
    this.#board = board;
    this.#scene = scene;
    this.#listener = listener;
    this.#calm = calm;
    this.#frames = new Frames(scene.game);
    this.#motions = new Motions(this.#frames);
    this.#dawn = new Motions(this.#frames);
    this.#viewport = new Viewport(parent, scene, {
      moved: () => this.#moved(),
      rested: () => this.#rested(),
    });
    this.#layers = new Layers(board, scene, this.#viewport);
    this.#still = new Still(scene);
    const { canvas } = scene.game;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.display = 'block';
    this.#gestures = new GestureReader(canvas, this.#reader());
  }

  get frames(): number {
    return this.#frames.count;
  }
  /** Whether the pieces of a place lie fanned out on the tray. */
  get isFanned(): boolean {
    return this.#layers.fan !== null;
  }
  /** Milliseconds the sheet on the screen took to draw. */
  get paintedIn(): number {
    return this.#backdrop?.paintedIn ?? 0;
  }

  show(model: SheetModel<S>): void {
    const before = this.#model;
    this.#model = model;
    const { position } = model;
    this.#position = position;
    if (before?.position.scenario !== position.scenario) this.#openSheet(model);
    this.#lighten(position);
    this.#lay();
    this.#settleSheet();
  }

  async animate(event: E, before: Position<S>, after: Position<S>, pace: Pace): Promise<void> {
    this.skip();
    this.#position = after;
    this.#lighten(after);
    const time = this.#calm ? 0 : pace.milliseconds;
    const act = time > 0 ? this.#board.act(this.#layers.stage, event, before, after) : null;
    this.#act = act;
    this.#lay();
    if (act === null) return;
    await this.#motions.play(time * act.share, act.show);
    act.end();
    if (this.#act !== act) return;
    this.#act = null;
    this.#lay();
  }

  skip(): void {
    this.#motions.skip();
  }

  fit(): void {
    this.#viewport.move(fitted(this.#viewport.sheet, this.#viewport.size));
  }

  zoomBy(factor: number): void {
    const { w, h } = this.#viewport.size;
    this.#zoomAt([w / 2, h / 2], factor);
  }

  panBy(dx: number, dy: number): void {
    const { x, y, scale } = this.#viewport.camera;
    this.#viewport.move({ x: x - dx / scale, y: y - dy / scale, scale });
  }

  panTo(...places: readonly Place[]): void {
    const points = places.flatMap((place): Point[] => {
      const point = this.#art?.places[place];
      return point === undefined ? [] : [point];
    });
    const { camera, size } = this.#viewport;
    if (points.length > 0) this.#viewport.move(showingAll(camera, size, points));
  }

  heightOf(place: Place): number | null {
    const { camera, size } = this.#viewport;
    const middle = this.#art?.places[place];
    return middle === undefined ? null : toScreen(camera, size, middle)[1] / size.h;
  }

  /** Where a place can be touched, in CSS pixels of the sheet; null while it is off the screen or covered. */
  placePoint(place: Place): Point | null {
    const { camera, size } = this.#viewport;
    const middle = this.#art?.places[place];
    if (middle === undefined) return null;
    const point = toScreen(camera, size, middle);
    const hit = this.#hit(point);
    const inside = within(point, { x: 0, y: 0, ...size });
    return inside && hit.kind === 'place' && hit.place === place ? point : null;
  }

  destroy(): void {
    clearTimeout(this.#spare);
    this.#stopInking();
    this.skip();
    this.#dawn.skip();
    this.#frames.end();
    this.#gestures.end();
    this.#viewport.end();
    const { game } = this.#scene;
    game.textures.tileSprite.destroy(); // Phaser forgets it, and its canvas would keep everything here alive
    game.destroy(true);
    game.loop.tick(); // asleep, it would never get round to it
  }

  #openSheet(model: SheetModel<S>): void {
    const board = this.#board;
    this.#backdrop?.destroy();
    this.#light = -1;
    const art = board.art(model.position.scenario);
    this.#art = art;
    this.#backdrop = new Backdrop(this.#scene, art, (light) => board.veils(light));
    this.#viewport.sheet = art.paper;
    const start = art.places[board.start(model)] ?? [0, 0];
    this.#viewport.place(opening(art.paper, this.#viewport.size, start));
    this.#stopInking();
    if (!art.isFine) this.#stopInking = afterPicture(() => this.#inkFinely());
  }

  /** The first picture is there: now for what it did without. */
  #inkFinely(): void {
    this.#art?.refine();
    this.#stopInking = afterPicture(() => this.#bringSheet(INKING));
  }

  /** The light of the hour; it changes slowly unless motion is unwanted. */
  #lighten(position: Position<S>): void {
    const from = this.#light;
    const to = this.#model?.lit ? 0 : this.#board.light(position);
    if (to === from) return;
    this.#light = to;
    this.#bringSheet(from >= 0 ? DAWN : 0);
  }

  /** The sheet as it is now, slowly over the one before unless motion is unwanted. */
  #bringSheet(milliseconds: number): void {
    this.#dawn.skip();
    const fades = milliseconds > 0 && !this.#calm;
    this.#settleSheet(fades);
    if (fades) void this.#dawn.play(milliseconds, (t) => this.#backdrop?.fade(t));
  }

  #lay(): void {
    this.#still.drop();
    if (this.#art !== null && this.#model !== null && this.#position !== null) {
      this.#layers.lay(this.#art, this.#model, this.#position, this.#act);
    }
    this.#frames.request();
  }

  #moved(): void {
    if (this.#art !== null && this.#model !== null && this.#position !== null) {
      this.#layers.layTray(this.#art, this.#model, this.#position);
    }
    clearTimeout(this.#spare);
    const { camera, pixels } = this.#viewport;
    this.#backdrop?.move(pixels, detailAt(camera.scale), this.#look);
    this.#standStill();
    this.#frames.request();
  }

  /** Over a sheet of the same scale the pieces move with it, unless it is one step only; else they are drawn one by one. */
  #standStill(): void {
    const sheet = this.#backdrop?.wholeAt(this.#viewport.pixels) ?? null;
    const goesOn = ++this.#steps >= WORTH_IT;
    const still = sheet !== null && goesOn && this.#act === null && this.#layers.areSharp;
    if (still) this.#still.show(sheet, this.#layers.stillBelow);
    else this.#still.hide();
  }

  #rested(): void {
    this.#steps = 0;
    if (this.#act !== null || !this.#layers.areSharp) this.#lay();
    this.#settleSheet();
  }

  get #look(): SheetLook {
    const marks = this.#position === null ? '' : this.#board.marks(this.#position);
    const { table } = this.#viewport;
    return { lang: this.#model?.lang ?? 'en', marks, light: Math.max(0, this.#light), table };
  }

  #settleSheet(fades = false): void {
    const { shown, size, density } = this.#viewport;
    this.#still.hide(); // the part on the screen comes over it
    this.#backdrop?.settle(shown, size, density, this.#look, fades);
    this.#frames.request();
    clearTimeout(this.#spare);
    this.#spare = window.setTimeout(() => this.#prepareSheet(), SPARE);
  }

  #prepareSheet(): void {
    clearTimeout(this.#spare);
    const { camera, pixels } = this.#viewport;
    this.#backdrop?.prepare(pixels, detailAt(camera.scale), this.#look);
  }

  #zoomAt(at: Point, factor: number): void {
    const { camera, size } = this.#viewport;
    this.#viewport.move(zoomedAt(camera, size, at, factor));
  }

  #hit(at: Point): Hit {
    if (this.#art === null) return { kind: 'nothing' };
    const { camera } = this.#viewport;
    const { fan, spots } = this.#layers;
    return hitAt(this.#art, fan, spots, this.#viewport.toMap(at), camera.scale);
  }

  #reader(): Gestures {
    return {
      pan: (dx, dy) => this.panBy(dx, dy),
      zoom: (at, factor) => this.#zoomAt(at, factor),
      tap: (at) => this.#tap(this.#hit(at)),
      doubleTap: (at) => {
        if (this.#hit(at).kind === 'nothing') this.#zoomAt(at, 1.7);
      },
      hover: (at) => this.#hover(at === null ? { kind: 'nothing' } : this.#hit(at)),
      drag: (on) => {
        this.#scene.game.canvas.style.cursor = on ? 'grabbing' : 'grab';
        if (on) this.#putTrayAway();
      },
      pinch: () => this.#putTrayAway(),
    };
  }

  #putTrayAway(): void {
    if (this.#model !== null) this.#layers.putTrayAway(this.#model);
    this.#frames.request();
  }

  #tap(hit: Hit): void {
    const place = hit.kind === 'place' ? hit.place : null;
    if (this.#model !== null && this.#layers.bringsTray(this.#model, place)) this.#lay();
    else if (hit.kind === 'piece') this.#listener.piece(hit.piece);
    else if (hit.kind === 'place') this.#listener.place(hit.place);
    else this.#listener.nothing();
  }

  #hover(hit: Hit): void {
    this.#scene.game.canvas.style.cursor = this.#cursorFor(hit);
    const place = hit.kind === 'place' ? hit.place : null;
    if (place === this.#hovered) return;
    this.#hovered = place;
    this.#listener.hover(place);
  }

  #cursorFor(hit: Hit): string {
    if (hit.kind === 'piece') return 'pointer';
    if (hit.kind !== 'place') return 'grab';
    const target = this.#model?.targets.find((t) => t.place === hit.place);
    if (target === undefined) return 'pointer';
    return isRed(target.look) ? 'crosshair' : 'pointer';
  }
}
