// Why the Germans did what they did: in one line, what decided; in full, what they saw, preferred and would have changed
// their mind for, then everybody who was considered, or why each stack came before the next.

import '../../screen-words/germans.ts';
import type { WhyPart } from '../../../../ui/sheet/face.ts';
import { lang, type Sentence } from '../../../../words/index.ts';
import type { RaidEvent } from '../../rules/events.ts';
import { cite } from '../../rules/rule.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { sentence, t } from '../../screen-words/t.ts';
import { decidedBy, reasoning } from '../../text/prose/why.ts';
import type { Told } from '../../text/told.ts';
import { traceOf, traceSentences } from '../../text/trace.ts';
import { Voice } from '../../text/voice.ts';

/** What decided, in a sentence with its rule, or nothing when there was only one to choose; null without a choice. */
export function reasonsOf(scenario: Scenario, event: RaidEvent): Sentence[] | null {
  const trace = traceOf(event);
  if (trace === undefined) return null;
  const decided = decidedBy(scenario, trace, lang.value);
  return decided === null ? [] : [decided];
}

export function whyOf(scenario: Scenario, event: RaidEvent): WhyPart[] | null {
  const trace = traceOf(event);
  const parts: WhyPart[] = [];
  if (trace !== undefined) {
    const told = reasoning(scenario, trace, lang.value);
    if (told.length > 0) parts.push({ title: t('diary.reasons'), lines: told });
    const lines = traceSentences(scenario, trace, lang.value);
    parts.push({ title: t('diary.reasoning'), lines, folded: told.length > 0 });
  }
  if (event.kind === 'german-order' && event.stacks.length > 1) {
    parts.push({ title: t('diary.order'), lines: orderLines(scenario, event) });
  }
  return parts.length === 0 ? null : parts;
}

/** 9.3, 11.1g, 11a Why each stack goes before the next. */
function orderLines(scenario: Scenario, { stacks, rule }: Told<'german-order'>): Sentence[] {
  const voice = new Voice(scenario, lang.value);
  return stacks.slice(1).map((next, i) => {
    const stack = stacks[i] ?? next;
    const names = { zone: voice.the(stack.zone), next: voice.the(next.zone) };
    if (stack.levels > next.levels) {
      const levels = { more: stack.levels, fewer: next.levels };
      return sentence('diary.order.levels', { ...names, ...levels, rule });
    }
    const appeared = stack.appearance < next.appearance;
    const key = appeared ? 'diary.order.appeared' : 'diary.order.index';
    return sentence(key, { ...names, rule: appeared ? cite('11a') : rule });
  });
}
