// The board itself in words: every zone with its letters and what joins it to others, and the counters by kind.

import type { Scenario } from '../rules/scenario.ts';
import { at } from '../rules/state.ts';
import { Kind, type KindName, Link, type Unit, type Zone } from '../rules/types.ts';
import type { Key, Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

const LINKS: Readonly<Record<number, Key>> = {
  [Link.land]: 'link.land',
  [Link.sea]: 'link.sea',
  [Link.landing]: 'link.landing',
  [Link.fire]: 'link.fire',
};

export function describeBoard(scenario: Scenario, lang: Lang, names: Names = 'names'): string[] {
  const voice = new Voice(scenario, lang, names);
  return [
    ...scenario.zones.flatMap((_, zone) => describeZone(scenario, zone, lang, names)),
    ...unitLines(voice),
  ];
}

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

/** British and German counters of one kind, such as officers, share a line. */
function unitLines(voice: Voice): string[] {
  const { units } = voice.scenario;
  return (Object.keys(Kind) as KindName[]).flatMap((kind) => {
    const like = units.flatMap((info, unit) => (info.kind === kind ? [unit] : []));
    if (like.length === 0) return [];
    const told = like.map((unit) => unitText(voice, unit)).join(', ');
    return [voice.say('board.units', { kind: voice.say(`counter.${kind}`), units: told })];
  });
}

function unitText(voice: Voice, unit: Unit): string {
  const info = voice.scenario.units[unit];
  return info === undefined ? '' : `${info.id} ${info[voice.lang]}`;
}
