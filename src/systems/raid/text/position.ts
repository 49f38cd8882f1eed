// What lies in a zone, in words. What lies face down stays hidden unless it is asked for.

import { britishLevels, germanLevels, germansIn, unitsIn } from '../rules/stacks.ts';
import {
  assaultOf,
  at,
  Flag,
  fireOf,
  guardOf,
  has,
  isFaceDown,
  markerAt,
  movesOf,
  Off,
  obstacleAt,
  placeOf,
  type RaidState,
  stepsOf,
} from '../rules/state.ts';
import { ABOARD, Obstacle, type Unit, type Zone } from '../rules/types.ts';
import type { Key, Lang } from './catalogue.ts';
import { letterOf, obstacleKey, showsText } from './marker.ts';
import { type Names, Voice } from './voice.ts';

/** What lies in one zone, a line each; nothing when it is empty. */
export function describeContents(
  state: RaidState,
  zone: Zone,
  lang: Lang,
  names: Names = 'names',
): string[] {
  const voice = new Voice(state.scenario, lang, names);
  return [...zoneLines(voice, state, zone, false), ...prisonerLines(voice, state, zone)];
}

/** What lies in a zone besides its counters: markers, obstacles, prisoners. */
export function describeMarkers(state: RaidState, zone: Zone, lang: Lang): string[] {
  const voice = new Voice(state.scenario, lang, 'names');
  return [...markerLines(voice, state, zone, false), ...prisonerLines(voice, state, zone)];
}

/** 11.2g Prisoners are where their guard is, ashore or aboard. */
function prisonerLines(voice: Voice, s: RaidState, zone: Zone): string[] {
  const lines: string[] = [];
  for (let unit = s.scenario.britishCount; unit < s.scenario.units.length; unit++) {
    if (placeOf(s, unit) !== Off.prisoner) continue;
    const guard = guardOf(s, unit);
    const place = placeOf(s, guard);
    if ((place >= ABOARD ? placeOf(s, place - ABOARD) : place) !== zone) continue;
    const names = { unit: voice.unit(unit), guard: voice.unit(guard) };
    lines.push(voice.say('position.prisoner', names));
  }
  return lines;
}

export function zoneLines(voice: Voice, s: RaidState, zone: Zone, reveal: boolean): string[] {
  const lines: string[] = [];
  const british = unitsIn(s, zone);
  const germans = germansIn(s, zone);
  if (british.length > 0) {
    lines.push(stackText(voice, s, 'position.british', british, britishLevels(s, zone)));
  }
  for (const craft of british) {
    const men = unitsIn(s, ABOARD + craft);
    if (men.length > 0) lines.push(cargoText(voice, s, craft, men));
  }
  if (germans.length > 0) {
    lines.push(stackText(voice, s, 'position.germans', germans, germanLevels(s, zone)));
  }
  return [...lines, ...markerLines(voice, s, zone, reveal)];
}

function markerLines(voice: Voice, s: RaidState, zone: Zone, reveal: boolean): string[] {
  const lines: string[] = [];
  if (isFaceDown(s, zone)) lines.push(markerText(voice, s, zone, reveal));
  if (obstacleAt(s, zone) !== Obstacle.none) {
    const obstacle = voice.say(obstacleKey(obstacleAt(s, zone)));
    lines.push(voice.say('position.obstacle', { obstacle }));
  }
  return lines;
}

function stackText(voice: Voice, s: RaidState, key: Key, units: Unit[], count: number): string {
  return voice.say(key, { count, units: units.map((u) => unitText(voice, s, u)).join(', ') });
}

function cargoText(voice: Voice, s: RaidState, craft: Unit, men: readonly Unit[]): string {
  const units = men.map((u) => unitText(voice, s, u)).join(', ');
  const count = britishLevels(s, ABOARD + craft);
  return voice.say('position.aboard', { craft: voice.unit(craft), count, units });
}

/** 'C Troop 3 2-2-2 [reduced, done]'. */
function unitText(voice: Voice, s: RaidState, unit: Unit): string {
  const plain = voice.say('position.unit', {
    unit: voice.unit(unit),
    fire: fireOf(s, unit),
    assault: assaultOf(s, unit),
    moves: movesOf(s, unit),
  });
  const marks: string[] = [];
  if (stepsOf(s, unit) < at(s.scenario.fullSteps, unit)) marks.push(voice.say('mark.reduced'));
  if (has(s, unit, Flag.member)) marks.push(voice.say('mark.acting'));
  if (has(s, unit, Flag.done)) marks.push(voice.say('mark.done'));
  if (has(s, unit, Flag.back)) marks.push(voice.say('mark.back'));
  if (marks.length === 0) return plain;
  return voice.say('position.mark', { unit: plain, marks: marks.join(', ') });
}

function markerText(voice: Voice, s: RaidState, zone: Zone, reveal: boolean): string {
  const marker = s.scenario.markers[markerAt(s, zone)];
  if (marker === undefined) return '';
  const letter = letterOf(marker);
  if (!reveal) return voice.say('position.hidden', { letter });
  return voice.say('position.shown', { letter, shows: showsText(voice, marker) });
}
