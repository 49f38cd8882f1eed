// 5.03a An order that is carried out: who of those ordered is next, and what whoever is in hand can do.

import { Segmented } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { intended } from '../../map/intended.ts';
import { waysOf } from '../../odds/reach.ts';
import * as A from '../../rules/actions.ts';
import { pointsLeft } from '../../rules/moves.ts';
import { has, hexOf, isOnMap, Mark, type State } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk, BattleOrder } from '../desk/battle-desk.ts';
import { alone, readyUnits, stackInHand, takeUp, unitsInHand } from '../desk/in-hand.ts';
import { hexesOf } from '../desk/mass.ts';
import { MoveCard } from './move-card.tsx';
import { Offer } from './offer.tsx';

const isMove = ({ group }: BattleOrder): boolean => group === 'move' || group === 'move-both';
/** 5.11, 5.21 What a unit does on the spot, beside the rest. */
const isPlain = ({ group }: BattleOrder): boolean => group === 'deploy' || group === 'dig';
const isEnd = ({ group }: BattleOrder): boolean => group === 'end' || group === 'stop';

export function ActChoice({ desk }: { readonly desk: BattleDesk }) {
  const { orders, looks } = desk;
  const units = unitsInHand(orders.position, looks.inspected.value);
  const pointed = looks.pointed.value;
  const listed = orders.listed.value;
  const here = listed.filter((order) => pointed !== null && order.place === pointed);
  return (
    <div class="orders__groups">
      {here.length > 1 ? (
        <List desk={desk} orders={here} />
      ) : (
        <>
          {units.length > 0 && <InHand desk={desk} units={units} />}
          <Others desk={desk} units={units} />
        </>
      )}
      <List desk={desk} orders={listed.filter(isEnd)} />
      <Pointed desk={desk} />
    </div>
  );
}

/** 6.33 The way to the square under the pointer, hex by hex and gun by gun, once its chances are known. */
function Pointed({ desk: { orders, looks } }: { readonly desk: BattleDesk }) {
  const at = looks.hovered.value ?? looks.focused.value;
  const end = intended.value?.path?.at(-1)?.hex;
  if (end === undefined || end !== at) return null;
  if (orders.preview.value !== null || orders.armed.value !== null) return null; // its card is shown already
  const order = orders.listed.value.find((one) => isMove(one) && one.place === at);
  if (order === undefined) return null;
  return (
    <div class="orders__preview" inert>
      <MoveCard s={orders.position} action={order.action} stepwise={false} />
    </div>
  );
}

interface ListProps {
  readonly desk: BattleDesk;
  readonly orders: readonly BattleOrder[];
}

const List = ({ desk, orders }: ListProps) => (
  <div class="orders__list">
    {orders.map((order) => (
      <Offer key={order.action} desk={desk} order={order} />
    ))}
  </div>
);

interface HandProps {
  readonly desk: BattleDesk;
  readonly units: readonly UnitId[];
}

function InHand({ desk, units }: HandProps) {
  const { orders } = desk;
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const listed = orders.listed.value.filter((order) => !isEnd(order));
  return (
    <fieldset class="orders__group orders__group--here">
      <legend>
        {t('rp.inHand', { units: voice.list(units.map((one) => voice.shortUnit(one))) })}
      </legend>
      <Stack desk={desk} />
      <div class="orders__list">
        {listed
          .filter((order) => !isMove(order) && !isPlain(order))
          .map((order) => (
            <Offer key={order.action} desk={desk} order={order}>
              {shortWords(voice, order)}
            </Offer>
          ))}
      </div>
      <Squares desk={desk} units={units} orders={listed.filter(isMove)} />
      <div class="rp-row">
        {listed.filter(isPlain).map((order) => (
          <Offer key={order.action} desk={desk} order={order}>
            {t(plainWords(s, order), { unit: voice.shortUnit(A.whoOf(order.action)) })}
          </Offer>
        ))}
      </div>
    </fieldset>
  );
}

/** A shot in the names on the counters; what else there is in full. */
function shortWords(voice: Voice, { action, group, place }: BattleOrder): string | undefined {
  if (group !== 'fire' || place === null) return undefined;
  return t('rp.act.fire', {
    unit: voice.shortUnit(A.whoOf(action)),
    square: voice.square(place),
  });
}

const plainWords = (s: State, { action, group }: BattleOrder) => {
  if (group === 'dig') return 'rp.act.dig' as const;
  return has(s, A.whoOf(action), Mark.dispersed)
    ? ('rp.act.form' as const)
    : ('rp.act.disperse' as const);
};

/** A stack goes together, or one of it alone. */
function Stack({ desk }: { readonly desk: BattleDesk }) {
  const s = desk.orders.position;
  const stack = stackInHand(s, desk.looks.inspected.value);
  if (stack.length < 2) return null;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <Segmented
      legend={t('rp.stack')}
      choices={[
        { value: 'both', label: t('rp.stack.both') },
        ...stack.map((unit) => ({ value: String(unit), label: voice.shortUnit(unit) })),
      ]}
      value={alone.value === null ? 'both' : String(alone.value)}
      onChange={(value) => {
        alone.value = value === 'both' ? null : Number(value);
      }}
    />
  );
}

interface SquaresProps extends HandProps {
  readonly orders: readonly BattleOrder[];
}

/** 5.41 Every square that can be reached, for those who do not use the map. */
function Squares({ desk, units, orders }: SquaresProps) {
  const s = desk.orders.position;
  if (orders.length === 0) return null;
  const voice = new Voice(s.scenario, lang.value);
  const ways = waysOf(s, units);
  const points = Math.min(...units.map((unit) => pointsLeft(s, unit)));
  return (
    <details class="orders__group">
      <summary>{t('rp.squares', { n: orders.length, points })}</summary>
      <ul class="rp-squares">
        {orders.map((order) => {
          const way = order.place === null ? undefined : ways.get(order.place);
          return (
            <li key={order.action}>
              <Offer
                desk={desk}
                order={order}
                detail={
                  way === undefined || way.ends === 'free' ? undefined : t(`rp.ends.${way.ends}`)
                }
              >
                {order.place === null ? '' : labelOf(voice, order.place)}
              </Offer>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** Who else is under the order and has not acted, square by square. */
function Others({ desk, units }: HandProps) {
  const s = desk.orders.position;
  if (desk.orders.asked.value.kind === 'point') return null;
  const others = readyUnits(s).filter((unit) => !units.includes(unit) && isOnMap(s, unit));
  if (others.length === 0) return null;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <fieldset class="rp-split">
      <legend>{t('rp.others')}</legend>
      {hexesOf(s, others).map((hex) => (
        <button
          key={hex}
          type="button"
          class="rp-chip"
          data-take={voice.square(hex)}
          onClick={() => takeUp(desk, hex)}
        >
          {voice.list(
            others.filter((unit) => hexOf(s, unit) === hex).map((unit) => voice.shortUnit(unit)),
          )}{' '}
          <small>{voice.square(hex)}</small>
        </button>
      ))}
    </fieldset>
  );
}
