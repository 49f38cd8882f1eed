// 10.01a The score in words, line by line.

import type { Score, ScoreLine } from '../../../engine/system.ts';
import type { Field } from '../rules/field.ts';
import type { Key, Lang } from './catalogue.ts';
import { say } from './catalogue.ts';
import { signed } from './sums.ts';
import { type Names, Voice } from './voice.ts';

/** What a line counts, without its figures. */
export function scoreLineText(voice: Voice, { what }: Pick<ScoreLine, 'what'>): string {
  const objective = /^objective (\d+)$/.exec(what)?.[1];
  if (objective === undefined) return voice.say('score.losses', { free: voice.field.loss.free });
  const hex = voice.field.objectives[Number(objective)]?.hex ?? 0;
  return voice.say('score.objective', voice.places({ hex }));
}

/** The lines that count for something, then the total with its outcome. */
export function describeScore(
  field: Field,
  { lines, vp, outcome }: Score,
  lang: Lang,
  names: Names = 'names',
): string[] {
  const voice = new Voice(field, lang, names);
  return [
    ...lines
      .filter(({ count }) => count !== 0)
      .map((line) =>
        voice.say('score.line', {
          ...{ vp: signed(line.vp), count: line.count, rule: line.rule },
          what: scoreLineText(voice, line),
        }),
      ),
    voice.say('score.total', { vp: signed(vp), outcome: outcomeText(outcome, lang) }),
  ];
}

export const outcomeText = (outcome: string, lang: Lang): string =>
  say(lang, `outcome.${outcome}` as Key);
/** 10.01a What it means for the brigade. */
export const outcomeMeaning = (outcome: string, lang: Lang): string =>
  say(lang, `outcome.means.${outcome}` as Key);
