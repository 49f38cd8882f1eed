// Says once, in words, when raids are not being kept.

import { effect } from '@preact/signals';
import { toast } from '../ui/kit/messages.ts';
import { t } from '../words/index.ts';
import { archive } from './stores.ts';

/** Watches until the returned function is called. */
export function warnWhenUnsaved(): () => void {
  let told = false;
  return effect(() => {
    if (!archive.refused.value || told) return;
    told = true;
    toast({ kind: 'warning', text: t('save.refused'), stays: true });
  });
}
