// The door to the sounds: what makes them is loaded when the first one is wanted, and not before the player has touched
// the page, since browsers are silent until then.

import type { RaidEvent } from '../../../systems/raid/rules/events.ts';
import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import { type Cue, cuesOf } from '../../../systems/raid/sound/cues.ts';
import { settings } from '../settings.ts';
import type { Speaker } from './speaker.ts';

/** Lets an event be heard that is shown for so long. */
export type Ear = (event: RaidEvent, milliseconds: number) => void;

export const earFor =
  (scenario: Scenario): Ear =>
  (event, milliseconds) => {
    for (const { cue, share } of cuesOf(event, scenario)) sound(cue, (share * milliseconds) / 1000);
  };

let speaker: Promise<Speaker> | null = null;

/** Makes a sound after some seconds. */
export function sound(cue: Cue, after = 0): void {
  if (settings.sound.peek() === 'off' || !isTouched()) return;
  speaker ??= import('./speaker.ts').then((loaded) => new loaded.Speaker());
  speaker.then(
    (opened) => opened.play(cue, after),
    () => undefined, // no loudspeaker, or its file is out of reach: the raid goes on in silence
  );
}

const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;
