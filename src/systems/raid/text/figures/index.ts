// Every figure of the rulebook that a battle sets, by the name the book gives it.

import type { Figures } from '../../../../rulebook/figures.ts';
import type { Scenario, VictoryTable } from '../../rules/scenario.ts';
import type { Lang } from '../catalogue.ts';
import { type Band, bandsOf } from './bands.ts';
import { counterFigures } from './counters.ts';
import { eventFigures } from './events.ts';
import { nameFigures } from './names.ts';
import { tableFigures } from './tables.ts';
import { ABSENT, FIGURE_WORDS, raised, signed, span } from './words.ts';

export const figures = (scenario: Scenario, lang: Lang): Figures => ({
  ...limitFigures(scenario),
  'turn.length': turnLength(scenario, lang),
  ...alarmFigures(scenario, lang),
  ...lightFigures(scenario, lang),
  ...victoryFigures(scenario, lang),
  ...counterFigures(scenario, lang),
  ...eventFigures(scenario, lang),
  ...nameFigures(scenario, lang),
  ...tableFigures(scenario, lang),
});

/** 1.2, 1.4, 10.5, 13.3 */
function limitFigures({ turns, stackLimit, craftLimit, mineStrength, levels }: Scenario): Figures {
  const vorwaerts = Math.max(0, ...levels.map((level) => level.vorwaerts));
  return {
    turns: `${turns}`,
    'limit.levels': `${stackLimit}`,
    'limit.both': `${2 * stackLimit}`,
    'limit.craft': `${craftLimit}`,
    mines: `${mineStrength}`,
    'mines.below': `${mineStrength - 1}`,
    ...(vorwaerts > 0 ? { vorwaerts: `${vorwaerts}` } : {}),
  };
}

/** 1.4 How long a turn is, by the first of the clock. */
function turnLength({ clock }: Scenario, lang: Lang): string {
  const [from = 0, to = 0] = [clock[1], clock[2]].map((time) => {
    const [hours = 0, minutes = 0] = (time ?? '').split(':').map(Number);
    return 60 * hours + minutes;
  });
  const { quarter, minutes } = FIGURE_WORDS[lang];
  return to - from === 15 ? quarter : minutes(to - from);
}

/** 7.1, 7.3, 13.2 */
function alarmFigures(scenario: Scenario, lang: Lang): Figures {
  const { alarmMax, alarmAttack, alarmTriggers, stirredOnce, events, levels } = scenario;
  const { eachTime, firstTime } = FIGURE_WORDS[lang];
  const option = Math.max(0, ...levels.map((level) => level.alarmStart));
  const triggers = Object.entries(alarmTriggers).map(([name, by]) => [`alarm.${name}`, raised(by)]);
  return {
    'alarm.max': `${alarmMax}`,
    'alarm.attack': `${alarmAttack}`,
    'alarm.below': `${alarmAttack - 1}`,
    'alarm.event': raised(Math.max(0, ...events.map(({ alarm }) => alarm))),
    'alarm.stirring': stirredOnce ? firstTime : eachTime, // 7.1a
    'raise.bangalore': `${alarmTriggers.bangalore}`,
    ...(option > 0 ? { 'alarm.option': `${option}` } : {}),
    ...Object.fromEntries(triggers),
  };
}

/** 11.1b */
function lightFigures({ light, clock, farModifier }: Scenario, lang: Lang): Figures {
  const [dark, half] = bandsOf(light).filter(({ value }) => value !== 0);
  const band = (name: string, found: Band | undefined): Figures => ({
    [name]: found === undefined ? ABSENT : signed(found.value),
    [`${name}.turns`]: found === undefined ? ABSENT : span(lang, found.from, found.to),
    [`${name}.time`]:
      found === undefined ? ABSENT : span(lang, clock[found.from] ?? '', clock[found.to] ?? ''),
  });
  return { ...band('dark', dark), ...band('halfLight', half), 'range.far': signed(farModifier) };
}

/** 12 */
function victoryFigures({ victory }: Scenario, lang: Lang): Figures {
  const { officerLost, commandoLost, commandosFree, totalSuccess, halfSuccess } = victory;
  const bands = bandsOf(victory.secondGunByTurn);
  const [first, second] = officerLost;
  const turns = ({ from, to }: Band) => (from === to ? `${from}` : `${from}–${to}`);
  return {
    'victory.gun': `${victory.gun}`,
    'victory.secondGun': bands.map((band) => bonus(band, lang)).join(', '),
    'victory.secondGun.turns': bands.map(turns).join(' / '),
    'victory.secondGun.points': bands.map(({ value }) => signed(value)).join(' / '),
    ...harassedFigures(victory, lang),
    'victory.telephone': `${victory.telephone}`,
    'victory.strongpoint': `${victory.strongpoint}`,
    'victory.officer1': signed(-(first?.vp ?? 0)),
    'victory.officer2': signed(-(second?.vp ?? 0)),
    'victory.officers': officerLost.map(({ vp }) => signed(vp)).join(' / '),
    'victory.ashore': officerLost.map(({ ashore }) => signed(ashore)).join(' / '),
    'victory.prisoner': `${victory.prisoner}`,
    'victory.loss': signed(-commandoLost),
    'victory.commando': signed(commandoLost),
    'victory.free': commandosFree > 0 ? FIGURE_WORDS[lang].free(commandosFree) : '',
    'victory.sevenLost': signed(commandoLost * Math.max(0, 7 - commandosFree)),
    'victory.total': `${totalSuccess}`,
    'victory.half': `${halfSuccess}`,
    'victory.halfRange': span(lang, halfSuccess, totalSuccess - 1),
  };
}

/** 12j */
function harassedFigures({ harassed }: VictoryTable, lang: Lang): Figures {
  const words = FIGURE_WORDS[lang];
  if (harassed === null) {
    return { 'victory.harassed': ABSENT, 'victory.harassed.here': words.notHarassed };
  }
  const { from, to, vp } = harassed;
  const here = words.harassed(vp, span(lang, from, to));
  return { 'victory.harassed': `${vp}`, 'victory.harassed.here': here };
}

/** 12b '**5 VP** in turns 1 to 5' */
function bonus({ from, to, value }: Band, lang: Lang): string {
  const { points, nothing, inTurn, inTurns } = FIGURE_WORDS[lang];
  const what = value === 0 ? nothing : `**${signed(value)} ${points}**`;
  return `${what} ${from === to ? inTurn : inTurns} ${span(lang, from, to)}`;
}
