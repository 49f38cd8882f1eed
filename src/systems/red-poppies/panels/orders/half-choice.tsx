// 4.21, 5.01 The order of a half-couplet: a mass, a square, whoever waits off the map, a battery, or none. What is looked
// at on the map is in hand; its mass can be split here unit by unit.

import { Button } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { Firing, firingOf, hexOf, type State } from '../../rules/state.ts';
import { LOADS, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { batteryText } from '../../text/unit.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { laying } from '../desk/laying.ts';
import { leftOut, massInHand, massOf, toggle, wholeMass } from '../desk/mass.ts';
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
        {listed
          .filter(({ group }) => group === 'enter' || group === 'hex')
          .map((order) => (
            <Offer key={order.action} desk={desk} order={order} />
          ))}
      </div>
      <Batteries desk={desk} />
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

/** 7.11 Batteries that can be laid: each with its load, then the square on the map. */
function Batteries({ desk }: { readonly desk: BattleDesk }) {
  const s = desk.orders.position;
  const free = batteriesFor(s).filter((battery) => canBeLaid(desk, battery));
  if (free.length === 0 || desk.looks.inspected.value !== null) return null;
  const voice = new Voice(s.scenario, lang.value);
  const loads = s.scenario.gasAllowed ? LOADS : LOADS.slice(0, 2);
  return (
    <fieldset class="orders__group">
      <legend>{t('rp.batteries')}</legend>
      {free.map((battery) => (
        <div key={battery} class="rp-battery">
          <p>{batteryText(s, battery, lang.value)}</p>
          <div class="rp-battery__loads">
            {loads.map((load, n) => (
              <Button
                key={load}
                look="secondary"
                icon="target"
                data-lay={`${s.scenario.batteries[battery]?.id} ${load}`}
                onClick={() => {
                  desk.looks.lookAway();
                  laying.value = { battery, load: n };
                }}
              >
                <span class="visually-hidden">{voice.battery(battery)}: </span>
                {t(`rp.load.${load}`)}
              </Button>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

const batteriesFor = (s: State): number[] =>
  s.scenario.batteries.flatMap(({ side }, battery) =>
    side === s.scenario.human && firingOf(s, battery) === Firing.free ? [battery] : [],
  );

const canBeLaid = ({ orders }: BattleDesk, battery: number): boolean =>
  orders.asked.value.actions.some(
    (action) => A.verbOf(action) === 'target' && A.whoOf(action) === battery,
  );

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
