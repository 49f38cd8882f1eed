// Wires the settings screen: what it resets or deletes can be taken back for a while.

import { toast } from '../../ui/kit/messages.ts';
import { Settings } from '../../ui/screens/settings.tsx';
import { t } from '../../words/index.ts';
import { currentSettings, resetSettings, restoreSettings } from '../settings-storage.ts';
import { archive } from '../stores.ts';

export function SettingsHost() {
  return <Settings onReset={reset} onClear={clear} />;
}

function reset(): void {
  const before = currentSettings();
  resetSettings();
  toast({
    text: t('settings.resetDone'),
    action: { label: t('settings.undo'), run: () => restoreSettings(before) },
  });
}

async function clear(): Promise<void> {
  const raids = await archive.list();
  if (raids.length === 0) {
    toast({ text: t('settings.clearNone') });
    return;
  }
  const taken = await archive.take(raids.map((raid) => raid.id));
  toast({
    text: t('settings.clearDone', { n: raids.length }),
    action: {
      label: t('settings.undo'),
      run: () => {
        void archive.putBack(taken);
      },
    },
  });
}
