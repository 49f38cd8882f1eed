// Lets the events of a raid be heard.

import { sound } from '../../../ui/kit/sound/hear.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { cuesOf } from './cues.ts';

const recipes = () => import('./recipes.ts').then(({ RECIPES }) => RECIPES);

/** Lets an event be heard that is shown for so long. */
export function hear(scenario: Scenario, event: RaidEvent, milliseconds: number): void {
  for (const { cue, share } of cuesOf(event, scenario)) {
    sound(recipes, cue, (share * milliseconds) / 1000);
  }
}
