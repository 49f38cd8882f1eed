// What the battle answers when it is asked, and what its orders and hexes are called when they are typed: the unit, the
// hex and the way it faces, whichever unit is in hand.

import type { FaceAsking } from '../../../../ui/sheet/face-speech.ts';
import { LANGS, lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import type { BattleEvent } from '../../rules/events.ts';
import type { Field } from '../../rules/field.ts';
import { facingOf, hexOf } from '../../rules/state.ts';
import type { BattleAsked } from '../../rules/system.ts';
import { t } from '../../screen-words/t.ts';
import { offerText } from '../../text/actions.ts';
import { hexText } from '../../text/ground.ts';
import { contents } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleOrder } from '../desk/battle-desk.ts';
import { orderable } from '../desk/in-hand.ts';
import { hitChance } from '../orders/attack-odds.ts';
import { ordersOf } from '../orders/order-list.ts';
import { shotsOf } from '../orders/threats.ts';

export const battleAsking: FaceAsking<Field, BattleEvent, BattleAsked, BattleOrder> = {
  help: () => t('fp.say.help'),
  order: ({ orders }, { action }) => {
    const said = offerText(orders.position, action, lang.value);
    return A.kindOf(action) === A.Do.attack
      ? `${said}, ${t('fp.odds.hit')} ${hitChance(orders.position, action)}`
      : said;
  },
  ahead: ({ orders }) => {
    if (orders.asked.value.kind !== 'move') return [];
    const s = orders.position;
    const voice = new Voice(s.scenario, lang.value);
    const units = orderable(s);
    const [first] = units;
    if (first === undefined) return [];
    const places = units.map((unit) => `${voice.unit(unit)} ${voice.atSpot(hexOf(s, unit))}`);
    const hex = s.scenario.hexes[hexOf(s, first)]?.id ?? '';
    return [
      `${places.join('; ')}.`,
      t('fp.say.type', { unit: voice.unit(first), hex, facing: voice.facing(facingOf(s, first)) }),
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
      `${here[0] ?? t('fp.hex.empty')}.`,
      ...now.map(({ action }) => `${offerText(desk.orders.position, action, lang.value)}.`),
    ];
  },
  threats: ({ orders, session }) => {
    const voice = new Voice(session.scenario, lang.value);
    const shots = shotsOf(orders.position);
    if (shots.length === 0) return [t('fp.threats.none')];
    return shots.map(
      ({ unit, target, dice }) =>
        `${t('fp.threats.shot', { unit: voice.unit(unit), from: `→ ${voice.unit(target)}`, n: dice })}.`,
    );
  },
  places: ({ hexes }) => hexes.map((_, hex) => hex),
  names: ({ hexes }, hex) => {
    const info = hexes[hex];
    if (info === undefined) return [];
    return [info.id, ...LANGS.map((one) => info[one])].filter((name) => name !== '');
  },
  also: ({ orders }) => {
    if (orders.asked.value.kind !== 'move') return [];
    const listed = new Set(orders.listed.value.map(({ action }) => action));
    return orderable(orders.position)
      .flatMap((unit) => ordersOf(orders.position, unit))
      .filter(({ action }) => !listed.has(action));
  },
};
