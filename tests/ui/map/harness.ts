// A page with nothing but the map, for looking at it and for measuring it. Served by shoot.ts, in no build.

import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/600-italic.css';
import '@fontsource/alegreya/600.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/barlow-semi-condensed/500.css';
import '@fontsource/barlow-semi-condensed/600.css';
import '@fontsource/barlow-semi-condensed/700.css';
import '@fontsource/stardos-stencil/700.css';
import type { MapListener } from '../../../src/ui/map/model.ts';
import { createMapView } from '../../../src/ui/map/view.ts';
import { positions } from './positions.ts';

const told: string[] = [];
const listener: MapListener = {
  zone: (zone) => told.push(`zone ${zone}`),
  unit: (unit) => told.push(`unit ${unit}`),
  hover: (zone) => told.push(`hover ${zone}`),
};

const words = new URLSearchParams(location.search);
const start = performance.now();
const view = await createMapView(document.querySelector('#map') as HTMLElement, listener, {
  renderer: words.get('renderer') === 'auto' ? 'auto' : 'canvas',
  reducedMotion: words.has('calm'),
});
const booted = performance.now();
const show = (name: string): void => {
  const position = positions[name];
  if (position !== undefined) view.show(position());
};
show(words.get('position') ?? 'setup');
const shown = performance.now();

const harness = { view, told, show, positions, booted: booted - start, shown: shown - booted };
declare global {
  interface Window {
    harness?: typeof harness;
  }
}
window.harness = harness;
