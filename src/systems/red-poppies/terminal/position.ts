// The whole position in the terminal: the turn, every unit where it stands, and the guns off the map.

import { G, get, has, hexOf, isOnMap, Mark, type State, sideOf, turnOf } from '../rules/state.ts';
import { Side, type SideId, type UnitId } from '../rules/types.ts';
import { labelOf } from '../text/ground.ts';
import { batteryText, unitText } from '../text/unit.ts';
import type { Voice } from '../text/voice.ts';
import type { Say } from './words.ts';

export function positionLines(s: State, voice: Voice, say: Say): string[] {
  return [
    headLine(s, voice, say),
    say('british'),
    ...unitLines(s, voice, say, Side.british),
    say('german'),
    ...unitLines(s, voice, say, Side.german),
    ...offLines(s, voice, say),
    ...batteryLines(s, voice, say),
  ];
}

function headLine(s: State, voice: Voice, say: Say): string {
  const level = s.scenario.levels[get(s, G.level)]?.[voice.lang] ?? '';
  const turn = turnOf(s);
  if (turn === 0) return say('head.before', { level });
  return say('head', {
    ...{ turn, turns: s.scenario.turns, clock: voice.hour(turn), level, n: get(s, G.couplets) },
  });
}

const listed = (s: State, is: (unit: UnitId) => boolean): UnitId[] =>
  s.scenario.units.flatMap((_, unit) => (is(unit) ? [unit] : []));

function unitLines(s: State, voice: Voice, say: Say, side: SideId): string[] {
  return listed(s, (unit) => sideOf(s, unit) === side && isOnMap(s, unit)).map((unit) =>
    say('stands', {
      hex: labelOf(voice, hexOf(s, unit)),
      unit: unitText(s, unit, voice.lang, voice.names) ?? '',
    }),
  );
}

/** Those to come, and those who are gone. */
function offLines(s: State, voice: Voice, say: Say): string[] {
  const off = listed(s, (unit) => has(s, unit, Mark.here) && !isOnMap(s, unit));
  if (off.length === 0) return [];
  return [
    say('off map'),
    ...off.map((unit) => say('line', { text: unitText(s, unit, voice.lang, voice.names) ?? '' })),
  ];
}

function batteryLines(s: State, voice: Voice, say: Say): string[] {
  const lines = s.scenario.batteries.flatMap((_, battery) => {
    const text = batteryText(s, battery, voice.lang, voice.names);
    return text === null ? [] : [say('line', { text })];
  });
  return lines.length === 0 ? [] : [say('batteries'), ...lines];
}
