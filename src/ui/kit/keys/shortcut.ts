// The key that does the same as a control, as assistive technology is told it; none while such keys are turned off.

import { isOff } from './help.ts';

const NAMED: Readonly<Record<string, string>> = { Esc: 'Escape', '↵': '', '−': '-' };

/** For `aria-keyshortcuts`, from the key as it is printed. */
export function shortcut(printed: string | undefined): string | undefined {
  if (printed === undefined || isOff(printed)) return undefined;
  return (NAMED[printed] ?? printed.toLowerCase()) || undefined;
}
