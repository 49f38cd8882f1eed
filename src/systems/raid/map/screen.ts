// The map on the screen: keeps sheet, pieces, orders and light in step with the model it was last shown, and tells
// what is touched. Drawn on demand; sharp drawings are made when the camera has come to rest.

import type * as Phaser from 'phaser';
import { afterPicture } from '../../../ui/kit/after-picture.ts';
import type { RaidEvent } from '../rules/events.ts';
import { G, get, type RaidState } from '../rules/state.ts';
import type { Unit, Zone } from '../rules/types.ts';
import type { Act } from './acts.ts';
import { actOf, alarmAct } from './animate.ts';
import { Backdrop, type SheetLook } from './backdrop.ts';
import { detailAt, fitted, opening, showingAll, toScreen, zoomedAt } from './camera.ts';
import { contentsOf } from './contents.ts';
import { Frames, Motions } from './frames.ts';
import { type Point, within } from './geometry.ts';
import { GestureReader, type Gestures } from './gestures.ts';
import { type Hit, hitAt } from './hit.ts';
import { Layers } from './layers.ts';
import { nightAt } from './light.ts';
import type { MapListener, MapModel, MapView, Pace } from './model.ts';
import { isRed } from './pieces.ts';
import { type StaticArt, sheetArt } from './static-art.ts';
import { Still } from './still.ts';
import { Viewport } from './viewport.ts';

const DAWN = 900; // milliseconds from one turn's light to the next
const INKING = 260; // milliseconds in which the fine ink comes over the first picture
const WORTH_IT = 3; // steps of the camera after which it is likely to go on
const SPARE = 400; // milliseconds after which the whole sheet is drawn, for the camera to move over

export class MapScreen implements MapView {
  readonly #scene: Phaser.Scene;
  readonly #listener: MapListener;
  readonly #calm: boolean; // reduced motion
  readonly #frames: Frames;
  readonly #motions: Motions;
  readonly #dawn: Motions;
  readonly #viewport: Viewport;
  readonly #layers: Layers;
  readonly #still: Still;
  readonly #gestures: GestureReader;
  #art: StaticArt | null = null;
  #backdrop: Backdrop | null = null;
  #model: MapModel | null = null;
  #position: RaidState | null = null; // lags behind the model's while its events are played
  #act: Act | null = null;
  #night = -1;
  #hovered: Zone | null = null;
  #spare = 0;
  #steps = 0; // of the camera since it rested
  #stopInking = (): void => {};

  constructor(parent: HTMLElement, scene: Phaser.Scene, listener: MapListener, calm: boolean) {
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
    this.#layers = new Layers(scene, this.#viewport);
    this.#still = new Still(scene);
    const { canvas } = scene.game;
    canvas.setAttribute('aria-hidden', 'true');
    canvas.style.display = 'block';
    this.#gestures = new GestureReader(canvas, this.#reader());
  }

  get frames(): number {
    return this.#frames.count;
  }
  /** Milliseconds the sheet on the screen took to draw. */
  get paintedIn(): number {
    return this.#backdrop?.paintedIn ?? 0;
  }

  show(model: MapModel): void {
    const before = this.#model;
    this.#model = model;
    this.#position = model.state;
    if (before?.scenario !== model.scenario) this.#openSheet(model);
    this.#lighten(model.state);
    this.#lay();
    this.#settleSheet();
  }

  async animate(event: RaidEvent, before: RaidState, after: RaidState, pace: Pace): Promise<void> {
    this.skip();
    this.#position = after;
    this.#lighten(after);
    const time = this.#calm ? 0 : pace.milliseconds;
    const act = time > 0 ? this.#actOf(event, before, after) : null;
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

  panTo(...zones: readonly Zone[]): void {
    const known = this.#model?.scenario.zones ?? [];
    const points = zones.flatMap((zone): Point[] => {
      const info = known[zone];
      return info === undefined ? [] : [[info.x, info.y]];
    });
    const { camera, size } = this.#viewport;
    if (points.length > 0) this.#viewport.move(showingAll(camera, size, points));
  }

  /** Where a zone can be touched, in CSS pixels of the map; null while it is off the screen or covered. */
  zonePoint(zone: Zone): Point | null {
    const { camera, size } = this.#viewport;
    const info = this.#model?.scenario.zones[zone];
    if (info === undefined) return null;
    const point = toScreen(camera, size, [info.x, info.y]);
    const hit = this.#hit(point);
    const inside = within(point, { x: 0, y: 0, ...size });
    return inside && hit.kind === 'zone' && hit.zone === zone ? point : null;
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

  #openSheet(model: MapModel): void {
    this.#backdrop?.destroy();
    this.#night = -1;
    this.#art = sheetArt(model.scenario);
    this.#backdrop = new Backdrop(this.#scene, this.#art);
    const { sheet } = this.#art.ground;
    this.#viewport.sheet = sheet;
    this.#viewport.place(opening(sheet, this.#viewport.size, startOf(model)));
    this.#stopInking();
    if (!this.#art.isFine) this.#stopInking = afterPicture(() => this.#inkFinely());
  }

  /** The first picture is there: now for what it did without. */
  #inkFinely(): void {
    this.#art?.refine();
    this.#stopInking = afterPicture(() => this.#bringSheet(INKING));
  }

  /** The night of a turn; it changes slowly unless motion is unwanted. */
  #lighten(state: RaidState): void {
    const from = this.#night;
    const hour = nightAt(state.scenario.clock.slice(1), Math.max(0, get(state, G.turn) - 1));
    const to = this.#model?.lit ? 0 : hour;
    if (to === from) return;
    this.#night = to;
    this.#bringSheet(from >= 0 ? DAWN : 0);
  }

  /** The sheet as it is now, slowly over the one before unless motion is unwanted. */
  #bringSheet(milliseconds: number): void {
    this.#dawn.skip();
    const fades = milliseconds > 0 && !this.#calm;
    this.#settleSheet(fades);
    if (fades) void this.#dawn.play(milliseconds, (t) => this.#backdrop?.fade(t));
  }

  #actOf(event: RaidEvent, before: RaidState, after: RaidState): Act | null {
    if (this.#art === null) return null;
    const play = {
      ghosts: this.#layers.ghosts,
      ground: this.#art.ground,
      times: this.#layers.times,
    };
    if (event.kind !== 'alarm') return actOf(play, event, before, after);
    const { camera, view } = this.#viewport;
    return alarmAct(play, [camera.x, camera.y], Math.min(view.w, view.h) * 0.3);
  }

  #lay(): void {
    this.#still.drop();
    const { links } = this.#art?.ground ?? { links: [] };
    if (this.#model !== null && this.#position !== null) {
      this.#layers.lay(this.#model, this.#position, this.#act, links);
    }
    this.#frames.request();
  }

  #moved(): void {
    if (this.#model !== null && this.#position !== null) {
      this.#layers.layTray(this.#model, this.#position);
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
    const cut = this.#position !== null && get(this.#position, G.telephone) !== 0;
    return { lang: this.#model?.lang ?? 'en', cut, night: Math.max(0, this.#night) };
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
    const zones = this.#model?.scenario.zones ?? [];
    const { camera } = this.#viewport;
    const { fan, craft } = this.#layers;
    return hitAt(zones, fan, craft, this.#viewport.toMap(at), camera.scale);
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
      },
    };
  }

  #tap(hit: Hit): void {
    if (hit.kind === 'unit') this.#listener.unit(hit.unit);
    else if (hit.kind === 'zone') this.#listener.zone(hit.zone);
    else this.#listener.nothing();
  }

  #hover(hit: Hit): void {
    this.#scene.game.canvas.style.cursor = this.#cursorFor(hit);
    const zone = hit.kind === 'zone' ? hit.zone : null;
    if (zone === this.#hovered) return;
    this.#hovered = zone;
    this.#listener.hover(zone);
  }

  #cursorFor(hit: Hit): string {
    if (hit.kind === 'unit') return 'pointer';
    if (hit.kind !== 'zone') return 'grab';
    const target = this.#model?.targets.find((t) => t.zone === hit.zone);
    if (target === undefined) return 'pointer';
    return isRed(target.kind) ? 'crosshair' : 'pointer';
  }
}

/** Where the British are, for screens that cannot hold the whole sheet at once. */
function startOf(model: MapModel): Point {
  const { state, scenario } = model;
  const chosen = new Set<Unit>(model.selected);
  const crowded = (zone: Zone): number => {
    const { british, boats } = contentsOf(state, zone);
    const here = [...(british?.units ?? []), ...boats.flatMap((b) => [b.craft, ...b.men])];
    return here.length + here.filter((u) => chosen.has(u)).length * 100;
  };
  const best = scenario.zones.reduce((a, _, z) => (crowded(z) > crowded(a) ? z : a), 0);
  const info = scenario.zones[best];
  return [info?.x ?? 0, info?.y ?? 0];
}
