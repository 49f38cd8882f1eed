// Counters as they are spoken of: like ones by number, who is in front by name.

import { lang } from '../../../../words/index.ts';
import { germansIn, unitsIn } from '../../rules/stacks.ts';
import { isFaceDown, kindOf, obstacleAt, type RaidState } from '../../rules/state.ts';
import { ABOARD, Kind, Obstacle, type Unit, type Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { obstacleKey } from '../../text/marker.ts';
import { people } from '../../text/prose/grouped.ts';
import { Voice } from '../../text/voice.ts';
import { stackWords } from '../stack/stack-words.ts';

/** '4 commandos, Lovat in front'; craft stand in no order. */
export function spokenStack(s: RaidState, units: readonly Unit[]): string {
  const [front] = units;
  if (front === undefined || units.length === 1 || kindOf(s, front) === Kind.craft) {
    return units.length === 1 ? nameOf(s, front ?? 0) : stackWords(s, units);
  }
  const counted = kindOf(s, front) === Kind.commando;
  const others = counted ? units : units.slice(1);
  return t('say.front', { units: stackWords(s, others), front: nameOf(s, front) });
}

const nameOf = (s: RaidState, unit: Unit): string => new Voice(s.scenario, lang.value).unit(unit);

/** What stands in a zone: own men, craft with those aboard, Germans, markers. */
export function spokenPlace(s: RaidState, zone: Zone): string[] {
  const voice = new Voice(s.scenario, lang.value);
  const here = unitsIn(s, zone);
  const germans = germansIn(s, zone);
  const aboard = here.flatMap((unit) => unitsIn(s, ABOARD + unit));
  const obstacle = obstacleAt(s, zone);
  return [
    ...(here.length > 0 ? [spokenStack(s, here)] : []),
    ...(aboard.length > 0 ? [t('say.aboard', { units: stackWords(s, aboard) })] : []),
    ...(germans.length > 0 ? [t('say.germans', { units: people(voice, germans) })] : []),
    ...(isFaceDown(s, zone) ? [t('say.hidden')] : []),
    ...(obstacle === Obstacle.none ? [] : [voice.say(obstacleKey(obstacle))]),
  ];
}
