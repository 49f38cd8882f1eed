// What was typed, understood: an order of the one list of legal ones, a question, or neither and why. Nothing that is not
// legal can be typed; what was meant and is not to be had is told with the rule that forbids it.

import '../../../words/shell/voice.ts';
import { type MessageKey, t } from '../../../words/index.ts';
import type { Order, Refusal } from '../../sheet/desk.ts';
import type { FaceAsking } from '../../sheet/face-speech.ts';
import type { Place } from '../../sheet/model.ts';
import type { Table } from '../table.ts';
import { bestOf, fitOf, telling, wordsIn } from './typed.ts';

export const COMMANDS = [
  ...(['orders', 'place', 'threats', 'repeat', 'details', 'more', 'status', 'score'] as const),
  ...(['why', 'help', 'commit', 'cancel', 'undo', 'next', 'skip'] as const),
] as const;
export type CommandName = (typeof COMMANDS)[number];

export type Meaning =
  | { readonly kind: 'command'; readonly name: CommandName; readonly place: Place | null }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'several'; run(): Promise<void> } // orders that are carried out as one
  | { readonly kind: 'which'; readonly orders: readonly Order[] }
  | { readonly kind: 'refused'; readonly refused: readonly Refusal[] }
  | { readonly kind: 'words'; readonly text: string }; // nothing is done: what to say instead

/** Where something is typed. */
export interface Seat extends Table {
  readonly asking: FaceAsking;
  readonly offered: readonly Order[]; // what numbers stand for
}

const catalogued = (key: MessageKey): string[] => wordsIn(t(key));
const said = (key: MessageKey, values = {}): Meaning => ({ kind: 'words', text: t(key, values) });

export function understand(seat: Seat, typed: string): Meaning {
  const words = wordsIn(typed);
  const [first] = words;
  if (first === undefined) return { kind: 'words', text: seat.asking.help?.() ?? t('voice.help') };
  if (/^\d+$/.test(first) && words.length === 1) return numbered(seat, Number(first));
  const told = telling(words, catalogued('voice.small'));
  const command = COMMANDS.find((name) => catalogued(`voice.cmd.${name}`).includes(first));
  const verb = verbsIn(seat, told);
  if (command !== undefined && verb.length === 0) return commanded(seat, command, words.slice(1));
  const found = ordersFor(seat, told);
  if (found.length > 1) return together(seat, told, verb) ?? { kind: 'which', orders: found };
  const [order] = found;
  if (order !== undefined) return { kind: 'order', order };
  if (command !== undefined) return commanded(seat, command, words.slice(1));
  return notToBeHad(seat, told, verb, typed.trim());
}

/** A verb and nothing else, or all: several orders as one. */
function together({ asking, desk }: Seat, words: readonly string[], verbs: readonly string[]) {
  const [verb = ''] = verbs;
  const run = asking.atOnce?.(desk, verb) ?? null;
  const called = asking.verbs?.find(({ id }) => id === verb)?.words() ?? '';
  const known = [...wordsIn(called), ...catalogued('voice.all')];
  if (run === null || !words.every((word) => known.includes(word))) return null;
  return { kind: 'several', run } as const;
}

function numbered({ offered }: Seat, n: number): Meaning {
  const order = offered[n - 1];
  return order === undefined ? said('voice.noNumber', { n }) : { kind: 'order', order };
}

/** A command; only a question about a place has more to it. */
function commanded(seat: Seat, name: CommandName, rest: readonly string[]): Meaning {
  const place = telling(rest, catalogued('voice.small'));
  if (name !== 'place' || rest.length === 0) return { kind: 'command', name, place: null };
  return ofPlace(seat, place, (found) => ({ kind: 'command', name, place: found }));
}

/** The only place that is meant, or which there are. */
function ofPlace(seat: Seat, words: readonly string[], then: (place: Place) => Meaning): Meaning {
  const found = placesFor(seat, words);
  const [place] = found;
  if (place === undefined) return said('voice.noPlace', { typed: words.join(' ') });
  if (found.length === 1) return then(place);
  const { face, desk } = seat;
  const names = found.map((one) => face.words.place(desk.session.scenario, one));
  return said('voice.whichPlace', { places: names.join(', ') });
}

function placesFor(seat: Seat, words: readonly string[]): Place[] {
  const { asking, desk } = seat;
  const listed = desk.orders.listed.value.flatMap(({ place }) => place ?? []);
  const all = asking.places?.(desk.session.scenario) ?? [...new Set(listed)];
  return bestOf(all, (place) => fitOf(words, { names: namesOf(seat, place) }));
}

/** What a place is called, word by word. */
function namesOf({ face, asking, desk }: Seat, place: Place): string[][] {
  const { scenario } = desk.session;
  const names = asking.names?.(scenario, place) ?? [face.words.place(scenario, place)];
  const small = catalogued('voice.small');
  return names.map((name) => [...telling(wordsIn(name), small)]);
}

/** Orders that everything typed fits, the best of them. A place alone is no order. */
function ordersFor(seat: Seat, words: readonly string[]): Order[] {
  const { face, asking, desk } = seat;
  const orders = [...desk.orders.listed.value, ...(asking.also?.(desk) ?? [])];
  return bestOf(orders, (order) => {
    const verb = asking.verbOf?.(order.action);
    const verbs = wordsIn(asking.verbs?.find(({ id }) => id === verb)?.words() ?? '');
    const said = wordsIn(face.words.action(desk.session.scenario, order.action));
    const names = order.place === null ? [] : namesOf(seat, order.place);
    if (words.every((word) => names.flat().includes(word))) return 0;
    return fitOf(words, { verbs, said, names });
  });
}

/** The kinds of order whose words were typed. */
function verbsIn({ asking }: Seat, words: readonly string[]): string[] {
  const verbs = asking.verbs ?? [];
  return verbs
    .filter(({ words: called }) => wordsIn(called()).some((word) => words.includes(word)))
    .map(({ id }) => id);
}

/** A verb whose order the rules forbid, a place alone, or nothing that is known. */
function notToBeHad(
  seat: Seat,
  words: readonly string[],
  verbs: readonly string[],
  typed: string,
): Meaning {
  const [verb] = verbs;
  if (verb === undefined) {
    const found = placesFor(seat, words);
    if (found.length === 0) return said('voice.unknown', { typed });
    return ofPlace(seat, words, (place) => ({ kind: 'command', name: 'place', place }));
  }
  const called = wordsIn(seat.asking.verbs?.find(({ id }) => id === verb)?.words() ?? '');
  const rest = words.filter((word) => !called.includes(word));
  if (rest.length === 0) return refusedFor(seat, verb, null, typed);
  return ofPlace(seat, rest, (place) => refusedFor(seat, verb, place, typed));
}

function refusedFor(
  { asking, desk }: Seat,
  verb: string,
  place: Place | null,
  typed: string,
): Meaning {
  const { orders, session } = desk;
  const action = asking.wished?.(orders.position, orders.asked.value, verb, place) ?? null;
  const rule = action === null ? null : session.forbids(action);
  const legal = desk.orders.listed.value.find((order) => order.action === action);
  if (legal !== undefined) return { kind: 'order', order: legal }; // by another verb: men aboard land when they go
  if (action === null || rule === null) return said('voice.notNow', { typed });
  return { kind: 'refused', refused: [{ action, rule }] };
}
