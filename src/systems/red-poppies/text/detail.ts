// What a line of the log unfolds to: every check part by part with its rules, and every die that fell.

import type { Sentence } from '../../../words/message.ts';
import type { BattleEvent, Checked } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { cite } from '../rules/rule.ts';
import type { Key, Lang } from './catalogue.ts';
import { checkSum, fallSum, type ToldSum } from './sums.ts';
import type { Told } from './told.ts';
import { type Names, Voice } from './voice.ts';
import { whySentences } from './why/why.ts';

export interface Detail {
  readonly sums: readonly ToldSum[];
  readonly lines: readonly Sentence[];
}

/** Null where the sentence says it all. */
export function detailOf(
  field: Field,
  event: BattleEvent,
  lang: Lang,
  names: Names = 'names',
): Detail | null {
  const voice = new Voice(field, lang, names);
  const checks = checksOf(event);
  if (checks.length > 0) return { sums: checks.map((check) => checkSum(voice, check)), lines: [] };
  switch (event.kind) {
    case 'fell':
      return { sums: [fallSum(voice, event)], lines: scatterLines(voice, event) };
    case 'signal':
    case 'cancelled':
      return { sums: [], lines: [signalLine(voice, event)] };
    case 'bombarded':
      if (event.die === null) return null;
      return {
        sums: [],
        lines: [voice.sentence('detail.bombarded', { die: event.die.value, rule: event.die.rule })],
      };
    case 'plan':
      return { sums: [], lines: planLines(voice, event) };
    case 'initiative':
      return { sums: [], lines: initiativeLines(voice, event) };
    default:
      return null;
  }
}

/** Every check that an event tells of, in the order of the dice. */
export function checksOf(event: BattleEvent): readonly Checked[] {
  switch (event.kind) {
    case 'strayed':
      return [event.check];
    case 'shelled':
    case 'melee':
      return event.checks;
    case 'shot':
      return [...event.checks, ...event.returns.flatMap(({ checks }) => checks)];
    default:
      return [];
  }
}

/** 7.17 */
function scatterLines(voice: Voice, { scatter }: Told<'fell'>): Sentence[] {
  if (scatter === null) return [];
  const direction = voice.say(`direction.${scatter.value}` as Key);
  return [voice.sentence('detail.scatter', { die: scatter.value, direction, rule: scatter.rule })];
}

/** 7.14, 7.15 */
function signalLine(voice: Voice, event: Told<'signal'> | Told<'cancelled'>): Sentence {
  const [first, second] = event.dice;
  return voice.sentence('detail.signal', {
    ...{ a: first.value, b: second.value, total: first.value + second.value },
    ...{ number: event.number, rule: event.rule },
  });
}

/** 12.10 The die, everybody's post and every registered square, each with what it was chosen for. */
function planLines(voice: Voice, { die, posts, registered }: Told<'plan'>): Sentence[] {
  return [
    voice.sentence('detail.plan', { die: die.value, rule: die.rule }),
    ...posts.flatMap(({ why }) => whySentences(voice, why)),
    ...registered.flatMap(({ why }) => whySentences(voice, why)),
  ];
}

/** 4.11, 4.12 */
function initiativeLines(voice: Voice, event: Told<'initiative'>): Sentence[] {
  const [british, german] = event.dice;
  const values = { british: british.value, german: german.value, rule: british.rule };
  return [
    voice.sentence('detail.initiative', values),
    ...(british.value === german.value
      ? [voice.sentence('detail.equal', { rule: cite('4.11') })]
      : []),
    ...(event.dark > 0 ? [voice.sentence('detail.dark', { rule: cite('4.12') })] : []),
    ...(event.infiltration > 0
      ? [voice.sentence('detail.infiltration', { rule: cite('4.12') })]
      : []),
  ];
}
