// A battle being played, as the verbs of the rules see it.

import type { Play } from '../../../engine/system.ts';
import type { BattleEvent } from './events.ts';
import type { Field } from './field.ts';

export type BattlePlay = Play<Field, BattleEvent>;
