// The position in words, zone by zone. What lies face down stays hidden unless it is asked for.

import { G, get, guardOf, Off, placeOf, type RaidState } from '../../rules/state.ts';
import type { Place, Unit, Zone } from '../../rules/types.ts';
import { score } from '../../rules/victory.ts';
import type { Key, Lang } from '../catalogue.ts';
import { zoneLines } from '../position.ts';
import { signed } from '../sums.ts';
import { type Names, Voice } from '../voice.ts';
import './full-words.ts';

export interface PositionOptions {
  readonly reveal: boolean; // hidden markers and pools as well
}

export function describePosition(
  state: RaidState,
  lang: Lang,
  names: Names = 'names',
  { reveal }: PositionOptions = { reveal: false },
): string[] {
  const voice = new Voice(state.scenario, lang, names);
  const lines = [headText(voice, state)];
  for (let zone = 0; zone < state.scenario.zones.length; zone++) {
    const inside = zoneLines(voice, state, zone, reveal);
    if (inside.length > 0) lines.push(zoneHead(voice, zone), ...inside.map((line) => `  ${line}`));
  }
  return [...lines, ...offMapLines(voice, state, reveal)];
}

function headText(voice: Voice, s: RaidState): string {
  const turn = get(s, G.turn);
  return voice.say('position.head', {
    level: s.scenario.levels[get(s, G.level)]?.[voice.lang] ?? '',
    turn,
    clock: voice.hour(s.scenario.clock[turn] ?? ''),
    alarm: get(s, G.alarm),
    vp: signed(score(s).vp),
  });
}

function zoneHead(voice: Voice, zone: Zone): string {
  const info = voice.scenario.zones[zone];
  return voice.say('position.zone', {
    zone: voice.zone(zone),
    kind: voice.say(`kind.${info?.kind ?? 'land'}`),
    protection: info?.protection ?? 0,
  });
}

function offMapLines(voice: Voice, s: RaidState, reveal: boolean): string[] {
  const sc = s.scenario;
  const everyone = sc.units.map((_, unit) => unit);
  const off = (units: readonly Unit[], where: Place): Unit[] =>
    units.filter((u) => placeOf(s, u) === where);
  const lines: string[] = [];
  const add = (key: Key, units: readonly Unit[]): void => {
    if (units.length > 0) lines.push(voice.say(key, { units: voice.units(units) }));
  };
  add('position.to-load', sc.loadingOrder.slice(get(s, G.loading)));
  if (reveal) {
    add('position.pool', off(sc.garrison, Off.pool));
    add('position.reinforcements', off(sc.reinforcements, Off.pool));
  }
  add('position.lost', off(everyone, Off.lost));
  for (const unit of off(everyone, Off.prisoner)) {
    const guard = voice.unit(guardOf(s, unit));
    lines.push(voice.say('position.prisoner', { unit: voice.unit(unit), guard }));
  }
  return lines;
}
