// 13.5 The optional rule on the form of a new raid: ours, and off unless it is chosen.

import { RuleRef } from '../../../../ui/kit/rule-ref.tsx';
import { Toggle } from '../../../../ui/kit/toggle.tsx';
import { cite } from '../../rules/rule.ts';
import { t } from '../../screen-words/t.ts';

const RULE = 'cool-heads';

export interface CoolHeadsProps {
  readonly optional: readonly string[]; // optional rules chosen so far
  readonly onChange: (optional: readonly string[]) => void;
}

export function CoolHeads({ optional, onChange }: CoolHeadsProps) {
  return (
    <Toggle
      label={t('new.coolHeads')}
      detail={
        <>
          {t('new.coolHeadsText')} <RuleRef rule={cite('13.5')} />
        </>
      }
      on={optional.includes(RULE)}
      onChange={(on) => onChange(withRule(optional, on))}
    />
  );
}

/** The choice with the rule or without it; the others stay as they are. */
export const withRule = (optional: readonly string[], on: boolean): readonly string[] => {
  const others = optional.filter((name) => name !== RULE);
  return on ? [...others, RULE] : others;
};
