// The result of a day's raid in one line, in words and then in signs, to be sent to a friend.

import type { RaidFacts } from '../../../systems/raid/luck/raid-facts.ts';
import { locale, type MessageKey, t } from '../../../words/index.ts';
import { levelName } from '../../shell/level-name.ts';

export interface DayResult {
  readonly day: string; // '2026-08-19'
  readonly level: string;
  readonly result: { readonly outcome: string; readonly vp: number };
  readonly facts: RaidFacts | null;
}

/** '19 August', in the language of the moment. */
export function dayName(day: string, month: 'short' | 'long' = 'long'): string {
  const form = new Intl.DateTimeFormat(locale(), { day: 'numeric', month, timeZone: 'UTC' });
  return form.format(new Date(`${day}T00:00:00Z`));
}

export function dayLine(day: DayResult): string {
  return [words(day), signs(day)].join(' · ');
}

function words({ day, level, result, facts }: DayResult): string {
  const outcome = t(`day.${result.outcome}` as MessageKey);
  const parts = [
    `${t('game.name')} ${dayName(day, 'short')}`,
    levelName(level),
    t('day.points', { outcome, vp: String(result.vp).replace('-', '−') }),
  ];
  if (facts !== null) parts.push(guns(facts), t('day.lost', { n: facts.gone }));
  return parts.join(' · ');
}

function guns({ guns: n, secondGun: turn }: RaidFacts): string {
  return turn > 0 ? t('day.gunsTurn', { turn }) : t('day.guns', { n });
}

const STARS: Readonly<Record<string, string>> = {
  'total-success': '★★★',
  'half-success': '★★☆',
  failure: '★☆☆',
};
const MOST_SIGNS = 6;

/** Outcome, guns, telephone, strongpoints, commandos lost: '★★★ ●● ☎ ▲▲ †7'. */
function signs({ result, facts }: DayResult): string {
  const parts = [STARS[result.outcome] ?? ''];
  if (facts !== null) {
    parts.push('●'.repeat(Math.min(2, facts.guns)) + '○'.repeat(Math.max(0, 2 - facts.guns)));
    if (facts.line) parts.push('☎');
    parts.push('▲'.repeat(Math.min(MOST_SIGNS, facts.strongpoints)));
    parts.push(`†${facts.gone}`);
  }
  return parts.filter((part) => part !== '').join(' ');
}
