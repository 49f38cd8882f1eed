// Loads the settings, keeps them when they change and puts them on the page. A value that is not known is left out.

import { effect, type Signal } from '@preact/signals';
import {
  BRIEFINGS,
  CONTRASTS,
  MOTIONS,
  SOUNDS,
  SPEEDS,
  SWITCHES,
  settings,
  systemReducesMotion,
  systemWantsContrast,
  TEXT_SCALE,
  TEXT_SIZES,
} from '../ui/kit/prefs/settings.ts';
import { browserLang, LANGS, lang } from '../words/index.ts';
import { type Notes, readJson } from './storage/notes.ts';

const NOTE = 'settings';

type Kept = readonly [name: string, of: Signal<string>, known: readonly string[]];

/** The values a setting may have, where it is not on or off. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  germanSpeed: [...SPEEDS, 'auto'],
  motion: MOTIONS,
  textSize: TEXT_SIZES,
  contrast: CONTRASTS,
  sound: SOUNDS,
  briefing: BRIEFINGS,
  battleBriefing: BRIEFINGS,
};

const KEPT: readonly Kept[] = [
  ['lang', lang as Signal<string>, LANGS],
  ...Object.entries<Signal<string>>(settings).map(
    ([name, signal]): Kept => [name, signal, KNOWN[name] ?? SWITCHES],
  ),
];

/** Reads what was kept; from then on every change is kept. */
export function keepSettings(notes: Notes): void {
  lang.value = browserLang(navigator.languages);
  restoreSettings(readJson(notes, NOTE));
  effect(() => {
    notes.write(NOTE, JSON.stringify(currentSettings()));
  });
  followSystem();
  effect(applyToPage);
}

/** Every setting by name, for keeping and for undoing a reset. */
export function currentSettings(): Record<string, string> {
  return Object.fromEntries(KEPT.map(([name, of]) => [name, of.value]));
}

export function restoreSettings(stored: unknown): void {
  if (typeof stored !== 'object' || stored === null) return;
  const values = stored as Readonly<Record<string, unknown>>;
  for (const [name, of, known] of KEPT) {
    const kept = known.find((value) => Object.hasOwn(values, name) && value === values[name]);
    if (kept !== undefined) of.value = kept;
  }
}

const DEFAULTS = currentSettings();

/** Everything but the language as it was on the first day. */
export function resetSettings(): void {
  restoreSettings({ ...DEFAULTS, lang: lang.value });
}

function followSystem(): void {
  follow('(prefers-reduced-motion: reduce)', systemReducesMotion);
  follow('(prefers-contrast: more)', systemWantsContrast);
}

function follow(media: string, signal: Signal<boolean>): void {
  const query = matchMedia(media);
  signal.value = query.matches;
  query.addEventListener('change', () => {
    signal.value = query.matches;
  });
}

function applyToPage(): void {
  const page = document.documentElement;
  page.lang = lang.value;
  page.dataset.motion = settings.motion.value;
  page.dataset.contrast = settings.contrast.value;
  page.style.setProperty('--text-scale', String(TEXT_SCALE[settings.textSize.value]));
}
