// 4.21, 5.01 The order of a half-couplet: a mass, a square, whoever waits off the map, a battery, or none. What is looked
// at on the map is in hand; its mass can be split here unit by unit.

import { Button } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { unspentIn } from '../../rules/orders.ts';
import { hexOf } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import { BatteryDesk } from '../artillery/battery-desk.tsx';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { laying } from '../desk/laying.ts';
import { leftOut, massInHand, massOf, toggle, wholeMass } from '../desk/mass.ts';
import { FallCard } from './fall-card.tsx';
import { fallOf } from './known-odds.ts';
import { Offer } from './offer.tsx';

export function HalfChoice({ desk }: { readonly desk: BattleDesk }) {
  const { orders, looks } = desk;
  if (laying.value !== null) return <Laying desk={desk} />;
  const listed = orders.listed.value;
  const whole = wholeMass(orders.position, looks.inspected.value);
  return (
    <div class="orders__groups">
      {whole.length > 0 && <Split desk={desk} whole={whole} />}
      <div class="orders__list">
        {listed
          .filter(({ group }) => group === 'mass')
          .map((order) => (
            <Offer
              key={order.action}
              desk={desk}
              order={order}
              detail={massWords(desk, A.whoOf(order.action))}
            >
              {t('rp.mass.order', { n: massFor(desk, A.whoOf(order.action)).length })}
            </Offer>
          ))}
      </div>
      {looks.inspected.value === null && <BatteryDesk desk={desk} />}
      <div class="orders__list">
        {listed
          .filter(({ group }) => group === 'enter')
          .map((order) => (
            <Offer key={order.action} desk={desk} order={order} />
          ))}
      </div>
      <SquareOrders desk={desk} />
      <div class="orders__list">
        {listed
          .filter(({ group }) => group === 'cancel' || group === 'pass')
          .map((order) => (
            <Offer key={order.action} desk={desk} order={order} />
          ))}
      </div>
    </div>
  );
}

/** 5.01b One square alone: the one that is looked at, else all of them folded away. */
function SquareOrders({ desk }: { readonly desk: BattleDesk }) {
  const { orders, looks } = desk;
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const listed = orders.listed.value.filter(({ group }) => group === 'hex');
  if (listed.length === 0) return null;
  const offers = listed.map((order) => {
    const units = unspentIn(s, A.whereOf(order.action), s.scenario.human);
    return (
      <Offer
        key={order.action}
        desk={desk}
        order={order}
        detail={voice.list(units.map((unit) => voice.shortUnit(unit)))}
      >
        {t('rp.square.order', { square: voice.square(A.whereOf(order.action)) })}
      </Offer>
    );
  });
  if (looks.inspected.value !== null) return <div class="orders__list">{offers}</div>;
  return (
    <details class="orders__group">
      <summary>{t('rp.square.orders')}</summary>
      <ul class="rp-squares">
        {offers.map((offer) => (
          <li key={offer.key}>{offer}</li>
        ))}
      </ul>
    </details>
  );
}

/** The mass that an order would go to: as the player has split it, or everybody. */
function massFor({ orders, looks }: BattleDesk, leader: UnitId): readonly UnitId[] {
  const s = orders.position;
  const whole = wholeMass(s, looks.inspected.value);
  return whole.includes(leader) ? massInHand(s, looks.inspected.value) : massOf(s, leader);
}

const massWords = (desk: BattleDesk, leader: UnitId): string => {
  const voice = new Voice(desk.orders.position.scenario, lang.value);
  return voice.list(massFor(desk, leader).map((unit) => voice.shortUnit(unit)));
};

interface SplitProps {
  readonly desk: BattleDesk;
  readonly whole: readonly UnitId[];
}

/** 5.01a Who is in the mass: each can be taken out of it. */
function Split({ desk, whole }: SplitProps) {
  const s = desk.orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const inHand = massInHand(s, desk.looks.inspected.value);
  return (
    <fieldset class="rp-split">
      <legend>{t('rp.mass.split')}</legend>
      {whole.map((unit) => (
        <button
          key={unit}
          type="button"
          class="rp-chip"
          aria-pressed={inHand.includes(unit)}
          disabled={!leftOut.value.has(unit) && inHand.length < 2}
          onClick={() => toggle([unit])}
        >
          {voice.shortUnit(unit)} <small>{voice.square(hexOf(s, unit))}</small>
        </button>
      ))}
    </fieldset>
  );
}

/** A battery is in hand: a square of the map, or of the list. */
function Laying({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  const { scenario } = orders.position;
  const voice = new Voice(scenario, lang.value);
  return (
    <div class="orders__groups">
      <p class="rp-note">
        {t('rp.lay.where', { battery: voice.battery(laying.value?.battery ?? 0) })}
      </p>
      <LaidOn desk={desk} />
      <details class="orders__group">
        <summary>{t('rp.place.where')}</summary>
        <ul class="rp-squares">
          {orders.listed.value.map((order) => (
            <li key={order.action}>
              <Offer desk={desk} order={order}>
                {order.place === null ? '' : labelOf(voice, order.place)}
              </Offer>
            </li>
          ))}
        </ul>
      </details>
      <Button
        look="quiet"
        icon="back"
        onClick={() => {
          laying.value = null;
        }}
      >
        {t('rp.lay.back')}
      </Button>
    </div>
  );
}

/** 7.16 Where the shells would fall, of the square that is pointed at. */
function LaidOn({ desk: { orders, looks } }: { readonly desk: BattleDesk }) {
  const at = looks.hovered.value ?? looks.focused.value;
  const lay = laying.value;
  if (at === null || lay === null) return null;
  if (orders.preview.value !== null || orders.armed.value !== null) return null; // its card is shown already
  const s = orders.position;
  return <FallCard s={s} fall={fallOf(s, lay.battery, at, lay.load)} />;
}
