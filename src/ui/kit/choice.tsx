// One of several: a compact strip (Segmented) or cards with words (radio-group.tsx). Both are real radio buttons, so the
// browser brings the keyboard and the names.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './choice.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly detail?: ComponentChildren; // below the label
}

export interface ChoiceProps<Value extends string> {
  readonly legend: string;
  readonly hint?: ComponentChildren; // said once for the whole group
  readonly legendHidden?: boolean;
  readonly choices: ReadonlyArray<Choice<Value>>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** A strip of short words. */
export function Segmented<Value extends string>(props: ChoiceProps<Value>) {
  return <Group {...props} look="strip" />;
}

export function Group<Value extends string>(
  props: ChoiceProps<Value> & { look: 'card' | 'strip' },
) {
  const { legend, hint, legendHidden, choices, value, onChange, look, disabled } = props;
  const name = useId();
  return (
    <fieldset class="choice" disabled={disabled}>
      <legend class={legendHidden ? 'visually-hidden' : 'choice__legend'}>{legend}</legend>
      {hint && <p class="choice__hint">{hint}</p>}
      <div class={`${look}s`}>
        {choices.map((choice) => (
          <div key={choice.value} class={look}>
            <input
              type="radio"
              class={`${look}__input`}
              id={`${name}-${choice.value}`}
              name={name}
              checked={choice.value === value}
              aria-describedby={choice.detail ? `${name}-${choice.value}-detail` : undefined}
              onChange={() => onChange(choice.value)}
            />
            <label class={`${look}__label`} for={`${name}-${choice.value}`}>
              {choice.label}
            </label>
            {choice.detail && (
              <div class="card__detail" id={`${name}-${choice.value}-detail`}>
                {choice.detail}
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
