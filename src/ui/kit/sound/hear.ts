// The door to the sounds: what makes them is loaded when the first one is wanted, and not before the player has touched
// the page, since browsers are silent until then.

import '../../../words/shell/screens.ts';
import { t } from '../../../words/index.ts';
import { toast } from '../messages.ts';
import { settings } from '../prefs/settings.ts';
import type { Layer } from './layers.ts';
import type { Speaker } from './speaker.ts';

/** Lets an event be heard that is shown for so long. */
export type Ear<Event> = (event: Event, milliseconds: number) => void;

/** The sounds of a game by name; brought when the first one is wanted. */
export type Recipes<Cue extends string> = () => Promise<Readonly<Record<Cue, readonly Layer[]>>>;

let speaker: Promise<Speaker> | null = null;
let told = false;

/** Makes a sound after some seconds. */
export function sound<Cue extends string>(recipes: Recipes<Cue>, cue: Cue, after = 0): void {
  if (settings.sound.peek() === 'off' || !isTouched()) return;
  speaker ??= import('./speaker.ts').then((loaded) => new loaded.Speaker());
  Promise.all([speaker, recipes()]).then(
    ([opened, known]) => opened.play(cue, known[cue], after),
    failed,
  );
}

/** No loudspeaker, or a file is out of reach: the game goes on in silence, and says so once. */
function failed(): void {
  speaker = null; // to be tried again
  if (!told) toast({ kind: 'warning', text: t('sound.missing') });
  told = true;
}

/** Where there is no page, nothing is heard. */
const isTouched = (): boolean =>
  typeof navigator !== 'undefined' && (navigator.userActivation?.hasBeenActive ?? true);
