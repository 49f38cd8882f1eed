// Whom a unit could attack, in a line.

import type { FightOdds } from '../../odds/fight-odds.ts';
import { t } from '../../screen-words/t.ts';
import type { Voice } from '../../text/voice.ts';
import { chanceOf } from './attack-odds.ts';

/** '10th Brigade, 3 dice: 70 %'. */
export const targetLine = (voice: Voice, fight: FightOdds): string =>
  t('fp.targets.one', { unit: voice.unit(fight.target), n: fight.dice, chance: chanceOf(fight) });
