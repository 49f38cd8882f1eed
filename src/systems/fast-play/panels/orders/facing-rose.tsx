// 3.3, 8.10 The six facings round the chosen hex as a small rose: each button says whether the unit may still fight and
// with what chance; under it stands whom it would see and who would see it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { isFocusKept } from '../../../../ui/kit/keeps-focus.ts';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { FACINGS, type HexId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk, BattleOrder } from '../desk/battle-desk.ts';
import { bestChance, chanceOf, oddsOf } from './attack-odds.ts';
import { targetLine } from './target-line.ts';
import './facing-rose.css';

interface RoseProps {
  readonly desk: BattleDesk;
  readonly hex: HexId;
}

export function FacingRose({ desk, hex }: RoseProps) {
  const { orders } = desk;
  const first = useRef<HTMLDivElement>(null);
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const here = orders.listed.value.filter(
    ({ place, group }) => place === hex && group !== 'attack',
  );
  const looked =
    here.find(({ action }) => action === orders.preview.value) ??
    here.find(({ mayFight }) => mayFight) ??
    here[0];
  useLayoutEffect(() => {
    if (!isFocusKept()) first.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [hex]);
  return (
    <fieldset class="fp-facing">
      <legend>{t('fp.facing', { hex: labelOf(voice, hex) })}</legend>
      <div class="fp-rose" ref={first}>
        {FACINGS.map((name, facing) => {
          const order = here.find(
            ({ action, group }) => group !== 'charge' && A.facingOfOrder(action) === facing,
          );
          return order === undefined ? (
            <span
              key={name}
              class={`fp-rose__way fp-rose__way--${name} is-none`}
              aria-hidden="true"
            >
              {t(`fp.facing.${name}`)}
            </span>
          ) : (
            <Way key={name} desk={desk} order={order} name={name} voice={voice} />
          );
        })}
        <span class="fp-rose__middle" aria-hidden="true">
          {s.scenario.hexes[hex]?.id}
        </span>
      </div>
      <Charges desk={desk} charges={here.filter(({ group }) => group === 'charge')} voice={voice} />
      {looked !== undefined && <Seen desk={desk} order={looked} />}
    </fieldset>
  );
}

interface WayProps {
  readonly desk: BattleDesk;
  readonly order: BattleOrder;
  readonly name: (typeof FACINGS)[number];
  readonly voice: Voice;
}

function Way({ desk, order, name, voice }: WayProps) {
  const { orders } = desk;
  const fight = t(order.mayFight ? 'fp.facing.fight' : 'fp.facing.march');
  const chance = order.mayFight ? bestChance(desk.orders.position, order.action) : null;
  const number = orders.listed.value.indexOf(order) + 1;
  const look = () => {
    orders.preview.value = order.action;
  };
  return (
    <button
      type="button"
      class={`fp-rose__way fp-rose__way--${name}${order.mayFight ? ' is-fight' : ''}`}
      data-order={order.action}
      onClick={() => void orders.give(order.action)}
      onMouseEnter={look}
      onFocus={look}
    >
      <span class="visually-hidden">
        {t('fp.facing.button', { facing: voice.facing(A.facingOfOrder(order.action)), fight })}
        {chance !== null && `, ${chance} ${t('fp.odds.hit')}`}
      </span>
      <b aria-hidden="true">{t(`fp.facing.${name}`)}</b>
      <small aria-hidden="true">
        {order.mayFight ? `⚔ ${chance ?? '–'}` : t('fp.facing.marchShort')}
      </small>
      {number < 10 && (
        <i class="order__key" aria-hidden="true">
          {number}
        </i>
      )}
    </button>
  );
}

/** 14.2 */
function Charges({
  desk,
  charges,
  voice,
}: {
  readonly desk: BattleDesk;
  readonly charges: readonly BattleOrder[];
  readonly voice: Voice;
}) {
  if (charges.length === 0) return null;
  return (
    <div class="orders__list">
      {charges.map((order) => (
        <button
          key={order.action}
          type="button"
          class="order"
          data-order={order.action}
          onClick={() => void desk.orders.give(order.action)}
        >
          <span class="order__what">
            {t('fp.facing.button', {
              facing: voice.facing(A.facingOfOrder(order.action)),
              fight: t('fp.facing.charge'),
            })}
          </span>
        </button>
      ))}
    </div>
  );
}

/** Whom the unit could attack, facing that way in that hex, with its dice and its chance to hit. */
function Seen({ desk, order }: { readonly desk: BattleDesk; readonly order: BattleOrder }) {
  const s = desk.orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const { targets: seen = [], threat } = oddsOf(s, order.action) ?? {};
  const fired = threat?.odds ?? null;
  return (
    <div class="fp-seen" aria-live="off">
      <p>{t('fp.targets')}</p>
      {seen.length === 0 ? (
        <p class="fp-means">{t(order.mayFight ? 'fp.targets.none' : 'fp.unit.noFight')}</p>
      ) : (
        <ul>
          {seen.map((fight) => (
            <li key={fight.target}>{targetLine(voice, fight)}</li>
          ))}
        </ul>
      )}
      <p>
        {fired === null
          ? t('fp.there.safe')
          : t('fp.there.fire', { n: fired.dice, chance: chanceOf(fired) })}
      </p>
    </div>
  );
}
