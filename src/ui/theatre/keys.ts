// Every key of the theatre: what it does, and its line in the help sheet.

import { t } from '../../words/index.ts';
import type { KeyGroup } from '../kit/keys/groups.ts';
import { isOff } from '../kit/keys/help.ts';
import { whyShown } from '../play/enemy/why-dialog.tsx';
import type { LookingFace } from '../sheet/face.ts';
import { SPEEDS, type Theatre } from './controller.ts';
import type { Paper } from './papers.tsx';
import type { Step } from './stops.ts';

export const theatreKeys = ({ replay }: Pick<LookingFace, 'replay'>): KeyGroup => ({
  title: () => t('theatre.keys.title'),
  lines: [
    { keys: ['←', '→'], what: () => t('theatre.keys.event') },
    { keys: ['Shift ←', 'Shift →'], what: () => t('theatre.keys.action') },
    { keys: ['G', 'Shift G'], what: () => replay.enemy.key() },
    { keys: ['PgUp', 'PgDn'], what: () => t('theatre.keys.turn') },
    { keys: ['Home', 'End'], what: () => t('theatre.keys.ends') },
    { keys: ['N', 'P'], what: () => t('theatre.keys.moment') },
    { keys: ['T'], what: () => t('theatre.keys.turns') },
    { keys: ['L'], what: () => t('theatre.keys.log') },
    { keys: ['K'], what: () => t('theatre.keys.moments') },
    { keys: ['Z'], what: () => t('theatre.keys.zones') },
    { keys: ['Space'], what: () => t('theatre.keys.play') },
    { keys: ['1', '…', '5'], what: () => t('theatre.keys.speed') },
    { keys: ['W'], what: () => replay.enemy.why() },
    { keys: ['C'], what: () => t('theatre.keys.take') },
    { keys: ['S'], what: () => t('theatre.keys.share') },
    { keys: ['F', '+', '−'], what: () => t('theatre.keys.map') },
  ],
});

export interface TheatreSheets {
  takeCommand(): void;
  share(): void;
  paper(paper: Paper): void;
}

/** Hears the keys for as long as the theatre is on the screen. */
export function listenToTheatreKeys(theatre: Theatre, sheets: TheatreSheets): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isElsewhere(event) || document.querySelector('dialog[open]') !== null) return;
    if (answer(theatre, sheets, event)) event.preventDefault();
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** Tabs, radio buttons, lists and fields have keys of their own; the slider's are the theatre's. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (isOff(key)) return true;
  if (!(target instanceof Element)) return false;
  if (target.matches('textarea, select, input[type="text"]')) return true;
  const moves = key.startsWith('Arrow') || key === 'Home' || key === 'End';
  return moves && target.matches('[role="tab"], input[type="radio"], .sheet__handle');
}

/** True when the key meant something. */
function answer(theatre: Theatre, sheets: TheatreSheets, event: KeyboardEvent): boolean {
  const { key, shiftKey, target } = event;
  if (key === ' ' || key === 'Enter') {
    const pressable = target instanceof Element && target.matches('button, a, input[type="radio"]');
    if (key === 'Enter' || pressable) return false;
    theatre.toggle();
    return true;
  }
  const speed = SPEEDS.find((known) => known === key);
  if (speed !== undefined) {
    theatre.speed.value = speed;
    return true;
  }
  const name = shiftKey ? `Shift ${key.toLowerCase()}` : key.toLowerCase();
  const step = STEPS_BY_KEY[name];
  if (step !== undefined) {
    theatre.pause();
    theatre.step(...step);
    return true;
  }
  const command = COMMANDS[key.toLowerCase()];
  command?.(theatre, sheets);
  return command !== undefined;
}

const STEPS_BY_KEY: Readonly<Record<string, readonly [Step, 1 | -1]>> = {
  arrowright: ['event', 1],
  arrowleft: ['event', -1],
  'Shift arrowright': ['action', 1],
  'Shift arrowleft': ['action', -1],
  g: ['enemy', 1],
  'Shift g': ['enemy', -1],
  pagedown: ['turn', 1],
  pageup: ['turn', -1],
};

const COMMANDS: Readonly<Record<string, (theatre: Theatre, sheets: TheatreSheets) => void>> = {
  home: (theatre) => theatre.go(0),
  end: (theatre) => theatre.go(theatre.end),
  n: (theatre) => theatre.stepMoment(1),
  p: (theatre) => theatre.stepMoment(-1),
  w: (theatre) => {
    const frame = theatre.frame.value;
    if (frame !== null && theatre.face.replay.explains(frame.event)) whyShown.value = frame;
  },
  t: () => document.querySelector<HTMLElement>('.readings select')?.focus(),
  l: (_, sheets) => sheets.paper('log'),
  k: (_, sheets) => sheets.paper('moments'),
  z: (_, sheets) => sheets.paper('zones'),
  c: (_, sheets) => sheets.takeCommand(),
  s: (_, sheets) => sheets.share(),
  f: (theatre) => theatre.map.value?.fit(),
  '+': (theatre) => theatre.map.value?.zoomBy(1.25),
  '=': (theatre) => theatre.map.value?.zoomBy(1.25),
  '-': (theatre) => theatre.map.value?.zoomBy(0.8),
};
