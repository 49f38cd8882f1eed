// Opens a map view: the one way in from the rest of the screen.

import type { Zone } from '../../rules/types.ts';
import { bootScene, loadLetters, type Renderer } from './boot.ts';
import type { MapListener, MapView } from './model.ts';
import { MapScreen } from './screen.ts';

export interface MapOptions {
  readonly renderer?: Renderer;
  readonly reducedMotion: boolean;
}

/** A map view that can be looked at from outside: how often it has drawn, and where its zones lie on the screen. */
export interface CountedMapView extends MapView {
  readonly frames: number;
  zonePoint(zone: Zone): readonly [x: number, y: number] | null;
  readonly paintedIn: number; // milliseconds the sheet on the screen took
}

const letters = loadLetters(); // on their way while Phaser starts

export async function createMapView(
  parent: HTMLElement,
  listener: MapListener,
  options: MapOptions,
): Promise<CountedMapView> {
  const [scene] = await Promise.all([bootScene(parent, options.renderer ?? 'auto'), letters]);
  return new MapScreen(parent, scene, listener, options.reducedMotion);
}
