// The traces of a German choice line by line, for whoever wants all of it: what was asked, who was left out and by which
// rule, what each filter that decided anything compared, and how many it left.

import type { FilterStep, Trace } from '../../../engine/told.ts';
import { joined, look, type Piece, plainText, type Values } from '../../../words/message.ts';
import { whereIn, whoIn } from '../german/inquiry.ts';
import * as A from '../rules/actions.ts';
import type { BattleEvent } from '../rules/events.ts';
import type { Field } from '../rules/field.ts';
import { NONE } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { signed } from './sums.ts';
import { type Names, Voice } from './voice.ts';
import { tracesEn } from './why/traces-en.ts';
import { tracesFr } from './why/traces-fr.ts';

/** The traces an event carries: one for each list of the Germans that it tells of. */
export const tracesOf = (event: BattleEvent): readonly Trace[] => event.why?.traces ?? [];

type Key = keyof typeof tracesEn;
const WORDS = { en: tracesEn, fr: tracesFr };
const sentence = ({ lang }: Voice, key: Key, values: Values = {}): Piece[] =>
  look(lang, WORDS[lang], key, values);
const say = (voice: Voice, key: Key, values: Values = {}): string =>
  plainText(sentence(voice, key, values));

/** Every list of an event that may be told, each with its heading first. */
export function traceSentences(
  field: Field,
  told: Trace,
  lang: Lang,
  names: Names = 'names',
): Piece[][] {
  const voice = new Voice(field, lang, names);
  const trace = withoutSecrets(told);
  if (trace === null) return [];
  const { question, rule, chosen, candidates } = trace;
  return [
    sentence(voice, 'trace.question', {
      ...{ question: say(voice, `question.${question}` as Key), n: candidates.length, rule },
    }),
    ...leftOut(voice, trace),
    ...trace.filters.filter(decides).map((step) => filterText(voice, question, step)),
    chosen === NONE
      ? sentence(voice, 'trace.none')
      : sentence(voice, 'trace.chosen', { what: candidateText(voice, question, chosen) }),
  ];
}

/** The same as plain text. */
export const describeTrace = (...told: Parameters<typeof traceSentences>): string[] =>
  traceSentences(...told).map((line) => plainText(line));

/** 12.10 Registered hexes: none is told of but that of the battery which was laid, and shows its own. */
function withoutSecrets(trace: Trace): Trace | null {
  if (trace.question === 'registered') return null;
  if (trace.question !== 'barrage') return trace;
  const isOpen = ({ id }: { readonly id: number }): boolean => whoIn(id) === whoIn(trace.chosen);
  return {
    ...trace,
    candidates: trace.candidates.filter(isOpen),
    filters: trace.filters.map((step) => ({
      ...step,
      values: step.values.filter(isOpen),
      kept: step.kept.filter((id) => isOpen({ id })),
    })),
  };
}

/** Those whom a rule leaves out before anything is compared, rule by rule. */
function leftOut(voice: Voice, { question, candidates }: Trace): Piece[][] {
  const rules = new Map(
    candidates.flatMap(({ ruledOut }) =>
      ruledOut === undefined ? [] : [[ruledOut.rule.id, ruledOut.rule] as const],
    ),
  );
  return [...rules.values()].map((rule) => {
    const those = candidates.filter(({ ruledOut }) => ruledOut?.rule.id === rule.id);
    const told = those.slice(0, MOST_VALUES).map(({ id }) => candidateText(voice, question, id));
    return sentence(voice, 'trace.out', { rule, names: voice.clauses(more(voice, told, those)) });
  });
}

const MOST_VALUES = 6; // those that came nearest; more are counted
const more = (voice: Voice, told: string[], all: readonly unknown[]): string[] =>
  all.length > told.length
    ? [...told, say(voice, 'trace.more', { n: all.length - told.length })]
    : told;

const decides = ({ values, kept }: FilterStep): boolean =>
  values.length > 1 && kept.length < values.length;

function filterText(voice: Voice, question: string, step: FilterStep): Piece[] {
  const { kept, values } = step;
  const best = values.find(({ id }) => id === kept[0])?.value ?? 0;
  const nearest = [...values].sort((a, b) => Math.abs(a.value - best) - Math.abs(b.value - best));
  const isOrder = step.name === 'order'; // by whose place in the files, a figure of no interest
  const told = nearest.slice(0, MOST_VALUES).map(({ id, value }) => {
    const what = candidateText(voice, question, id);
    return isOrder ? what : say(voice, 'trace.value', { what, value: signed(value) });
  });
  return sentence(voice, 'trace.filter', {
    ...{ name: say(voice, `filter.${step.name}` as Key), rule: step.rule, kept: kept.length },
    values: joined(more(voice, told, values), ', '),
  });
}

/** What the ids of a question stand for. */
function candidateText(voice: Voice, question: string, id: number): string {
  switch (question) {
    case 'strike':
      return voice.shortUnit(A.whereOf(id));
    case 'reaction':
    case 'return':
      return voice.shortUnit(A.whoOf(id));
    case 'post':
    case 'throw out':
      return voice.square(id);
    case 'gap':
      return voice.wire(A.whereOf(id));
    case 'cancel':
      return voice.battery(id);
    case 'barrage':
      return say(voice, 'pair.on', {
        battery: voice.battery(whoIn(id)),
        hex: voice.square(whereIn(id)),
      });
    case 'shell the lane':
      return say(voice, 'pair.on', {
        battery: voice.battery(whoIn(id)),
        hex: voice.shortUnit(whereIn(id)),
      });
    case 'silence':
      return say(voice, 'pair.at', {
        unit: voice.shortUnit(whoIn(id)),
        target: voice.shortUnit(whereIn(id)),
      });
    case 'assault':
    case 'infiltrate':
    case 'walk in':
    case 'counter-thrust':
    case 'door':
      return say(voice, 'pair.to', {
        unit: voice.shortUnit(whoIn(id)),
        hex: voice.square(whereIn(id)),
      });
    default:
      return voice.shortUnit(id);
  }
}
