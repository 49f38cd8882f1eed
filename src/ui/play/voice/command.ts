// Carries out what was typed: gives the order, answers the question, or says why not.

import { type Signal, signal } from '@preact/signals';
import { t } from '../../../words/index.ts';
import { announce } from '../../kit/index.ts';
import { spoken } from '../../kit/messages.ts';
import type { Order } from '../../sheet/desk.ts';
import type { Place } from '../../sheet/model.ts';
import { isEnemyPhase } from '../enemy/enemy-phase.ts';
import type { Table } from '../table.ts';
import {
  detailsAnswer,
  helpAnswer,
  nextFrom,
  ordersAnswer,
  placeAnswer,
  scoreAnswer,
  statusAnswer,
  threatsAnswer,
  whyAnswer,
} from './answers.ts';
import { type CommandName, type Meaning, type Seat, understand } from './understand.ts';

/** The last answer, line by line; what is said since then takes its place. */
export const answered: Signal<readonly string[]> = signal([]);

/** Orders among which one was to be chosen, and from where on they are told. */
let offer: { readonly of: object; readonly orders: readonly Order[]; from: number } | null = null;

export async function seatAt({ face, desk }: Table): Promise<Seat> {
  const asking = (await face.asking?.()) ?? {};
  const { listed } = desk.orders;
  const still = offer !== null && offer.of === desk.orders.position ? offer.orders : null;
  return { face, desk, asking, offered: still ?? listed.value };
}

/** Says an answer and shows it. */
export function answer(lines: readonly string[]): void {
  answered.value = lines;
  announce(lines.join(' '));
}

export async function run(table: Table, typed: string): Promise<void> {
  const seat = await seatAt(table);
  await carryOut(seat, understand(seat, typed));
}

async function carryOut(seat: Seat, meaning: Meaning): Promise<void> {
  const { desk } = seat;
  switch (meaning.kind) {
    case 'words':
      return answer([meaning.text]);
    case 'command':
      return obey(seat, meaning.name, meaning.place);
    case 'which':
      offer = { of: desk.orders.position, orders: meaning.orders, from: 0 };
      return answer([t('voice.which'), ...ordersAnswer(seat, meaning.orders)]);
    case 'refused':
      desk.orders.refused.value = meaning.refused; // said and shown where refusals are
      return;
    case 'several':
      return meaning.run();
    case 'order':
      return give(seat, meaning.order);
  }
}

/** What is still being shown is cut short, but not what the enemy does: that is to be heard. */
async function give({ face, desk }: Seat, { action }: Order): Promise<void> {
  const { orders, playback } = desk;
  if (playback.busy.value && isEnemyPhase(face, desk)) return answer([t('voice.busy')]);
  if (playback.busy.value) playback.skip();
  offer = null;
  await orders.give(action);
}

export async function obey(seat: Seat, name: CommandName, place: Place | null): Promise<void> {
  const { orders, playback } = seat.desk;
  switch (name) {
    case 'orders':
      return tellOrders(seat, 0);
    case 'more':
      return tellOrders(seat, offer === null ? 0 : nextFrom(offer.from, offer.orders.length));
    case 'place':
      return answer(placeAnswer(seat, place));
    case 'threats':
      return answer(threatsAnswer(seat));
    case 'repeat':
      return answer([spoken.peek().trim() || t('voice.nothing')]);
    case 'details':
      return answer(detailsAnswer(seat));
    case 'status':
      return answer(statusAnswer(seat));
    case 'score':
      return answer(scoreAnswer(seat));
    case 'why':
      return answer(whyAnswer(seat));
    case 'help':
      return answer(helpAnswer(seat));
    case 'commit': {
      const armed = orders.armed.value;
      if (armed === null) return answer([t('voice.noArmed')]);
      return orders.commit(armed);
    }
    case 'cancel':
      return answer([t(orders.cancel() ? 'voice.dropped' : 'voice.noArmed')]);
    case 'undo':
      return orders.undo();
    case 'next':
      return playback.next();
    case 'skip':
      return playback.skip();
  }
}

function tellOrders(seat: Seat, from: number): void {
  const { orders } = seat.desk;
  const listed = orders.ready.value ? orders.listed.value : [];
  const told = from > 0 && offer !== null ? offer.orders : listed;
  offer = { of: orders.position, orders: told, from };
  answer(ordersAnswer(seat, told, from));
}
