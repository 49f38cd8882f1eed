// Why the Germans chose as they did, line by line: who was considered, who was ruled out, what each filter left.

import type { FilterStep, RaidEvent, Trace } from '../rules/events.ts';
import type { Scenario } from '../rules/scenario.ts';
import { NONE } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

/** The trace an event carries, if it tells of a German choice. */
export function traceOf(event: RaidEvent): Trace | undefined {
  return 'trace' in event ? event.trace : undefined;
}

export function describeTrace(
  scenario: Scenario,
  trace: Trace,
  lang: Lang,
  names: Names = 'names',
): string[] {
  const voice = new Voice(scenario, lang, names);
  const { question, rule, chosen } = trace;
  return [
    voice.say('trace.question', { question: voice.word(question), rule: rule.id }),
    ...trace.candidates.map(({ id, ruledOut }) => {
      const zone = voice.zone(id);
      if (ruledOut === undefined) return voice.say('trace.candidate', { zone });
      const reason = voice.word(ruledOut.reason);
      return voice.say('trace.ruled-out', { zone, reason, rule: ruledOut.rule.id });
    }),
    ...trace.filters.map((step) => filterText(voice, step)),
    chosen === NONE
      ? voice.say('trace.nobody')
      : voice.say('trace.chosen', { zone: voice.zone(chosen) }),
  ];
}

function filterText(voice: Voice, step: FilterStep): string {
  const values = step.values.map(({ id, value }) =>
    voice.say('trace.value', { zone: voice.zone(id), value }),
  );
  return voice.say('trace.filter', {
    name: voice.word(step.name),
    rule: step.rule.id,
    values: values.join(', '),
    kept: voice.zones(step.kept),
  });
}
