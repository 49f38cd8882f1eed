// A man to be placed, and a slot that takes men.

import type { ComponentChildren } from 'preact';
import type { RaidState } from '../../rules/state.ts';
import type { Unit } from '../../rules/types.ts';
import { Counter } from '../stack/counter.tsx';
import './placing.css';
import type { Placing } from './use-placing.ts';

interface ManProps {
  readonly placing: Placing;
  readonly state: RaidState;
  readonly unit: Unit;
  readonly slot: string; // where the picked man goes when this one is pressed
  readonly label: string;
  readonly small?: boolean;
}

export function Man({ placing, state, unit, slot, label, small = false }: ManProps) {
  const picked = placing.picked.value === unit;
  return (
    <button
      type="button"
      class={`placing__man${picked ? ' placing__man--picked' : ''}`}
      data-unit={unit}
      aria-pressed={picked}
      aria-label={label}
      title={label}
      onClick={() => placing.press(unit, slot)}
      onPointerDown={(event) => placing.lift(event, unit)}
      onKeyDown={(event) => placing.key(event, unit)}
    >
      <Counter state={state} unit={unit} small={small} />
    </button>
  );
}

interface SlotProps {
  readonly placing: Placing;
  readonly name: string;
  readonly put: string | null; // what a press here would do; null when it would do nothing
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Men lie in it; while one is picked who may go there, a button takes him. */
export function Slot({ placing, name, put, class: looks = '', children }: SlotProps) {
  return (
    <div class={`placing__slot ${looks}`} data-slot={name}>
      {children}
      {put !== null && (
        <button
          type="button"
          class="placing__put"
          aria-label={put}
          title={put}
          onClick={() => placing.putPicked(name)}
          onKeyDown={(event) => placing.key(event, null)}
        >
          <span aria-hidden="true">+</span>
        </button>
      )}
    </div>
  );
}
