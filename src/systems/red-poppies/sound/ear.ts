// Lets the events of a battle be heard.

import { sound } from '../../../ui/kit/sound/hear.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { cuesOf } from './cues.ts';

const recipes = () => import('./recipes.ts').then(({ RECIPES }) => RECIPES);

/** Lets an event be heard that is shown for so long. */
export function hear(field: Field, event: BattleEvent, milliseconds: number): void {
  for (const { cue, share } of cuesOf(event, field)) {
    sound(recipes, cue, (share * milliseconds) / 1000);
  }
}
