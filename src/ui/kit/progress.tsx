// A bar that fills: the alarm, the turns, a load. It always says its figure as well.

import './progress.css';

export interface ProgressProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly text?: string; // what the figure reads as; 'value / max' by default
  readonly tone?: 'ink' | 'red' | 'blue' | 'sea';
  readonly labelHidden?: boolean;
}

export function Progress({ label, value, max, text, tone = 'ink', labelHidden }: ProgressProps) {
  const words = text ?? `${value} / ${max}`;
  const share = max === 0 ? 0 : Math.max(0, Math.min(1, value / max));
  return (
    <div class={`progress progress--${tone}`}>
      <div class={labelHidden ? 'visually-hidden' : 'progress__head'} aria-hidden="true">
        <span>{label}</span>
        <span class="numbers">{words}</span>
      </div>
      <div
        class="progress__bar"
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
      >
        <div class="progress__fill" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
