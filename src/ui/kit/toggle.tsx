// On or off: a checkbox that looks like a switch and says which it is.

import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import './toggle.css';

export interface ToggleProps {
  readonly label: string;
  readonly detail?: ComponentChildren;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
}

export function Toggle({ label, detail, on, onChange, disabled = false }: ToggleProps) {
  const id = useId();
  return (
    <div class="toggle">
      <input
        type="checkbox"
        role="switch"
        class="toggle__input"
        id={id}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        aria-describedby={detail ? `${id}-detail` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label class="toggle__label" for={id}>
        {label}
      </label>
      {detail && (
        <div class="toggle__detail" id={`${id}-detail`}>
          {detail}
        </div>
      )}
    </div>
  );
}
