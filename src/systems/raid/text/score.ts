// 12 The score in words, line by line.

import type { ScoreLine } from '../../../engine/system.ts';
import { SCORE_RULES } from '../rules/names.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { Score } from '../rules/victory.ts';
import type { Lang } from './catalogue.ts';
import { signed } from './sums.ts';
import { type Names, Voice } from './voice.ts';

/** The lines that count for something, then the total with its outcome. */
export function describeScore(
  scenario: Scenario,
  score: Score,
  lang: Lang,
  names: Names = 'names',
): string[] {
  const voice = new Voice(scenario, lang, names);
  const told = score.lines.filter((line) => line.count !== 0);
  return [...told.map((line) => lineText(voice, line)), totalText(voice, score)];
}

function lineText(voice: Voice, line: ScoreLine): string {
  const { count, rule } = line;
  return voice.say('score.line', {
    vp: signed(line.vp),
    count,
    what: scoreLineText(voice, line),
    rule,
  });
}

/** What a line counts, without its figures. */
export function scoreLineText(voice: Voice, line: Pick<ScoreLine, 'rule' | 'what'>): string {
  const rule = SCORE_RULES.find((id) => id === line.rule.id);
  if (rule === undefined) throw new RangeError(`rule ${line.rule.id} counts no points`);
  const officer = voice.scenario.units.findIndex((u) => line.what.startsWith(`${u.en} `));
  return voice.say(`score.${rule}`, { ...voice.card(), unit: voice.unit(officer) });
}

function totalText(voice: Voice, score: Score): string {
  const outcome = voice.say(`outcome.${score.outcome}`);
  return voice.say('score.total', { vp: signed(score.vp), outcome });
}
