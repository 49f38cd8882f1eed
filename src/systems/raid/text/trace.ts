// Why the Germans chose as they did, line by line: who was considered, who was ruled out, what each filter left.

import { type Piece, plainText } from '../../../words/message.ts';
import type { FilterStep, RaidEvent, Trace } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { NONE } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

/** The trace an event carries, if it tells of a German choice. */
export function traceOf(event: RaidEvent): Trace | undefined {
  return 'trace' in event ? event.trace : undefined;
}

export function traceSentences(
  scenario: Scenario,
  trace: Trace,
  lang: Lang,
  names: Names = 'names',
): Piece[][] {
  const voice = new Voice(scenario, lang, names);
  const { question, rule, chosen } = trace;
  return [
    voice.sentence('trace.question', { question: voice.word(question), rule }),
    ...trace.candidates.map(({ id, ruledOut }) => {
      const zone = voice.the(id);
      if (ruledOut === undefined) return voice.sentence('trace.candidate', { zone });
      const reason = voice.word(ruledOut.reason);
      return voice.sentence('trace.ruled-out', { zone, reason, rule: ruledOut.rule });
    }),
    ...trace.filters.map((step) => filterText(voice, step)),
    chosen === NONE
      ? voice.sentence('trace.nobody')
      : voice.sentence('trace.chosen', { zone: voice.the(chosen) }),
  ];
}

/** The same as plain text. */
export const describeTrace = (...told: Parameters<typeof traceSentences>): string[] =>
  traceSentences(...told).map((line) => plainText(line));

function filterText(voice: Voice, step: FilterStep): Piece[] {
  const values = step.values.map(({ id, value }) =>
    voice.say('trace.value', { zone: voice.the(id), value }),
  );
  return voice.sentence('trace.filter', {
    name: voice.word(step.name),
    rule: step.rule,
    values: values.join(', '),
    kept: voice.zones(step.kept),
  });
}
