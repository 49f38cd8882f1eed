// One line of reason for a German action: the filters that decided between its candidates.

import type { RaidEvent, Trace } from '../../../systems/raid/rules/events.ts';
import type { Scenario } from '../../../systems/raid/rules/scenario.ts';
import type { Lang } from '../../../systems/raid/text/catalogue.ts';
import { traceOf } from '../../../systems/raid/text/trace.ts';
import { Voice } from '../../../systems/raid/text/voice.ts';
import type { Sentence } from '../../../words/index.ts';

/** The reasons in words with their rules, or none when there was only one to choose; null without a choice. */
export function reasonsOf(scenario: Scenario, event: RaidEvent, lang: Lang): Sentence[] | null {
  const trace = traceOf(event);
  if (trace === undefined) return null;
  const voice = new Voice(scenario, lang);
  return deciding(trace).map(({ name, rule }) => [`${voice.word(name)} `, rule]);
}

/** Filters that left fewer than they were given. */
const deciding = (trace: Trace): Trace['filters'] =>
  trace.filters.filter(({ values, kept }) => kept.length < values.length);
