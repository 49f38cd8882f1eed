// What the battle answers when it is asked, and what its orders and squares are called when they are typed.

import '../../screen-words/speech.ts';
import type { Action } from '../../../../engine/system.ts';
import type { FaceAsking } from '../../../../ui/sheet/face-speech.ts';
import { LANGS, lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { hexOf, isOnMap, type State } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import type { UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { hexText } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleOrder } from '../desk/battle-desk.ts';
import { readyUnits, unitsInHand } from '../desk/in-hand.ts';
import { massOf } from '../desk/mass.ts';
import { actOrders, orderOf } from '../orders/order-list.ts';
import { chanceOf } from '../orders/shot-chance.ts';

/** A mass is ordered whole where it has not been split. */
function offered(s: State, action: Action): string {
  if (A.verbOf(action) !== 'mass') return offerText(s, action, lang.value);
  const voice = new Voice(s.scenario, lang.value);
  const units = massOf(s, A.whoOf(action));
  const names = voice.list(units.map((unit) => voice.shortUnit(unit)));
  return `${t('rp.mass.order', { n: units.length })}: ${names}`;
}

export const battleAsking: FaceAsking<Field, BattleEvent, BattleAsked, BattleOrder> = {
  order: ({ orders }, { action }) => {
    const said = offered(orders.position, action);
    const chance = chanceOf(orders.position, action);
    return chance === null ? said : `${said}, ${chance} ${t('rp.chance.break')}`;
  },
  ahead: ({ orders, looks }) => {
    const s = orders.position;
    if (orders.asked.value.kind !== 'act') return [];
    const voice = new Voice(s.scenario, lang.value);
    const inHand = unitsInHand(s, looks.inspected.value);
    const names = (units: readonly UnitId[]): string =>
      voice.list(units.map((unit) => `${voice.shortUnit(unit)} ${voice.square(hexOf(s, unit))}`));
    const others = readyUnits(s).filter((unit) => !inHand.includes(unit) && isOnMap(s, unit));
    return [
      `${t('rp.inHand', { units: names(inHand.filter((unit) => isOnMap(s, unit))) })}.`,
      ...(others.length === 0 ? [] : [t('rp.say.others', { units: names(others) })]),
    ];
  },
  place: (desk, hex) => {
    const s = desk.playback.shown.value;
    const here = contents(s, hex, lang.value);
    const now = desk.orders.ready.value
      ? desk.orders.listed.value.filter(({ place }) => place === hex)
      : [];
    return [
      `${hexText(s.scenario, hex, lang.value, 'names', s)}.`,
      ...(here.length === 0 ? [t('rp.hex.empty')] : here).map((line) => `${line}.`),
      ...now.map(({ action }) => `${offerText(desk.orders.position, action, lang.value)}.`),
    ];
  },
  places: ({ hexes }) => hexes.map((_, hex) => hex),
  names: ({ hexes }, hex) => {
    const info = hexes[hex];
    if (info === undefined) return [];
    return [info.id, ...LANGS.map((one) => info[one])].filter((name) => name !== '');
  },
  /** Whatever is legal and not listed: other squares for the units ordered, batteries, units to be placed otherwise. */
  also: ({ orders }) => {
    const s = orders.position;
    const asked = orders.asked.value;
    const listed = new Set(orders.listed.value.map(({ action }) => action));
    const others =
      asked.kind === 'act'
        ? readyUnits(s).flatMap((unit) => actOrders(s, asked, [unit]))
        : asked.actions.map((action) => orderOf(s, action));
    return others.filter(({ action }) => !listed.has(action));
  },
};
