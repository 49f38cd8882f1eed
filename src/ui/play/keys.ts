// Every key of the play screen: what it does, and its line in the help sheet. A system adds keys of its own.

import { t } from '../../words/index.ts';
import { announce } from '../kit/index.ts';
import type { KeyGroup, KeyLine } from '../kit/keys/groups.ts';
import { isTyping } from '../kit/keys/help.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import type { Face } from '../sheet/face.ts';
import type { Place } from '../sheet/model.ts';
import type { StaffOfficer } from '../staff/staff-officer.ts';
import { pressPlace } from './press.ts';
import type { Table } from './table.ts';
import { ask, openLine } from './voice/door.ts';
import { fitted } from './voice/fit.ts';
import { closeLine } from './voice/line.ts';

const linesOf = ({ labels }: Face): readonly KeyLine[] => [
  { keys: ['←', '↑', '→', '↓'], what: labels.arrows },
  { keys: ['Enter', 'Space'], what: labels.enter },
  { keys: ['1', '…', '9'], what: () => t('play.keys.numbers') },
  { keys: ['Z'], what: () => t('play.keys.undo') },
  { keys: ['T'], what: () => t('play.keys.threats') },
  { keys: ['W'], what: () => t('staff.keys.ask') },
  { keys: ['L'], what: labels.papers },
  { keys: ['F'], what: () => t('play.keys.fit') },
  { keys: ['+', '−'], what: () => t('play.keys.zoom') },
  { keys: ['.'], what: labels.nextEnemy },
  { keys: ['S'], what: () => t('play.keys.skip') },
  { keys: ['M'], what: () => t('play.keys.menu') },
  { keys: ['Esc'], what: labels.escape },
];

/** The keys of the screen with those of the system where it wants them. */
export function keysOf(face: Face): KeyGroup {
  const { keys = [], threats = false } = face;
  const lines = linesOf(face).flatMap((line) => {
    const [name] = line.keys;
    const own = keys.filter(({ before }) => before === name);
    return [...own, ...(name === 'T' && !threats ? [] : [line])];
  });
  return { title: face.labels.keys, lines };
}

/** The keys of those who play by ear. */
export const EAR_KEYS: KeyGroup = {
  title: () => t('play.keys.ear'),
  lines: [
    { keys: ['O'], what: () => t('play.keys.orders') },
    { keys: ['I'], what: () => t('play.keys.place') },
    { keys: ['H'], what: () => t('play.keys.danger') },
    { keys: ['R'], what: () => t('play.keys.repeat') },
    { keys: ['V'], what: () => t('play.keys.details') },
    { keys: ['C'], what: () => t('play.keys.type') },
  ],
};

export interface Sheets {
  toggleLog(): void;
  openMenu(): void;
}

/** Hears the keys for as long as the game is on the screen. */
export function listenToKeys(table: Table, staff: StaffOfficer, sheets: Sheets): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || document.querySelector('dialog[open], [inert] main') !== null) return;
    if (isHeldDown(event) || puts(staff, event) || answer(table, sheets, event)) {
      event.preventDefault();
    }
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

const isArrow = (key: string): boolean => /^Arrow(?:Up|Down|Left|Right)$/.test(key);

/** One press, one order: only looking about and going on with what is told may be held down. */
const isHeldDown = ({ repeat, key }: KeyboardEvent): boolean =>
  repeat && !isArrow(key) && !['+', '=', '-', '.', 'Tab'].includes(key);

/** The staff officer is asked, or his advice, or else the command line, is put away. */
function puts(staff: StaffOfficer, { key }: KeyboardEvent): boolean {
  if (key === 'Escape') return staff.dismiss() || closeLine();
  if (key.toLowerCase() !== 'w') return false;
  void staff.ask();
  return true;
}

/** True when the key meant something. */
function answer(table: Table, sheets: Sheets, event: KeyboardEvent): boolean {
  const { key } = event;
  if (isArrow(key)) return !ownsArrows(event) && moveFocus(table, key);
  if (key === 'Enter' || key === ' ') return !isPressable(event) && press(table);
  const digit = digitOf(event);
  if (digit !== null) return nthOrder(table, digit);
  const name = key.toLowerCase();
  const own = table.face.keys?.find(({ keys }) => keys.some((k) => k.toLowerCase() === name));
  const command = COMMANDS[name];
  if (own !== undefined) own.press(table.desk, name);
  else if (command === undefined) return false;
  else command(table, sheets);
  return true;
}

/** The number on a key, also on keyboards whose upper row gives it with Shift only. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  if (/^[1-9]$/.test(key)) return Number(key);
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined || shiftKey || /^[-+=.0]$/.test(key) ? null : Number(digit);
}

const COMMANDS: Readonly<Record<string, (table: Table, sheets: Sheets) => void>> = {
  z: ({ desk }) => desk.orders.undo(),
  t: ({ face, desk: { looks } }) => {
    looks.threatsOn.value = face.threats === true && helpIsOn('threats') && !looks.threatsOn.value;
  },
  l: (_, sheets) => sheets.toggleLog(),
  m: (_, sheets) => sheets.openMenu(),
  f: ({ desk }) => desk.looks.map.value?.fit(),
  '+': ({ desk }) => desk.looks.map.value?.zoomBy(1.25),
  '=': ({ desk }) => desk.looks.map.value?.zoomBy(1.25),
  '-': ({ desk }) => desk.looks.map.value?.zoomBy(0.8),
  '.': ({ desk }) => desk.playback.next(),
  s: ({ desk }) => desk.playback.skip(),
  o: (table) => void ask(table, 'orders'),
  i: (table) => void ask(table, 'place'),
  h: (table) => void ask(table, 'threats'),
  r: (table) => void ask(table, 'repeat'),
  v: (table) => void ask(table, 'details'),
  c: () => void openLine(),
  escape: stepBack,
};

function stepBack({ face, desk }: Table): void {
  if (desk.orders.cancel()) return;
  if (face.stepBack !== undefined) face.stepBack(desk);
  else desk.looks.inspected.value = null;
}

/** Tabs, radio buttons and lists move within themselves. */
function ownsArrows(event: KeyboardEvent): boolean {
  const { target } = event;
  return target instanceof Element && target.matches('[role="tab"], input, [data-own-keys] *');
}

function isPressable(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    target instanceof Element && target.matches('button, a, input, summary, [data-own-keys] *')
  );
}

function moveFocus({ face, desk }: Table, key: string): boolean {
  const { orders, looks, session } = desk;
  const from = looks.focused.value;
  const to =
    from === null
      ? face.start(orders.position, orders.asked.value)
      : face.step(session.scenario, from, key);
  if (to !== null) focusPlace({ face, desk }, to);
  return true;
}

function focusPlace({ face: { words, speech }, desk }: Table, place: Place): void {
  const { looks, playback, session } = desk;
  looks.focused.value = place;
  looks.map.value?.panTo(place);
  const shown = playback.shown.value;
  const inside = speech?.place?.(shown, place) ?? words.contents(shown, place);
  const said = inside.length > 0 ? inside : [t('play.nothingHere')];
  announce(fitted([words.place(session.scenario, place), ...said].map((line) => `${line}.`)));
}

function press({ face, desk }: Table): boolean {
  const { looks, playback } = desk;
  if (playback.busy.value) playback.next();
  else if (looks.focused.value !== null) void pressPlace({ face, desk }, looks.focused.value);
  else return false;
  return true;
}

function nthOrder({ face, desk: { orders } }: Table, n: number): boolean {
  const order = orders.listed.value[n - 1];
  const placed = face.isPlaced?.(orders.asked.value) === true; // there a number sends a piece somewhere
  if (!orders.ready.value || order === undefined || placed) return false;
  void orders.give(order.action);
  return true;
}
