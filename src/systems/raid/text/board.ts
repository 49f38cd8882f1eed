// A zone of the board in words, with its letters and what joins it to others.

import type { Scenario } from '../rules/scenario.ts';
import { at } from '../rules/state.ts';
import { Link, type Zone } from '../rules/types.ts';
import type { Key, Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

const LINKS: Readonly<Record<number, Key>> = {
  [Link.land]: 'link.land',
  [Link.sea]: 'link.sea',
  [Link.landing]: 'link.landing',
  [Link.fire]: 'link.fire',
};

/** 1.2, 1.3 One zone: what it is, and where one can go or fire from it. */
export function describeZone(
  scenario: Scenario,
  zone: Zone,
  lang: Lang,
  names: Names = 'names',
): string[] {
  const voice = new Voice(scenario, lang, names);
  const info = scenario.zones[zone];
  if (info === undefined) return [];
  return [
    voice.say('board.zone', {
      id: info.id,
      name: info[lang],
      kind: voice.say(`kind.${info.kind}`),
      terrain: lang === 'fr' ? info.terrainFr : info.terrain,
      protection: info.protection,
      marks: info.marks.length === 0 ? '–' : info.marks.join(' '),
    }),
    voice.say('board.links', { zone: voice.zone(zone), links: linksText(voice, zone) }),
  ];
}

function linksText(voice: Voice, zone: Zone): string {
  const sc = voice.scenario;
  const links: string[] = [];
  for (let i = at(sc.linkStart, zone); i < at(sc.linkStart, zone + 1); i++) {
    const key = LINKS[at(sc.linkKind, i)] ?? 'link.fire';
    links.push(voice.say(key, { zone: voice.zone(at(sc.linkTo, i)), cost: at(sc.linkCost, i) }));
  }
  return links.join(', ');
}
