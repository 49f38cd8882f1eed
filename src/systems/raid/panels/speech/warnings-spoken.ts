// What will cost something if nothing is done about it: an officer in front where shots will fall, the last step of the
// alarm, mines beside the stack, too few seats home.

import { helpIsOn } from '../../../../ui/kit/prefs/settings.ts';
import { lang } from '../../../../words/index.ts';
import type { Threats } from '../../odds/threats.ts';
import { endLink, firstLink } from '../../rules/graph.ts';
import { isRaceOn, wayHomeOf } from '../../rules/home/way-home.ts';
import { at, G, get, obstacleAt, type RaidState } from '../../rules/state.ts';
import { Obstacle, type Zone } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import { actingZone } from '../desk/places.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { threatsOf } from '../orders/odds-cache.ts';
import { officersInFront } from '../orders/slips.ts';

export function spokenWarnings({ orders }: Pick<RaidDesk, 'orders'>): string[] {
  const asked = orders.asked.value;
  const s = orders.position;
  const reckoned = helpIsOn('threats') ? threatsOf(s).value : null;
  if (asked.kind === 'act') return minesBeside(s, actingZone(s, asked));
  if (asked.kind !== 'choose') return [];
  return [...dangers(s, reckoned), ...alarmNear(s)];
}

/** What ending the phase now would cost. */
export const dangers = (s: RaidState, reckoned: Threats | null): string[] => [
  ...officerWarnings(s, reckoned),
  ...fewSeats(s),
];

/** 12e Officers who stand in front where shots will fall. */
function officerWarnings(s: RaidState, reckoned: Threats | null): string[] {
  const voice = new Voice(s.scenario, lang.value);
  const officers = reckoned === null ? [] : officersInFront(s, reckoned);
  return officers.map(({ unit, vp }) =>
    t('say.warn.officer', { name: voice.unit(unit), n: Math.abs(vp) }),
  );
}

/** 7 The next cause brings the Germans out. */
function alarmNear(s: RaidState): string[] {
  return get(s, G.alarm) === s.scenario.alarmAttack - 1 ? [t('say.warn.alarm')] : [];
}

/** 10.5 Mines that lie open next door. */
function minesBeside(s: RaidState, zone: Zone | null): string[] {
  const { scenario } = s;
  if (zone === null) return [];
  const voice = new Voice(scenario, lang.value);
  const mined: Zone[] = [];
  for (let i = firstLink(scenario, zone); i < endLink(scenario, zone); i++) {
    const next = at(scenario.linkTo, i);
    if (obstacleAt(s, next) === Obstacle.mines) mined.push(next);
  }
  return mined.length === 0 ? [] : [t('say.warn.mines', { zones: voice.zones(mined) })];
}

/** Who does not get home, once the race is on. */
function fewSeats(s: RaidState): string[] {
  if (!isRaceOn(s)) return [];
  const { seats, levels, stacks } = wayHomeOf(s);
  const wrong = stacks.filter(({ verdict }) => verdict !== 'home').length;
  if (wrong === 0) return [];
  if (seats < levels) return [t('say.warn.seats', { seats, levels })];
  return [t('say.warn.home', { n: wrong, total: stacks.length })];
}
