// What the battle answers when it is asked, and what its orders and squares are called when they are typed.

import '../../screen-words/speech.ts';
import type { FaceAsking } from '../../../../ui/sheet/face-speech.ts';
import { LANGS, lang } from '../../../../words/index.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { hexOf, isOnMap } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { hexText } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleOrder } from '../desk/battle-desk.ts';
import { readyUnits } from '../desk/in-hand.ts';
import { actOrders, orderOf } from '../orders/order-list.ts';
import { chanceOf } from '../orders/shot-chance.ts';

export const battleAsking: FaceAsking<Field, BattleEvent, BattleAsked, BattleOrder> = {
  order: ({ orders }, { action }) => {
    const said = offerText(orders.position, action, lang.value);
    const chance = chanceOf(orders.position, action);
    return chance === null ? said : `${said}, ${chance} ${t('rp.chance.break')}`;
  },
  ahead: ({ orders }) => {
    const s = orders.position;
    const voice = new Voice(s.scenario, lang.value);
    const ready = readyUnits(s).filter((unit) => isOnMap(s, unit));
    if (ready.length === 0) return [];
    const places = ready.map((unit) => `${voice.shortUnit(unit)} ${voice.square(hexOf(s, unit))}`);
    return [`${places.join('; ')}.`, t('rp.say.type')];
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
