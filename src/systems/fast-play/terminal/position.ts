// The whole position in the terminal: the turn, the generals, the points, and every unit where it stands.

import { takesPart } from '../rules/arrivals.ts';
import {
  characterOf,
  G,
  get,
  hexOf,
  isOnBoard,
  pointsIn,
  type State,
  sideOf,
  storeIn,
} from '../rules/state.ts';
import { Side, type SideId, type UnitId } from '../rules/types.ts';
import { pointsBySegment } from '../text/events.ts';
import { labelOf } from '../text/ground.ts';
import { unitText } from '../text/unit.ts';
import type { Voice } from '../text/voice.ts';
import type { Say } from './words.ts';

export function positionLines(s: State, voice: Voice, say: Say): string[] {
  const { turns, levels } = s.scenario;
  const turn = get(s, G.turn);
  const level = levels[get(s, G.level)]?.[voice.lang] ?? '';
  return [
    say('head', { turn, turns, clock: voice.hour(turn), level }),
    say('generals', {
      french: voice.character(characterOf(s, Side.french)),
      german: voice.character(characterOf(s, Side.german)),
    }),
    say('points', {
      french: pointsText(s, voice, say, Side.french),
      german: pointsText(s, voice, say, Side.german),
    }),
    say('french'),
    ...unitLines(s, voice, say, Side.french),
    say('german'),
    ...unitLines(s, voice, say, Side.german),
    ...offLines(s, voice, say),
  ];
}

function pointsText(s: State, voice: Voice, say: Say, side: SideId): string {
  const points = s.scenario.segments.map(
    (_, segment) => pointsIn(s, side, segment) + storeIn(s, side, segment),
  );
  const told = pointsBySegment(voice, points);
  return told === '' ? say('no points') : told;
}

const listed = (s: State, is: (unit: UnitId) => boolean): UnitId[] =>
  s.scenario.units.flatMap((_, unit) => (is(unit) ? [unit] : []));

function unitLines(s: State, voice: Voice, say: Say, side: SideId): string[] {
  return listed(s, (unit) => sideOf(s, unit) === side && isOnBoard(s, unit)).map((unit) =>
    say('stands', {
      hex: labelOf(voice, hexOf(s, unit)),
      unit: unitText(s, unit, voice.lang, voice.names) ?? '',
    }),
  );
}

/** Those to come, and those who are gone. */
function offLines(s: State, voice: Voice, say: Say): string[] {
  const off = listed(s, (unit) => takesPart(s, unit) && !isOnBoard(s, unit));
  if (off.length === 0) return [];
  return [
    say('off field'),
    ...off.map((unit) => say('unit', { unit: unitText(s, unit, voice.lang, voice.names) ?? '' })),
  ];
}
