// Sums part by part: factor, die and modifiers by name, each with its rule, then the total.

import type { ComponentChildren } from 'preact';
import { Die, type DieKind } from '../../../../ui/kit/dice/die.tsx';
import './dice-sum.css';
import { RuleRef } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import type { Part, Sum } from '../../rules/events.ts';
import { wordFor } from '../../text/catalogue.ts';
import { isDie, signed } from '../../text/sums.ts';

export type DiceSide = 'british' | 'german';

/** 1.1 The British roll a D6, the Germans a D10. */
export const DIE_OF: Readonly<Record<DiceSide, DieKind>> = { british: 'D6', german: 'D10' };

interface DiceSumProps {
  readonly sum: Sum;
  readonly side: DiceSide; // whose die it is
  readonly rolling?: boolean;
}

/** A sum that was rolled. While the die is rolling the total is kept back. */
export function DiceSum({ sum, side, rolling = false }: DiceSumProps) {
  return (
    <p class={`dice-sum dice-sum--${side}`}>
      {sum.parts.map((part, i) => (
        <Term key={part.name} sign={i === 0 ? 0 : part.value}>
          {isDie(part) ? (
            <Die die={DIE_OF[side]} value={part.value} rolling={rolling} />
          ) : (
            <Named part={part} />
          )}
        </Term>
      ))}
      <span class="dice-sum__total numbers">
        {'= '}
        <b>{rolling ? '…' : signed(sum.total)}</b>
      </span>
    </p>
  );
}

interface OpenSumProps {
  readonly parts: readonly Part[]; // without the die
  readonly side: DiceSide;
}

/** A sum before the die is rolled. */
export function OpenSum({ parts, side }: OpenSumProps) {
  return (
    <p class={`dice-sum dice-sum--${side}`}>
      {parts.map((part, i) => (
        <Term key={part.name} sign={i === 0 ? 0 : part.value}>
          <Named part={part} />
        </Term>
      ))}
      <Term sign={1}>
        <Die die={DIE_OF[side]} value={null} small />
      </Term>
    </p>
  );
}

interface TermProps {
  readonly sign: number; // 0 for the first
  readonly children: ComponentChildren;
}

/** A part with its sign, which stays with it where the line breaks. */
const Term = ({ sign, children }: TermProps) => (
  <span class="dice-sum__term">
    {sign !== 0 && <span class="dice-sum__sign">{sign < 0 ? '−' : '+'}</span>}
    {children}
  </span>
);

function Named({ part }: { readonly part: Part }) {
  return (
    <span class="dice-sum__part">
      <b class="numbers">{Math.abs(part.value)}</b>
      <span class="dice-sum__name">
        {wordFor(lang.value, part.name)} <RuleRef rule={part.rule} />
      </span>
    </span>
  );
}
