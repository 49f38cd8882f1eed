// 2.1, 3b–3d The counters of a battle as the rulebook prints them: how many, their factors, who sails in what.

import type { Figures } from '../../../../rulebook/figures.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { Kind, type KindName, Side, type Unit } from '../../rules/types.ts';
import type { Lang } from '../catalogue.ts';
import { ABSENT, counted, FIGURE_WORDS, span, table } from './words.ts';

export function counterFigures(scenario: Scenario, lang: Lang): Figures {
  const { garrison, reinforcements, telephoneZones, craftCapacity } = scenario;
  const british = scenario.units.flatMap((_, unit) =>
    scenario.side[unit] === Side.british ? [unit] : [],
  );
  const placed = scenario.units.flatMap((_, unit) =>
    scenario.side[unit] === Side.german ? [unit] : [],
  );
  const crew = (group: number) =>
    ofKind(scenario, british, 'commando').filter((unit) => scenario.group[unit] === group);
  return {
    ...kinds(scenario, 'british', british, ['commando', 'officer', 'sniper', 'mortar', 'craft']),
    ...kinds(scenario, 'garrison', garrison, ['infantry', 'machineGun', 'officer']),
    ...kinds(scenario, 'reinforcement', reinforcements, ['infantry', 'machineGun', 'officer']),
    ...kinds(scenario, 'placed', placed, ['flak', 'pillbox', 'gun']),
    'group1.commandos': `${crew(1).length}`,
    'group2.commandos': `${crew(2).length}`,
    groups: groupTable(scenario, lang),
    'group2.craft': craftNames(scenario, lang, scenario.craftOf[2] ?? []),
    'group2.levels': `${2 * crew(2).length}`,
    'group2.room': `${craftCapacity * (scenario.craftOf[2]?.length ?? 0)}`,
    'all.craft': craftNames(scenario, lang, ofKind(scenario, british, 'craft')),
    'craft.capacity': `${craftCapacity}`,
    'pool.garrison': `${garrison.length}`,
    'pool.reinforcements': `${reinforcements.length}`,
    'zones.T': counted(lang, telephoneZones.length),
    'zones.F': counted(lang, marked(scenario, 'F')),
    'zones.P': counted(lang, marked(scenario, 'P')),
  };
}

/** 3d Who sails in what, group by group. */
function groupTable(scenario: Scenario, lang: Lang): string {
  const { units, kind, group, craftOf, britishCount } = scenario;
  const words = FIGURE_WORDS[lang];
  const rows = craftOf.flatMap((craft, number) => {
    if (number === 0) return [];
    const men = units.flatMap((_, unit) =>
      unit < britishCount && group[unit] === number && kind[unit] !== Kind.craft ? [unit] : [],
    );
    const named = (name: KindName) =>
      ofKind(scenario, men, name).map((unit) => units[unit]?.[lang] ?? '');
    const commandos = ofKind(scenario, men, 'commando').length;
    const others = [...named('sniper'), ...named('mortar')];
    const who = [...named('officer'), words.commandos(commandos), ...others];
    return [[`${number}`, who.join(', '), craftNames(scenario, lang, craft)]];
  });
  return table([words.group, words.units, words.craft], rows);
}

const marked = ({ zones }: Scenario, mark: string): number =>
  zones.filter(({ marks }) => marks.includes(mark)).length;

const ofKind = ({ kind }: Scenario, units: readonly Unit[], name: KindName): Unit[] =>
  units.filter((unit) => kind[unit] === Kind[name]);

/** How many there are of each kind, and the faces of the first. */
function kinds(
  scenario: Scenario,
  owner: string,
  units: readonly Unit[],
  names: readonly KindName[],
): Figures {
  const found: Record<string, string> = {};
  for (const name of names) {
    const alike = ofKind(scenario, units, name);
    const [unit] = alike;
    const steps = unit === undefined ? 0 : (scenario.fullSteps[unit] ?? 0);
    found[`${owner}.${name}`] = `${alike.length}`;
    found[`${owner}.${name}.full`] = factors(scenario, unit, steps);
    if (name === 'commando' || name === 'infantry') {
      found[`${owner}.${name}.reduced`] = factors(scenario, unit, steps - 1);
    }
  }
  return found;
}

/** 'FT-FA-M' with so many steps left. */
function factors(scenario: Scenario, unit: Unit | undefined, steps: number): string {
  if (unit === undefined || steps < 1) return ABSENT;
  const at = unit * 3 + steps;
  return `${scenario.fire[at]}-${scenario.assault[at]}-${scenario.moves[at]}`;
}

/** 'LCA 1 to 3' for craft numbered in a row, else each by its name. */
function craftNames({ units }: Scenario, lang: Lang, craft: readonly Unit[]): string {
  const names = craft.map((unit) => units[unit]?.[lang] ?? '');
  const parts = names.map((name) => /^(.*) (\d+)$/.exec(name));
  const [, kind, first] = parts[0] ?? [];
  const inRow = parts.every(
    (part, i) => part?.[1] === kind && Number(part?.[2]) === Number(first) + i,
  );
  const last = parts.at(-1)?.[2];
  if (!inRow || first === undefined || last === undefined) return names.join(', ');
  return `${kind} ${span(lang, first, last)}`;
}
