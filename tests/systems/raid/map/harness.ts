// A page with nothing but the map, for looking at it and for measuring it. Served by open.ts, in no build.

import type { Frame } from '../../../../src/systems/raid/rules/session.ts';
import '@fontsource/alegreya/500-italic.css';
import '@fontsource/alegreya/600-italic.css';
import '@fontsource/alegreya/600.css';
import '@fontsource/alegreya/700.css';
import '@fontsource/barlow-semi-condensed/500.css';
import '@fontsource/barlow-semi-condensed/600.css';
import '@fontsource/barlow-semi-condensed/700.css';
import '../../../../src/ui/kit/fonts.css';
import { createMapView } from '../../../../src/systems/raid/map/view.ts';
import type { SheetListener } from '../../../../src/ui/sheet/model.ts';
import { framesOf, model, positions } from './positions.ts';

const told: string[] = [];
const listener: SheetListener = {
  place: (zone) => told.push(`zone ${zone}`),
  piece: (unit) => told.push(`unit ${unit}`),
  nothing: () => told.push('nothing'),
  hover: (zone) => told.push(`hover ${zone}`),
};

const words = new URLSearchParams(location.search);
const start = performance.now();
const view = await createMapView(document.querySelector('#map') as HTMLElement, listener, {
  reducedMotion: words.has('calm'),
});
const booted = performance.now();

function show(name: string): void {
  const position = positions[name];
  if (position !== undefined) view.show(position());
}
show(words.get('position') ?? 'setup');
const shown = performance.now();

/** Frames of a whole raid, the first of each kind kept. */
const kept = new Map<string, Frame>();
function record(seed: string): string[] {
  for (const frame of framesOf(seed))
    if (!kept.has(frame.event.kind)) kept.set(frame.event.kind, frame);
  return [...kept.keys()];
}

let ended = false;
/** Starts an event; a slow pace leaves it half-way after a moment. */
function half(kind: string): void {
  const frame = kept.get(kind);
  if (frame === undefined) return;
  ended = false;
  view.show(model(frame.after));
  const done = view.animate(frame.event, frame.before, frame.after, { milliseconds: 6000 });
  void done.then(() => {
    ended = true;
  });
}
async function cut(): Promise<boolean> {
  view.skip();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return ended;
}

const harness = {
  view,
  told,
  show,
  record,
  half,
  cut,
  booted: booted - start,
  shown: shown - booted,
};
declare global {
  interface Window {
    harness?: typeof harness;
  }
}
window.harness = harness;
