// A line of text with its label and, when there is something to say, a message that screen readers hear too.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';
import './text-field.css';

export interface TextFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly icon?: IconName;
  readonly message?: ComponentChildren;
  readonly fault?: boolean; // the message says what is wrong
  readonly maxLength?: number;
  readonly placeholder?: string;
  readonly spellcheck?: boolean;
  readonly after?: ComponentChildren; // buttons beside the field
}

export function TextField(props: TextFieldProps) {
  const { label, labelHidden, value, onInput, icon, message, fault = false } = props;
  const id = useId();
  return (
    <div class={`field${fault ? ' field--fault' : ''}`}>
      <label class={labelHidden ? 'visually-hidden' : 'field__label'} for={id}>
        {label}
      </label>
      <div class="field__row">
        <div class="field__box">
          {icon && <Icon name={icon} />}
          <input
            id={id}
            class="field__input"
            type="text"
            value={value}
            maxLength={props.maxLength ?? 200}
            placeholder={props.placeholder ?? ''}
            spellcheck={props.spellcheck ?? false}
            autoComplete="off"
            aria-invalid={fault}
            {...(message ? { 'aria-describedby': `${id}-message` } : {})}
            onInput={(event) => onInput(event.currentTarget.value)}
          />
        </div>
        {props.after}
      </div>
      {message && (
        <p class="field__message" id={`${id}-message`} role={fault ? 'alert' : undefined}>
          {message}
        </p>
      )}
    </div>
  );
}
