// What the rulebook calls the guns and the officers of a battle.

import type { Figures } from '../../../../rulebook/figures.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import { ABSENT } from './words.ts';

export function nameFigures(scenario: Scenario, lang: Lang): Figures {
  const { units, kind, victory, card } = scenario;
  const gun = units.find((_, unit) => kind[unit] === Kind.gun);
  const calibre = /\d+(?:[.,]\d+)? [cm]m/.exec(gun?.[lang] ?? '')?.[0];
  const officer = (place: number): string => {
    const info = units[victory.officerLost[place]?.unit ?? -1];
    return info === undefined ? ABSENT : withoutRank(info[lang]);
  };
  return {
    ...(calibre === undefined ? {} : { calibre }),
    officer1: officer(0), // 12e
    officer2: officer(1),
    officers: victory.officerLost.map(({ unit }) => units[unit]?.[lang] ?? '').join(', '),
    force: card.names.yourForce?.[lang] ?? ABSENT,
    operation: card.names.operation?.[lang] ?? ABSENT,
    strongpoints: card.names.strongpoints?.[lang] ?? ABSENT,
    history: card.names.history?.[lang] ?? '',
    place: card.place[lang],
    day: card.date[lang],
    craft: craftName(scenario, lang),
  };
}

/** 'LCA' of 'LCA 1'. */
function craftName({ units, kind }: Scenario, lang: Lang): string {
  const craft = units.find((_, unit) => kind[unit] === Kind.craft);
  return (craft?.[lang] ?? ABSENT).replace(/ \d+$/, '');
}

/** 'Maj. Mills-Roberts' is 'Mills-Roberts'. */
const withoutRank = (name: string): string => name.replace(/^\S+ (?=\S)/, '');
