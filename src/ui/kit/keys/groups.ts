// The keys a screen answers to, for the sheet that `?` opens. A screen contributes its own while it is shown.

import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface KeyLine {
  readonly keys: readonly string[]; // 'U', '←'; several mean any of them
  readonly what: () => string; // in the language of the moment
}
export interface KeyGroup {
  readonly title: () => string;
  readonly lines: readonly KeyLine[];
}

export const keyGroups = signal<readonly KeyGroup[]>([]);

/** Lists a group of keys for as long as the component is on the screen. Give it a constant. */
export function useKeys(group: KeyGroup): void {
  useEffect(() => {
    keyGroups.value = [...keyGroups.value, group];
    return () => {
      keyGroups.value = keyGroups.value.filter((other) => other !== group);
    };
  }, [group]);
}
