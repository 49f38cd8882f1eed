// 20.20 Why a German unit attacks whom it attacks.

import type { FilterStep, Trace } from '../../../../engine/told.ts';
import type { Piece, Values } from '../../../../words/message.ts';
import type { Key } from '../catalogue.ts';
import { hitsText } from '../sums.ts';
import type { Told } from '../told.ts';
import type { Voice } from '../voice.ts';
import { compared, deciding } from './compared.ts';

export function targetReasons(voice: Voice, { unit }: Told<'attacks'>, trace: Trace): Piece[][] {
  const { rule, chosen } = trace;
  const targets = voice.list(trace.candidates.map(({ id }) => voice.unitIn(id).the));
  const steps = deciding(trace);
  const last = steps.at(-1);
  const values = voice.units({ unit, target: chosen });
  return [
    voice.sentence('why.saw.targets', { ...values, targets, rule }),
    ...(last === undefined
      ? [voice.sentence('why.target.only', { rule })]
      : steps.map((step) => stepText(voice, 'why.target', step, chosen))),
    last === undefined
      ? voice.sentence('why.else.target.only')
      : stepText(voice, 'why.else.target', last, chosen),
  ];
}

function stepText(voice: Voice, prefix: string, step: FilterStep, chosen: number): Piece[] {
  const { best, next, runnersUp } = compared(step, chosen);
  const values: Values = {
    ...voice.units({ target: chosen }),
    others: voice.list(runnersUp.map((id) => voice.unitIn(id).the)),
    best: step.name === 'most effect' ? hitsText(voice, best) : best,
    next: step.name === 'most effect' ? hitsText(voice, next) : next,
    rule: step.rule,
  };
  return voice.sentence(`${prefix}.${step.name}` as Key, values);
}
