// What a press on the sheet means where a system gives it no meaning of its own: the only order that leads to a place is
// given, several are listed, and where there is none the place is looked at.

import type { Piece, Place } from '../sheet/model.ts';
import type { Table } from './table.ts';

export async function pressPlace({ face, desk }: Table, place: Place): Promise<void> {
  const { orders, looks, playback } = desk;
  if (face.onPlace !== undefined) return face.onPlace(desk, place);
  orders.refused.value = null;
  if (playback.busy.value) return playback.hurry();
  const again = looks.inspected.value === place;
  const here = orders.listed.value.filter((order) => order.place === place); // of what is in hand
  looks.lookAway();
  const [only] = here;
  if (only !== undefined && here.length === 1) return orders.give(only.action);
  if (again) return;
  looks.inspected.value = place;
  looks.pointed.value = here.length > 0 ? place : null;
}

export async function pressPiece({ face, desk }: Table, piece: Piece): Promise<void> {
  if (face.onPiece !== undefined) await face.onPiece(desk, piece);
  else if (desk.playback.busy.value) desk.playback.hurry();
}
