// The command line on the screen, once it is wanted.

import { type Signal, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import type { Table } from '../table.ts';

export const line: Signal<ComponentType<Table> | null> = signal(null);

/** False when there was none. */
export function closeLine(): boolean {
  const open = line.peek() !== null;
  line.value = null;
  return open;
}
