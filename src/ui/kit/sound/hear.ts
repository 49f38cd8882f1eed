// The door to the sounds: what makes them is loaded when the first one is wanted, and not before the player has touched
// the page, since browsers are silent until then.

import { settings } from '../prefs/settings.ts';
import type { Layer } from './layers.ts';
import type { Speaker } from './speaker.ts';

/** Lets an event be heard that is shown for so long. */
export type Ear<Event> = (event: Event, milliseconds: number) => void;

/** The sounds of a game by name; brought when the first one is wanted. */
export type Recipes<Cue extends string> = () => Promise<Readonly<Record<Cue, readonly Layer[]>>>;

let speaker: Promise<Speaker> | null = null;

/** Makes a sound after some seconds. */
export function sound<Cue extends string>(recipes: Recipes<Cue>, cue: Cue, after = 0): void {
  if (settings.sound.peek() === 'off' || !isTouched()) return;
  speaker ??= import('./speaker.ts').then((loaded) => new loaded.Speaker());
  Promise.all([speaker, recipes()]).then(
    ([opened, known]) => opened.play(cue, known[cue], after),
    () => undefined, // no loudspeaker, or its file is out of reach: the game goes on in silence
  );
}

/** Where there is no page, nothing is heard. */
const isTouched = (): boolean =>
  typeof navigator !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true);
