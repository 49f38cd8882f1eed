// What is answered when it is asked for: orders by number, a place, threats, details, points, reasons. It may be long.

import '../../../words/shell/voice.ts';
import '../../../words/shell/diary.ts';
import { aloud } from '../../../words/aloud.ts';
import { t } from '../../../words/index.ts';
import type { Order } from '../../sheet/desk.ts';
import { lookOf } from '../../sheet/look.ts';
import type { Place } from '../../sheet/model.ts';
import { type LogLine, lineSentence, logTurns } from '../log/log-lines.ts';
import { armedWords } from './armed-words.ts';
import type { Seat } from './understand.ts';

const AT_ONCE = 9; // orders; more when they are asked for

/** Orders by their numbers, from one of them on. */
export function ordersAnswer(seat: Seat, orders: readonly Order[], from = 0): string[] {
  const ahead = from > 0 ? [] : (seat.asking.ahead?.(seat.desk) ?? []);
  if (orders.length === 0 && ahead.length === 0) return [t('voice.noOrders')];
  const told = orders
    .slice(from, from + AT_ONCE)
    .map((order, i) => t('voice.numbered', { n: from + i + 1, what: orderText(seat, order) }));
  const left = orders.length - from - told.length;
  return left > 0 ? [...ahead, ...told, t('voice.more', { n: left })] : [...ahead, ...told];
}

export const nextFrom = (from: number, count: number): number =>
  from + AT_ONCE < count ? from + AT_ONCE : 0;

function orderText({ face, asking, desk }: Seat, order: Order): string {
  return asking.order?.(desk, order) ?? face.words.action(desk.session.scenario, order.action);
}

/** The place that is asked about, else the one looked at, else where the stack in hand stands. */
export function placeAnswer(seat: Seat, asked: Place | null): string[] {
  const { face, asking, desk } = seat;
  const { orders, looks, playback, session } = desk;
  const inHand = face.acting?.(orders.position, orders.asked.value) ?? null;
  const looked = asked ?? looks.focused.value ?? inHand ?? looks.inspected.value;
  const place = looked ?? face.start(orders.position, orders.asked.value);
  looks.focused.value = place;
  looks.map.value?.panTo(place);
  if (asking.place !== undefined) return [...asking.place(desk, place)];
  const inside = face.words.contents(playback.shown.value, place);
  return [
    `${face.words.place(session.scenario, place)}.`,
    ...(inside.length > 0 ? inside : [t('play.nothingHere')]).map((line) => `${line}.`),
  ];
}

export const threatsAnswer = ({ asking, desk }: Seat): string[] => [
  ...(asking.threats?.(desk) ?? [t('voice.noDetails')]),
];

/** An order that waits with all its odds, else every line of the last order with its sums. */
export function detailsAnswer(seat: Seat): string[] {
  const armed = seat.desk.orders.armed.value;
  if (armed !== null) {
    const card = document.getElementById('odds-words');
    const lines = card?.innerText.split(/\n+/) ?? [];
    return lines.length > 0 ? lines : [armedWords(seat, armed)];
  }
  const { session, playback } = seat.desk;
  const turns = logTurns(seat.face.look, session.frames, playback.told.value, 'all');
  const lines = turns.flatMap((turn) => [...turn.lines].reverse());
  const [last] = lines;
  if (last === undefined) return [t('voice.noDetails')];
  const own = lines.filter(({ frame }) => frame.action === last.frame.action).reverse();
  return own.flatMap((line) => lineAnswer(seat, line));
}

function lineAnswer({ face, desk }: Seat, line: LogLine): string[] {
  const details = line.frames.map(({ event }) => face.words.detail?.(desk.session.scenario, event));
  const sums = details.flatMap((detail) => detail?.sums ?? []);
  const lines = details.flatMap((detail) => detail?.lines ?? []);
  return [
    aloud(lineSentence(face, line)),
    ...sums.map(({ title, parts, total }) =>
      t('voice.sum', {
        who: title,
        parts: parts.map(({ what, value }) => `${what} ${value}`).join(', '),
        total,
      }),
    ),
    ...lines.map((one) => `${capital(aloud(one))}.`),
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is asked, as if for the first time. */
export function statusAnswer({ face, desk }: Seat): string[] {
  const { position, asked } = desk.orders;
  const text = face.speech?.asked?.(position, asked.value, null);
  return [text ?? aloud(face.words.asked(position, asked.value))];
}

export function scoreAnswer({ face, desk }: Seat): string[] {
  const { vp, outcome } = desk.session.game.system.score(desk.orders.position);
  return [t('play.score', { vp: t('replays.vp', { vp }), outcome: face.words.outcome(outcome) })];
}

/** Why the enemy did what he last chose to do. */
export function whyAnswer({ face, desk }: Seat): string[] {
  const { session, playback } = desk;
  const told = session.frames.slice(0, playback.told.value);
  const chosen = told.filter(
    ({ event }) =>
      lookOf(face.look, event).whose(event) === 'enemy' &&
      (face.words.why?.(session.scenario, event) ?? null) !== null,
  );
  const last = chosen.at(-1);
  if (last === undefined) return [t('voice.noWhy')];
  const parts = face.words.why?.(session.scenario, last.event) ?? [];
  const first = parts.filter(({ folded }) => folded !== true);
  return [
    aloud(face.words.event(session.scenario, last.event, last.before)),
    ...first.flatMap(({ lines }) => lines.map(aloud)),
  ];
}

export const helpAnswer = ({ asking }: Seat): string[] => [
  asking.help?.() ?? t('voice.help'),
  t('voice.help.ask'),
  t('voice.help.do'),
];
