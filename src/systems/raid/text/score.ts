// 12 The score in words, line by line.

import type { ScoreLine } from '../../../engine/system.ts';
import type { Scenario } from '../rules/scenario.ts';
import type { Score } from '../rules/victory.ts';
import { catalogues, type Key, type Lang } from './catalogue.ts';
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
    rule: rule.id,
  });
}

/** What a line counts, without its figures. */
export function scoreLineText(voice: Voice, line: ScoreLine): string {
  const key = `score.${line.rule.id}`;
  if (!isKey(key)) return line.what;
  const officer = voice.scenario.units.findIndex((u) => line.what.startsWith(`${u.en} `));
  return voice.say(key, { unit: voice.unit(officer) });
}

const isKey = (key: string): key is Key => key in catalogues.en;

function totalText(voice: Voice, score: Score): string {
  const outcome = voice.say(`outcome.${score.outcome}`);
  return voice.say('score.total', { vp: signed(score.vp), outcome });
}
