// Opens a map view: the one way in from the rest of the screen.

import { bootScene, loadLetters, type Renderer } from './boot.ts';
import type { MapListener, MapView } from './model.ts';
import { MapScreen } from './screen.ts';

export interface MapOptions {
  readonly renderer?: Renderer;
  readonly reducedMotion: boolean;
}

/** A map view that counts its frames, so that idleness can be seen. */
export interface CountedMapView extends MapView {
  readonly frames: number;
  readonly paintedIn: number; // milliseconds the sheet on the screen took
}

export async function createMapView(
  parent: HTMLElement,
  listener: MapListener,
  options: MapOptions,
): Promise<CountedMapView> {
  const [scene] = await Promise.all([bootScene(parent, options.renderer ?? 'auto'), loadLetters()]);
  return new MapScreen(parent, scene, listener, options.reducedMotion);
}
