// Men that are placed by hand, in every way: dragged, picked and put, or sent by a key. The focus goes with the man.

import { type Signal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Unit } from '../../rules/types.ts';
import { carry } from './drag.ts';

export interface Placing {
  readonly board: RefObject<HTMLDivElement | null>;
  readonly picked: Signal<Unit | null>;
  /** A press on a man: picks him, lets him go, or puts the picked man where this one is. */
  press(unit: Unit, slot: string): void;
  /** A press on a slot: the picked man goes there. */
  putPicked(slot: string): void;
  /** A key or a drop: this man goes there. */
  send(unit: Unit, slot: string): void;
  lift(event: PointerEvent, unit: Unit): void;
  /** A key on a man sends him somewhere; Esc lets the picked man go. */
  key(event: KeyboardEvent, unit: Unit | null): void;
}

/** `put` carries a move out, `slotFor` tells where a key sends a man; slots go by their names. */
export function usePlacing(
  put: (unit: Unit, slot: string) => void,
  slotFor: (unit: Unit, key: string) => string | undefined,
): Placing {
  const board = useRef<HTMLDivElement>(null);
  const picked = useSignal<Unit | null>(null);
  const follow = useRef<Unit | null>(null);
  useLayoutEffect(() => {
    if (follow.current === null) return;
    const man = board.current?.querySelector(`[data-unit="${follow.current}"]`);
    if (man instanceof HTMLElement) man.focus();
    follow.current = null;
  });
  const send = (unit: Unit, slot: string) => {
    follow.current = unit;
    picked.value = null;
    put(unit, slot);
  };
  const putPicked = (slot: string) => {
    if (picked.value !== null) send(picked.value, slot);
  };
  return {
    board,
    picked,
    send,
    putPicked,
    press: (unit, slot) => {
      if (picked.value !== null && picked.value !== unit) putPicked(slot);
      else picked.value = picked.value === unit ? null : unit;
    },
    lift: (event, unit) =>
      carry({
        event,
        drop: (slot) => {
          if (slot !== null) send(unit, slot);
        },
      }),
    key: (event, unit) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const slot = unit === null ? undefined : slotFor(unit, event.key);
      const drops = event.key === 'Escape' && picked.value !== null;
      if (!drops && slot === undefined) return;
      event.preventDefault();
      if (drops) picked.value = null;
      else if (unit !== null && slot !== undefined) send(unit, slot);
    },
  };
}
