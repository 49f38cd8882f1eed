// Says once, in words, when raids are not being kept.

import { effect } from '@preact/signals';
import { raidList } from './raid-list.ts';

/** Watches until the returned function is called. */
export function warnWhenUnsaved(): () => void {
  let told = '';
  return effect(() => {
    if (!raidList.refused.value || told === raidList.trouble) return;
    told = raidList.trouble;
    void import('./unsaved-words.ts').then(({ tellUnsaved }) => tellUnsaved(raidList.trouble));
  });
}
