// Lets the events of a raid be heard.

import { type Ear, sound } from '../../../ui/kit/sound/hear.ts';
import type { RaidEvent } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { cuesOf } from './cues.ts';

const recipes = () => import('./recipes.ts').then(({ RECIPES }) => RECIPES);

export const earFor =
  (scenario: Scenario): Ear<RaidEvent> =>
  (event, milliseconds) => {
    for (const { cue, share } of cuesOf(event, scenario)) {
      sound(recipes, cue, (share * milliseconds) / 1000);
    }
  };
