// One of many: the browser's own list under our own face.

import { useId } from 'preact/hooks';
import { Icon } from './icon.tsx';
import './select.css';

export interface SelectProps<Value extends string> {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly options: ReadonlyArray<{ readonly value: Value; readonly label: string }>;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const id = useId();
  return (
    <div class="select">
      <label class={props.labelHidden ? 'visually-hidden' : 'select__label'} for={id}>
        {props.label}
      </label>
      <div class="select__box">
        <select
          id={id}
          class="select__input"
          value={props.value}
          onChange={(event) => {
            const chosen = props.options[event.currentTarget.selectedIndex];
            if (chosen !== undefined) props.onChange(chosen.value);
          }}
        >
          {props.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="down" />
      </div>
    </div>
  );
}
