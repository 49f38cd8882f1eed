// What the player has set, as signals that anything on the screen may read. The app loads and keeps them.

import { computed, signal } from '@preact/signals';

export const SPEEDS = ['step', 'slow', 'fast', 'instant'] as const;
export type GermanPace = (typeof SPEEDS)[number];
export type GermanSpeed = GermanPace | 'auto';
export const MOTIONS = ['auto', 'on', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];
export const TEXT_SIZES = ['small', 'normal', 'large', 'huge'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export const CONTRASTS = ['auto', 'more'] as const;
export type Contrast = (typeof CONTRASTS)[number];

export const SOUNDS = ['off', 'soft', 'full'] as const;
export type Sound = (typeof SOUNDS)[number];

export const SWITCHES = ['on', 'off'] as const;
export type Switch = (typeof SWITCHES)[number];
export const BRIEFINGS = ['unread', 'read'] as const;
export type Briefing = (typeof BRIEFINGS)[number];

export const settings = {
  germanSpeed: signal<GermanSpeed>('auto'), // how fast the German phase is told; auto: step by step until a raid is over
  motion: signal<Motion>('auto'), // auto: as the system prefers
  textSize: signal<TextSize>('normal'),
  contrast: signal<Contrast>('auto'),
  sound: signal<Sound>('soft'), // of what happens on the map
  chance: signal<Switch>('on'), // helps of the staff officer: the win chance beside the map,
  advice: signal<Switch>('on'), // what he would do,
  threats: signal<Switch>('on'), // and what the Germans may do
  hints: signal<Switch>('on'), // beside the orders
  letters: signal<Switch>('on'), // keys of one character: letters, digits and signs
  slips: signal<Switch>('on'), // the end of a phase that would cost something wants a second press
  officers: signal<Switch>('on'), // they step behind by themselves when a stack forms
  briefing: signal<Briefing>('unread'), // shown once, before the first raid
  battleBriefing: signal<Briefing>('unread'), // and that of a system on hexes, before its first battle
};

export type Help = 'chance' | 'advice' | 'threats';

export const helpIsOn = (help: Help): boolean => settings[help].value === 'on';

/** What the system prefers; the app keeps it up to date. */
export const systemReducesMotion = signal(false);
export const systemWantsContrast = signal(false);

/** Whether everything is drawn as plainly as it can be; the map then stays in full light. */
export const strongContrast = computed(
  () => settings.contrast.value === 'more' || systemWantsContrast.value,
);

/** Whether things may move. */
export const moves = computed(() =>
  settings.motion.value === 'auto' ? !systemReducesMotion.value : settings.motion.value === 'on',
);

export const TEXT_SCALE: Readonly<Record<TextSize, number>> = {
  small: 0.9,
  normal: 1,
  large: 1.18,
  huge: 1.4,
};
