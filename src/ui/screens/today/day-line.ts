// The result of a day's game in one line, in words and then in signs, to be sent to a friend.

import { locale, type MessageKey, t } from '../../../words/index.ts';
import '../../../words/shell/day.ts';
import type { FactWords } from '../../sheet/outside.ts';
import { battleName } from '../../shell/battle-name.ts';
import { nameInSeed } from '../../shell/battles.ts';
import { levelName } from '../../shell/level-name.ts';
import { outsideOf, rankOf } from '../../shell/outsides.ts';

export interface DayResult {
  readonly day: string; // '2026-08-19'
  readonly system: string;
  readonly battle: string;
  readonly level: string;
  readonly result: { readonly outcome: string; readonly vp: number };
  readonly facts: object | null; // as its system keeps them
}

/** '19 August', in the language of the moment. */
export function dayName(day: string, month: 'short' | 'long' = 'long'): string {
  const form = new Intl.DateTimeFormat(locale(), { day: 'numeric', month, timeZone: 'UTC' });
  return form.format(new Date(`${day}T00:00:00Z`));
}

/** What is told beside the result where the raid can be played again. */
export interface LineMore {
  readonly par: string; // '7 above par', '' while it is not known
  readonly strip: string; // in signs
}

export function dayLine(day: DayResult, { par, strip }: LineMore = { par: '', strip: '' }): string {
  const told = outsideOf(day.system)?.facts(day.facts) ?? null;
  const parts = [words(day, told, par), signs(day, told), strip];
  return parts.filter((part) => part !== '').join(' · ');
}

function words(
  { day, battle, level, result }: DayResult,
  told: FactWords | null,
  par: string,
): string {
  const outcome = t(`day.${result.outcome}` as MessageKey);
  return [
    `${t('game.name')} ${dayName(day, 'short')}`,
    ...(nameInSeed(battle) === null ? [] : [battleName(battle)]),
    levelName(level, battle),
    t('day.points', { outcome, vp: String(result.vp).replace('-', '−') }),
    ...(par === '' ? [] : [par]),
    ...(told?.line ?? []),
  ].join(' · ');
}

const STARS = { best: '★★★', between: '★★☆', worst: '★☆☆' } as const;

/** The outcome, and what its system has signs for: '★★★ ●● ☎ ▲▲ †7'. */
function signs({ system, result }: DayResult, told: FactWords | null): string {
  const rank = rankOf(system, result.outcome);
  const parts = [rank === null ? '' : STARS[rank], ...(told?.signs ?? [])];
  return parts.filter((part) => part !== '').join(' ');
}
