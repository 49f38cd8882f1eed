// Opens a map view: the one way in from the rest of the screen.

import type * as Phaser from 'phaser';
import type { Scenario } from '../rules/scenario.ts';
import type { Zone } from '../rules/types.ts';
import { bootScene, loadLetters } from './boot.ts';
import type { MapListener, MapView } from './model.ts';
import { MapScreen } from './screen.ts';
import { sheetArt } from './static-art.ts';

export interface MapOptions {
  readonly reducedMotion: boolean;
}

/** A map view that can be looked at from outside: how often it has drawn, and where its zones lie on the screen. */
export interface CountedMapView extends MapView {
  readonly frames: number;
  zonePoint(zone: Zone): readonly [x: number, y: number] | null;
  readonly paintedIn: number; // milliseconds the sheet on the screen took
}

const letters = loadLetters(); // on their way while Phaser starts

let waiting: Promise<Phaser.Scene> | null = null; // a stage on which nothing is shown yet
let outrun = false; // a map was opened before one was prepared for it

/** Starts Phaser while the raid that is to be shown is still being opened. */
export function prepareMap(): void {
  if (outrun) {
    outrun = false;
    return;
  }
  waiting ??= bootScene();
}

/** Works out the sheet of a battle meanwhile. */
export function prepareSheet(scenario: Scenario): void {
  setTimeout(() => sheetArt(scenario));
}

function takeStage(): Promise<Phaser.Scene> {
  outrun = waiting === null;
  const scene = waiting ?? bootScene();
  waiting = null;
  return scene;
}

export async function createMapView(
  parent: HTMLElement,
  listener: MapListener,
  options: MapOptions,
): Promise<CountedMapView> {
  const [scene] = await Promise.all([takeStage(), letters]);
  parent.append(scene.game.canvas);
  return new MapScreen(parent, scene, listener, options.reducedMotion);
}
