// The traces of a German choice line by line, for whoever wants all of it: what was asked, what each filter that
// decided anything compared, and how many it left.

import type { FilterStep, Trace } from '../../../engine/told.ts';
import { type Piece, plainText } from '../../../words/message.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import type { Key, Lang } from './catalogue.ts';
import { signed } from './sums.ts';
import { type Names, Voice } from './voice.ts';
import { deciding } from './why/compared.ts';
import { orderText } from './why/orders.ts';

/** The traces an event carries: one for each choice of the Germans it tells of. */
export function tracesOf(event: BattleEvent): Trace[] {
  if (event.kind === 'points')
    return event.dice.flatMap(({ trace }) => (trace === undefined ? [] : [trace]));
  return 'trace' in event && event.trace !== undefined ? [event.trace] : [];
}

export function traceSentences(
  field: Field,
  trace: Trace,
  lang: Lang,
  names: Names = 'names',
): Piece[][] {
  const voice = new Voice(field, lang, names);
  const { question, rule, chosen } = trace;
  return [
    voice.sentence('trace.question', { question: voice.say(`question.${question}` as Key), rule }),
    voice.sentence('trace.count', { n: trace.candidates.length }),
    ...deciding(trace).map((step) => filterText(voice, question, step)),
    voice.sentence('trace.chosen', { what: candidateText(voice, question, chosen) }),
  ];
}

/** The same as plain text. */
export const describeTrace = (...told: Parameters<typeof traceSentences>): string[] =>
  traceSentences(...told).map((line) => plainText(line));

const MOST_VALUES = 6; // those that came nearest; more are counted

function filterText(voice: Voice, question: string, step: FilterStep): Piece[] {
  const { kept, values } = step;
  const best = values.find(({ id }) => id === kept[0])?.value ?? 0;
  const nearest = [...values].sort((a, b) => Math.abs(a.value - best) - Math.abs(b.value - best));
  const told = nearest.slice(0, MOST_VALUES).map(({ id, value }) =>
    voice.say('trace.value', {
      what: candidateText(voice, question, id),
      value: signed(value),
    }),
  );
  const more = values.length - told.length;
  return voice.sentence('trace.filter', {
    name: voice.say(`filter.${step.name}` as Key),
    rule: step.rule,
    values: voice.clauses(more > 0 ? [...told, voice.say('trace.more', { n: more })] : told),
    kept: kept.length,
  });
}

/** What the ids of a question stand for. */
function candidateText(voice: Voice, question: string, id: number): string {
  switch (question) {
    case 'the next order':
      return orderText(voice, id);
    case 'whom to attack':
      return voice.unit(id);
    case 'which segment gets the die':
      return voice.segment(id);
    default:
      return voice.say(id === 1 ? 'trace.yes' : 'trace.no');
  }
}
