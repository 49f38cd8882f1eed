// What a line of the log unfolds to: the dice of an attack part by part with their rules, and every die that fell.

import type { Sentence } from '../../../words/message.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { cite } from '../rules/rule.ts';
import type { Lang } from './catalogue.ts';
import { diceSum, type ToldSum } from './sums.ts';
import type { Told } from './told.ts';
import { type Names, Voice } from './voice.ts';

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
  switch (event.kind) {
    case 'volley': {
      const title = voice.say(
        'dice.title',
        voice.units({ unit: event.unit, target: event.target }),
      );
      return { sums: [diceSum(voice, title, event.parts)], lines: [rolledLine(voice, event)] };
    }
    case 'character':
      return lines(voice.sentence('detail.die', { die: event.die.value, rule: event.die.rule }));
    case 'points':
      return lines(...pointLines(voice, event));
    case 'initiative':
      return lines(...initiativeLines(voice, event));
    default:
      return null;
  }
}

const lines = (...told: readonly Sentence[]): Detail => ({ sums: [], lines: told });

/** 12.4 Each die with what it did. */
function rolledLine(voice: Voice, { dice, least }: Told<'volley'>): Sentence {
  const told = dice.map(({ value }) => {
    const key = value === 1 ? 'dice.one' : value >= least ? 'dice.hit' : 'dice.nothing';
    return voice.say(key, { value });
  });
  return voice.sentence('dice.rolled', { dice: told.join(', '), rule: cite('12.4') });
}

function pointLines(voice: Voice, { dice, lost, points }: Told<'points'>): Sentence[] {
  const given = dice.map(({ die, score, segment }) =>
    voice.sentence('points.die', {
      ...{ segment: voice.segment(segment), die: die.value, score, rule: die.rule },
    }),
  );
  const led = points.findIndex(
    (n, segment) => n > 0 && !dice.some((one) => one.segment === segment),
  );
  return [
    ...given,
    ...(led < 0
      ? []
      : [voice.sentence('points.led', { segment: voice.segment(led), rule: cite('14.8') })]),
    ...lost.map((one) =>
      voice.sentence('points.lost', {
        ...{ n: one.points, segment: voice.segment(one.segment), rule: cite('14.4') },
      }),
    ),
  ];
}

function initiativeLines(voice: Voice, { french, german, rule }: Told<'initiative'>): Sentence[] {
  const values = { french: french.value, german: german.value };
  const dice = voice.sentence('detail.initiative', { ...values, rule });
  if (french.value !== german.value) return [dice];
  return [dice, voice.sentence('initiative.tie', { rule: cite('7.2') })];
}
