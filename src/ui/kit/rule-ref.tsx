// A rule's id as a small button: pressing it opens that paragraph beside whatever is on the screen.

import { openRule } from './open-rule.ts';
import './rule-ref.css';
import { words } from './words.ts';

export interface RuleRefProps {
  readonly id: string; // '11.2e'
}

export function RuleRef({ id }: RuleRefProps) {
  return (
    <button type="button" class="rule-ref" aria-label={words.rule(id)} onClick={() => openRule(id)}>
      {id}
    </button>
  );
}
