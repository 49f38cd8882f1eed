// 5.03a An order that is carried out: who of those ordered is next, and what whoever is in hand can do.

import { Button, Segmented } from '../../../../ui/kit/index.ts';
import { lang } from '../../../../words/index.ts';
import { waysOf } from '../../odds/reach.ts';
import { pointsLeft } from '../../rules/moves.ts';
import { has, hexOf, isOnMap, Mark, type State } from '../../rules/state.ts';
import type { UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk, BattleOrder } from '../desk/battle-desk.ts';
import { alone, readyUnits, stackInHand, takeUp, unitsInHand } from '../desk/in-hand.ts';
import { Offer } from './offer.tsx';

const isMove = ({ group }: BattleOrder): boolean => group === 'move' || group === 'move-both';
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
      <legend>{t('rp.inHand', { units: voice.list(units.map((one) => voice.unit(one))) })}</legend>
      <Stack desk={desk} />
      <List desk={desk} orders={listed.filter((order) => !isMove(order))} />
      <Squares desk={desk} units={units} orders={listed.filter(isMove)} />
    </fieldset>
  );
}

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

/** Who else is under the order and has not acted. */
function Others({ desk, units }: HandProps) {
  const s = desk.orders.position;
  if (desk.orders.asked.value.kind === 'point') return null;
  const others = readyUnits(s).filter((unit) => !units.includes(unit) && isOnMap(s, unit));
  if (others.length === 0) return null;
  const voice = new Voice(s.scenario, lang.value);
  return (
    <fieldset class="orders__group">
      <legend>{t('rp.others')}</legend>
      <div class="orders__list">
        {others.map((unit) => (
          <Button
            key={unit}
            look="secondary"
            wide
            data-unit={s.scenario.units[unit]?.id}
            onClick={() => takeUp(desk, hexOf(s, unit))}
          >
            {voice.unit(unit)} <small>{whereWords(s, unit, voice)}</small>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

const whereWords = (s: State, unit: UnitId, voice: Voice): string =>
  `${voice.square(hexOf(s, unit))}, ${t(has(s, unit, Mark.dispersed) ? 'rp.dispersed' : 'rp.formed')}`;
