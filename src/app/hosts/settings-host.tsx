// Wires the settings screen, where what is reset or deleted can be taken back for a while, and the page about the game.

import '../../words/shell/settings.ts';
import { toast } from '../../ui/kit/messages.ts';
import { Settings } from '../../ui/screens/settings.tsx';
import { lang, t } from '../../words/index.ts';
import { lazyScreen } from '../lazy.tsx';
import { currentSettings, resetSettings, restoreSettings } from '../settings-storage.ts';
import { archive } from '../stores.ts';

/** Reached from here, and with much to read. */
const About = lazyScreen(async () => (await import('./about-host.tsx')).AboutHost);

export function SettingsHost({ about = false }: { readonly about?: boolean }) {
  return about ? <About /> : <Settings onReset={reset} onClear={clear} />;
}

function reset(): void {
  const before = currentSettings();
  resetSettings();
  toast({
    text: t('settings.resetDone'),
    action: {
      label: t('settings.undo'),
      run: () => restoreSettings({ ...before, lang: lang.value }),
    },
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
