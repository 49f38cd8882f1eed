// What is asked and what may be answered, as plain JSON and as numbered lines.

import type { Action } from '../engine/system.ts';
import { Do, doing, first, formatAction } from '../systems/raid/rules/actions.ts';
import { decision } from '../systems/raid/rules/decision.ts';
import { unitsIn } from '../systems/raid/rules/stacks.ts';
import { Flag, has, type RaidState } from '../systems/raid/rules/state.ts';
import { describeAction } from '../systems/raid/text/action.ts';
import type { Lang } from '../systems/raid/text/catalogue.ts';
import { describeDecision } from '../systems/raid/text/decision.ts';
import { type Names, Voice } from '../systems/raid/text/voice.ts';

export interface DecisionJson {
  readonly kind: string;
  readonly text: string;
  readonly actions: ReadonlyArray<{ readonly action: string; readonly text: string }>;
}

export function decisionJson(s: RaidState, lang: Lang, names: Names): DecisionJson {
  const asked = decision(s);
  return {
    kind: asked.kind,
    text: describeDecision(s, asked, lang, names),
    actions: asked.actions.map((action) => ({
      action: formatAction(s.scenario, action),
      text: actionText(s, action, lang, names),
    })),
  };
}

/** A stack that may be taken up is told with its members. */
function actionText(s: RaidState, action: Action, lang: Lang, names: Names): string {
  const text = describeAction(s.scenario, action, lang, names);
  if (doing(action) !== Do.take) return text;
  const voice = new Voice(s.scenario, lang, names);
  const free = unitsIn(s, first(action)).filter((u) => !has(s, u, Flag.done | Flag.back));
  return voice.say('act.stack', { action: text, units: voice.units(free) });
}

/** '  3  step VAS    March to Vasterival villas'. */
export function actionLines({ actions }: DecisionJson): string[] {
  const digits = String(actions.length).length;
  const width = Math.max(0, ...actions.map(({ action }) => action.length));
  return actions.map(
    ({ action, text }, i) =>
      `  ${String(i + 1).padStart(digits)}  ${action.padEnd(width)}  ${text}`,
  );
}
