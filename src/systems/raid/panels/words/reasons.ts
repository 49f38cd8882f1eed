// Why the Germans did what they did: in one line, the filters that decided; in full, everybody who was considered and
// how each man marched.

import '../../screen-words/germans.ts';
import type { WhyPart } from '../../../../ui/sheet/face.ts';
import { lang, type Sentence } from '../../../../words/index.ts';
import type { RaidEvent, Trace } from '../../rules/events.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { sentence, t } from '../../screen-words/t.ts';
import type { Told } from '../../text/told.ts';
import { traceOf, traceSentences } from '../../text/trace.ts';
import { Voice } from '../../text/voice.ts';

/** The reasons in words with their rules, or none when there was only one to choose; null without a choice. */
export function reasonsOf(scenario: Scenario, event: RaidEvent): Sentence[] | null {
  const trace = traceOf(event);
  if (trace === undefined) return null;
  const voice = new Voice(scenario, lang.value);
  return deciding(trace).map(({ name, rule }) => [`${voice.word(name)} `, rule]);
}

/** Filters that left fewer than they were given. */
const deciding = (trace: Trace): Trace['filters'] =>
  trace.filters.filter(({ values, kept }) => kept.length < values.length);

export function whyOf(scenario: Scenario, event: RaidEvent): WhyPart[] | null {
  const trace = traceOf(event);
  const parts: WhyPart[] = [];
  if (trace !== undefined) {
    const lines = traceSentences(scenario, trace, lang.value);
    parts.push({ title: t('diary.reasoning'), lines });
  }
  if (event.kind === 'german-move') {
    parts.push({ title: t('diary.march'), lines: marchLines(scenario, event.units) });
  }
  return parts.length === 0 ? null : parts;
}

function marchLines(scenario: Scenario, units: Told<'german-move'>['units']): Sentence[] {
  const voice = new Voice(scenario, lang.value);
  return units.map(({ unit, path, cost, halt }) => {
    const way = path.length === 0 ? '–' : voice.zones(path);
    const spent = t('raid.mp', { n: cost });
    const why = [`${voice.word(halt.reason)} `, halt.rule];
    return sentence('raid.march', { unit: voice.unit(unit), way, spent, why });
  });
}
