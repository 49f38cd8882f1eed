// A rule's id as a small button: pressing it opens that paragraph beside whatever is on the screen.

import type { Rule } from '../../engine/rule.ts';
import { openRule } from './open-rule.ts';
import './rule-ref.css';
import { words } from './words.ts';

export interface RuleRefProps {
  readonly rule: Rule;
}

export function RuleRef({ rule }: RuleRefProps) {
  return (
    <button
      type="button"
      class="rule-ref"
      aria-label={words.rule(rule.id)}
      onClick={() => openRule(rule)}
    >
      {rule.id}
    </button>
  );
}
