// `?` opens the sheet of keys, anywhere but in a field.

import { useEffect } from 'preact/hooks';
import { helpShown, isTyping } from '../ui/kit/keys/help.ts';
import { HelpSheet } from './lazy-screens.tsx';

export function HelpKey() {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || isTyping(event)) return;
      event.preventDefault();
      helpShown.value = true;
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return helpShown.value ? <HelpSheet /> : null;
}
