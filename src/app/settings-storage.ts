// Loads the settings, keeps them when they change and puts them on the page. A value that is not known is left out.

import { effect, type Signal } from '@preact/signals';
import {
  BRIEFINGS,
  CONTRASTS,
  HELPS,
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

interface Kept {
  readonly name: string;
  read(value: unknown): void;
  value(): string;
}

function kept<Value extends string>(
  name: string,
  signal: Signal<Value>,
  known: readonly Value[],
): Kept {
  return {
    name,
    read(value) {
      const found = known.find((one) => one === value);
      if (found !== undefined) signal.value = found;
    },
    value: () => signal.value,
  };
}

const KEPT: readonly Kept[] = [
  kept('lang', lang, LANGS),
  kept('germanSpeed', settings.germanSpeed, SPEEDS),
  kept('motion', settings.motion, MOTIONS),
  kept('textSize', settings.textSize, TEXT_SIZES),
  kept('contrast', settings.contrast, CONTRASTS),
  kept('sound', settings.sound, SOUNDS),
  ...HELPS.map((help) => kept(help, settings[help], SWITCHES)),
  kept('hints', settings.hints, SWITCHES),
  kept('briefing', settings.briefing, BRIEFINGS),
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
  return Object.fromEntries(KEPT.map((one) => [one.name, one.value()]));
}

export function restoreSettings(stored: unknown): void {
  if (typeof stored !== 'object' || stored === null) return;
  const values = stored as Readonly<Record<string, unknown>>;
  for (const one of KEPT) if (Object.hasOwn(values, one.name)) one.read(values[one.name]);
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
