// Why the Germans chose as they did, worth reading: what they saw, what they preferred, and what would have changed
// their mind. All of it is in the trace: the survivors of each filter, the last filter that decided, and whom it dropped.

import { joined, type Piece, type Sentence } from '../../../../words/message.ts';
import type { FilterStep, Trace } from '../../rules/events.ts';
import type { Question } from '../../rules/names.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { NONE, type Zone } from '../../rules/types.ts';
import type { Key, Lang } from '../catalogue.ts';
import { Voice } from '../voice.ts';
import { capital } from './told-in-prose.ts';

const SAW: Readonly<Record<Question, Key>> = {
  'which stack to fire at': 'why.saw.fire',
  'which friend to join': 'why.saw.friend',
  'which British to go for': 'why.saw.enemy',
  'where they arrive': 'why.entry.die',
};
/** What would have changed their mind where there was nothing to choose between. */
const ELSE: Readonly<Record<Question, Key>> = {
  'which stack to fire at': 'why.else.fire',
  'which friend to join': 'why.else.friend',
  'which British to go for': 'why.else.enemy',
  'where they arrive': 'why.entry.else',
};

/** Three sentences or more, one for each zone that was out of the question and for each filter that decided; none where
 * nothing could be chosen. */
export function reasoning(scenario: Scenario, trace: Trace, lang: Lang): Sentence[] {
  if (trace.chosen === NONE) return [];
  const voice = new Voice(scenario, lang);
  const sentences = [
    seen(voice, trace),
    ...excluded(voice, trace),
    ...preferred(voice, trace),
    otherwise(voice, trace),
  ];
  return sentences.map(stopped);
}

/** What decided in the end, in one sentence; null when there was nothing to choose between. */
export function decidedBy(scenario: Scenario, trace: Trace, lang: Lang): Sentence | null {
  const step = deciding(trace).at(-1);
  return step === undefined ? null : stopped(stepText(new Voice(scenario, lang), trace, step));
}

/** With its capital and its stop. */
const stopped = (sentence: Sentence): Sentence => joined([capital(sentence), '.'], '');

const candidates = ({ candidates: all }: Trace): Zone[] =>
  all.filter(({ ruledOut }) => ruledOut === undefined).map(({ id }) => id);

function seen(voice: Voice, trace: Trace): Piece[] {
  const places = voice.list(candidates(trace).map((zone) => voice.at(zone)));
  const named = trace.candidates[0]?.id ?? trace.chosen; // by the die, where they arrive
  return voice.sentence(SAW[trace.question], { places, zone: voice.the(named) });
}

const MOST_EXCLUDED = 3; // beyond them the full trace tells

function excluded(voice: Voice, trace: Trace): Piece[][] {
  const out = trace.candidates.flatMap(({ id, ruledOut }) =>
    ruledOut === undefined
      ? []
      : [
          voice.sentence('why.saw.out', {
            zone: voice.the(id),
            reason: voice.word(ruledOut.reason),
            rule: ruledOut.rule,
          }),
        ],
  );
  return out.slice(0, MOST_EXCLUDED);
}

/** The filters that dropped anybody. */
const deciding = ({ filters }: Trace): FilterStep[] =>
  filters.filter(({ values, kept }) => kept.length < values.length);

function preferred(voice: Voice, trace: Trace): Piece[][] {
  const steps = deciding(trace);
  if (steps.length > 0) return steps.map((step) => stepText(voice, trace, step));
  const key = trace.question === 'where they arrive' ? 'why.entry.free' : 'why.only';
  return [voice.sentence(key, { zone: voice.the(trace.chosen), rule: trace.rule })];
}

function stepText(voice: Voice, { chosen }: Trace, step: FilterStep): Piece[] {
  const { best, next, runnersUp } = compared(step, chosen);
  const values = { zone: voice.the(chosen), best, next, others: voice.zones(runnersUp) };
  return voice.sentence(`why.${step.name}`, { ...values, rule: step.rule });
}

/** On the far side of the runner-up's value the filter would have dropped the chosen one. */
function otherwise(voice: Voice, trace: Trace): Piece[] {
  const step = deciding(trace).at(-1);
  if (step === undefined) return voice.sentence(ELSE[trace.question]);
  const { next, runnersUp } = compared(step, trace.chosen);
  const values = { zone: voice.the(trace.chosen), next, others: voice.zones(runnersUp) };
  return voice.sentence(`why.else.${step.name}`, values);
}

interface Compared {
  readonly best: number; // of the chosen one
  readonly next: number; // of whoever came closest
  readonly runnersUp: readonly Zone[];
}

function compared({ values, kept }: FilterStep, chosen: Zone): Compared {
  const best = values.find(({ id }) => id === chosen)?.value ?? 0;
  const dropped = values.filter(({ id }) => !kept.includes(id));
  const closest = Math.min(...dropped.map(({ value }) => Math.abs(value - best)));
  const runnersUp = dropped.filter(({ value }) => Math.abs(value - best) === closest);
  return { best, next: runnersUp[0]?.value ?? best, runnersUp: runnersUp.map(({ id }) => id) };
}
