// One line of an assault: commandos at the left, what stands between them, Germans at the right; sums and result below.

import type { ComponentChildren } from 'preact';
import { type RaidState, stepsOf } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { Counter } from '../stack/counter.tsx';
import { unitWords } from '../stack/unit-words.ts';

interface LineCardProps {
  readonly line: number;
  readonly british: ComponentChildren;
  readonly german: ComponentChildren;
  readonly middle: ComponentChildren;
  readonly attack: ComponentChildren;
  readonly defence: ComponentChildren;
  readonly result?: ComponentChildren;
  readonly looks?: string;
}

export function LineCard(props: LineCardProps) {
  const { line, british, german, middle, attack, defence, result, looks = '' } = props;
  return (
    <li class={`line-card ${looks}`}>
      <h3 class="line-card__name">{t('assault.line', { n: line + 1 })}</h3>
      <div class="line-card__british">{british}</div>
      <div class="line-card__middle">{middle}</div>
      <div class="line-card__german">{german}</div>
      <div class="line-card__attack">{attack}</div>
      <div class="line-card__defence">{defence}</div>
      {result && <div class="line-card__result">{result}</div>}
    </li>
  );
}

interface StandingProps {
  readonly state: RaidState; // as it is now
  readonly before: RaidState; // as the lines were formed
  readonly unit: Unit;
  readonly small?: boolean;
}

/** A counter that is only looked at; one that has fallen since lies crossed out. */
export function Standing({ state, before, unit, small = false }: StandingProps) {
  const fallen = stepsOf(state, unit) === 0;
  const face = fallen ? before : state;
  const words = unitWords(face, unit);
  return (
    <span
      class={`line-card__counter${fallen ? ' line-card__counter--fallen' : ''}`}
      role="img"
      aria-label={words}
      title={words}
    >
      <Counter state={face} unit={unit} small={small} />
    </span>
  );
}

interface GermansProps extends Omit<StandingProps, 'unit' | 'small'> {
  readonly unit: Unit;
  readonly behind: readonly Unit[];
}

/** A German in contact and those behind him. */
export function Germans({ state, before, unit, behind }: GermansProps) {
  return (
    <>
      <Standing state={state} before={before} unit={unit} />
      {behind.length > 0 && (
        <span class="line-card__behind">
          {behind.map((other) => (
            <Standing key={other} state={state} before={before} unit={other} small />
          ))}
        </span>
      )}
    </>
  );
}
