// What is asked and what may be answered, as plain JSON and as numbered lines.

import type { Position } from '../engine/position.ts';
import type { Game } from '../engine/system.ts';
import type { TerminalVoice } from '../engine/terminal.ts';

export interface DecisionJson {
  readonly kind: string;
  readonly text: string;
  readonly actions: ReadonlyArray<{ readonly action: string; readonly text: string }>;
}

export function decisionJson(
  { system, scenario }: Game,
  voice: TerminalVoice,
  position: Position,
): DecisionJson {
  const asked = system.asked(position);
  return {
    kind: asked.kind,
    text: voice.question(position, asked),
    actions: asked.actions.map((action) => ({
      action: system.format(scenario, action),
      text: voice.offer(position, action),
    })),
  };
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
