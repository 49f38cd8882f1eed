// Every key of the raid screen: what it does, and its line in the help sheet.

import { hasOwnView } from '../../systems/raid/panels/orders/order-list.ts';
import { act, Do, first } from '../../systems/raid/rules/actions.ts';
import { topOf } from '../../systems/raid/rules/state.ts';
import { NONE, type Zone } from '../../systems/raid/rules/types.ts';
import { describeContents } from '../../systems/raid/text/position.ts';
import { lang, t } from '../../words/index.ts';
import { announce } from '../kit/index.ts';
import { isTyping, type KeyGroup } from '../kit/keys/help.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import type { StaffOfficer } from '../staff/staff-officer.ts';
import type { RaidController } from './controller.ts';
import { focusStep, isArrow } from './focus-step.ts';

export const RAID_KEYS: KeyGroup = {
  title: () => t('raid.keys.title'),
  lines: [
    { keys: ['←', '↑', '→', '↓'], what: () => t('raid.keys.arrows') },
    { keys: ['Enter', 'Space'], what: () => t('raid.keys.enter') },
    { keys: ['1', '…', '9'], what: () => t('raid.keys.numbers') },
    { keys: ['N', 'P'], what: () => t('raid.keys.next') },
    { keys: ['Z'], what: () => t('raid.keys.undo') },
    { keys: ['T'], what: () => t('raid.keys.threats') },
    { keys: ['W'], what: () => t('staff.keys.ask') },
    { keys: ['E'], what: () => t('raid.keys.end') },
    { keys: ['D'], what: () => t('raid.keys.done') },
    { keys: ['L'], what: () => t('raid.keys.log') },
    { keys: ['F'], what: () => t('raid.keys.fit') },
    { keys: ['+', '−'], what: () => t('raid.keys.zoom') },
    { keys: ['.'], what: () => t('raid.keys.step') },
    { keys: ['S'], what: () => t('raid.keys.skip') },
    { keys: ['M'], what: () => t('raid.keys.menu') },
    { keys: ['Esc'], what: () => t('raid.keys.escape') },
  ],
};

export interface Sheets {
  toggleLog(): void;
  openMenu(): void;
}

/** Hears the keys for as long as the raid is on the screen. */
export function listenToKeys(
  raid: RaidController,
  staff: StaffOfficer,
  sheets: Sheets,
): () => void {
  const hear = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event) || document.querySelector('dialog[open], [inert] main') !== null) return;
    if (isHeldDown(event) || answerStaff(staff, event) || answer(raid, sheets, event)) {
      event.preventDefault();
    }
  };
  window.addEventListener('keydown', hear);
  return () => window.removeEventListener('keydown', hear);
}

/** One press, one order: only looking about and going on with what is told may be held down. */
const isHeldDown = ({ repeat, key }: KeyboardEvent): boolean =>
  repeat && !isArrow(key) && !['+', '=', '-', '.', 'Tab'].includes(key);

/** The staff officer is asked, or his advice is put away. */
function answerStaff(staff: StaffOfficer, { key }: KeyboardEvent): boolean {
  if (key === 'Escape') return staff.dismiss();
  if (key.toLowerCase() !== 'w') return false;
  void staff.ask();
  return true;
}

/** True when the key meant something. */
function answer(raid: RaidController, sheets: Sheets, event: KeyboardEvent): boolean {
  const { key } = event;
  if (isArrow(key)) return !ownsArrows(event) && moveFocus(raid, key);
  if (key === 'Enter' || key === ' ') return !isPressable(event) && press(raid);
  const digit = digitOf(event);
  if (digit !== null) return nthOrder(raid, digit);
  const command = COMMANDS[key.toLowerCase()];
  if (command === undefined) return false;
  command(raid, sheets);
  return true;
}

/** The number on a key, also on keyboards whose upper row gives it with Shift only. */
function digitOf({ key, code, shiftKey }: KeyboardEvent): number | null {
  if (/^[1-9]$/.test(key)) return Number(key);
  const [, digit] = /^Digit([1-9])$/.exec(code) ?? [];
  return digit === undefined || shiftKey || /^[-+=.0]$/.test(key) ? null : Number(digit);
}

const COMMANDS: Readonly<Record<string, (raid: RaidController, sheets: Sheets) => void>> = {
  n: (raid) => void takeNext(raid, 1),
  p: (raid) => void takeNext(raid, -1),
  z: (raid) => raid.undo(),
  t: (raid) => {
    raid.threatsOn.value = helpIsOn('threats') && !raid.threatsOn.value;
  },
  e: (raid) => {
    if (raid.ready.value && raid.decision.value.kind === 'choose') void raid.do(act(Do.end));
  },
  d: (raid) => {
    if (raid.ready.value && raid.decision.value.actions.includes(act(Do.done))) {
      void raid.do(act(Do.done));
    }
  },
  l: (_, sheets) => sheets.toggleLog(),
  m: (_, sheets) => sheets.openMenu(),
  f: (raid) => raid.map.value?.fit(),
  '+': (raid) => raid.map.value?.zoomBy(1.25),
  '=': (raid) => raid.map.value?.zoomBy(1.25),
  '-': (raid) => raid.map.value?.zoomBy(0.8),
  '.': (raid) => raid.playback.next(),
  s: (raid) => raid.playback.skip(),
  escape: stepBack,
};

function stepBack(raid: RaidController): void {
  if (raid.cancel()) return;
  if (raid.mayRelease) void raid.release();
  else raid.inspected.value = null;
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

function moveFocus(raid: RaidController, key: string): boolean {
  const { scenario } = raid.session;
  const from = raid.focused.value;
  const to = from === null ? startZone(raid) : focusStep(scenario, from, key);
  if (to !== null) focusZone(raid, to);
  return true;
}

/** Where the keyboard begins: at the acting stack, else at the first British one. */
function startZone(raid: RaidController): Zone {
  const asked = raid.decision.value;
  const place = asked.kind === 'act' ? raid.zoneOfPlace(asked.group.place) : null;
  if (place !== null) return place;
  const count = raid.session.scenario.zones.length;
  for (let zone = 0; zone < count; zone++) if (topOf(raid.state, zone) !== NONE) return zone;
  return 0;
}

export function focusZone(raid: RaidController, zone: Zone): void {
  raid.focused.value = zone;
  raid.map.value?.panTo(zone);
  const name = raid.session.scenario.zones[zone]?.[lang.value] ?? '';
  const inside = describeContents(raid.playback.shown.value, zone, lang.value);
  announce([name, ...(inside.length > 0 ? inside : [t('raid.emptyZone')])].join('. '));
}

function press(raid: RaidController): boolean {
  if (raid.playback.busy.value) raid.playback.next();
  else if (raid.focused.value !== null) void raid.zone(raid.focused.value);
  else return false;
  return true;
}

function nthOrder(raid: RaidController, n: number): boolean {
  const order = raid.orders.value[n - 1];
  const asked = raid.decision.value;
  const placed = hasOwnView(asked) && asked.kind !== 'round'; // there a number sends a man somewhere
  if (!raid.ready.value || order === undefined || placed) return false;
  void raid.give(order.action);
  return true;
}

/** Takes up the next stack that can act; the one chosen is put back if it has not acted. */
async function takeNext(raid: RaidController, by: 1 | -1): Promise<void> {
  const { takes } = raid;
  if (!raid.ready.value || takes.length === 0) return;
  const asked = raid.decision.value;
  const now = asked.kind === 'act' ? takes.indexOf(act(Do.take, asked.group.place)) : -1;
  const index =
    now < 0 ? (by > 0 ? 0 : takes.length - 1) : (now + by + takes.length) % takes.length;
  const next = takes[index];
  if (next === undefined) return;
  await raid.take(first(next));
  raid.focused.value = raid.zoneOfPlace(first(next)); // follow.ts brings it into sight
}
