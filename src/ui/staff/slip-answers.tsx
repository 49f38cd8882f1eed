// What the staff officer's slip can say: an order, or a plan.

import { AdvisedOrder } from './advised-order.tsx';
import { PlanOnSlip } from './plan-on-slip.tsx';
import type { AnswerProps } from './slip-props.ts';

export function SlipAnswer({ counsel, ...slip }: AnswerProps) {
  if (counsel.kind === 'ready') return <AdvisedOrder {...slip} {...counsel} />;
  if (counsel.kind === 'plan') return <PlanOnSlip {...slip} counsel={counsel} />;
  return null;
}
