// 7.3, 8.10 Moves: which unit, where to, facing which way. On the map the same three presses do it.

import { Button } from '../../../../ui/kit/index.ts';
import { lang, plainText } from '../../../../words/index.ts';
import { facingOf, hexOf, type State, strengthOf } from '../../rules/state.ts';
import { NONE, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { capital, Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { orderable, takeUp, unitInHand } from '../desk/in-hand.ts';
import { FacingRose } from './facing-rose.tsx';
import { OrderButton } from './order-button.tsx';
import { ordersOf } from './order-list.ts';

export function MoveChoice({ desk }: { readonly desk: BattleDesk }) {
  const unit = unitInHand(desk.orders.position, desk.looks.inspected.value);
  return (
    <div class="orders__groups">
      {unit === NONE ? <UnitChoice desk={desk} /> : <InHand desk={desk} unit={unit} />}
      <Closing desk={desk} />
    </div>
  );
}

/** The units that may still be ordered, by their segments. */
function UnitChoice({ desk }: { readonly desk: BattleDesk }) {
  const s = desk.orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const units = orderable(s);
  return (
    <fieldset class="orders__group">
      <legend>{t('fp.choose')}</legend>
      <p class="fp-means">{t('fp.choose.hint')}</p>
      <div class="orders__list fp-units">
        {units.map((unit) => (
          <button
            key={unit}
            type="button"
            class="order"
            data-unit={s.scenario.units[unit]?.id}
            onClick={() => takeUp(desk, unit)}
          >
            <span class="order__what">
              {voice.unit(unit)}
              <small>
                {labelOf(voice, hexOf(s, unit))} ·{' '}
                {t('fp.unit.faces', { facing: voice.facing(facingOf(s, unit)) })}
              </small>
            </span>
            <span class="order__figures numbers">{strengthWords(s, unit)}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const strengthWords = (s: State, unit: UnitId): string =>
  t('fp.unit.strength', {
    left: strengthOf(s, unit),
    full: s.scenario.units[unit]?.strength ?? 0,
  });

interface InHandProps {
  readonly desk: BattleDesk;
  readonly unit: UnitId;
}

function InHand({ desk, unit }: InHandProps) {
  const { orders, looks } = desk;
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const chosen = looks.pointed.value;
  const stay = orders.listed.value.find(({ group }) => group === 'stay');
  return (
    <fieldset class="orders__group orders__group--here">
      <legend>{t('fp.inHand', { unit: voice.unit(unit) })}</legend>
      {chosen === null && stay !== undefined && (
        <OrderButton desk={desk} order={stay} icon="rifle" detail={t('fp.stay.detail')}>
          {t('fp.stay')}
        </OrderButton>
      )}
      {chosen === null ? <Ends desk={desk} unit={unit} /> : <FacingRose desk={desk} hex={chosen} />}
      <div class="fp-back">
        {chosen !== null && (
          <Button
            look="quiet"
            icon="back"
            hint="Esc"
            onClick={() => {
              looks.pointed.value = null;
            }}
          >
            {t('fp.anotherHex')}
          </Button>
        )}
        <Button look="quiet" icon="back" onClick={() => looks.lookAway()}>
          {t('fp.another')}
        </Button>
      </div>
    </fieldset>
  );
}

/** Every hex in which the unit may end, for those who do not use the map. */
function Ends({ desk, unit }: InHandProps) {
  const s = desk.orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const orders = ordersOf(s, unit);
  const hexes = [...new Set(orders.map(({ place }) => place as number))];
  return (
    <details class="orders__group">
      <summary>
        {t('fp.ends')}: {t('fp.ends.hexes', { n: hexes.length })}
      </summary>
      <p class="fp-means">{t('fp.ends.fight')}</p>
      <ul class="fp-ends">
        {hexes.map((hex) => {
          const fights = orders.some(({ place, mayFight }) => place === hex && mayFight);
          return (
            <li key={hex}>
              <button
                type="button"
                class="order"
                data-end={s.scenario.hexes[hex]?.id}
                onClick={() => {
                  desk.looks.pointed.value = hex;
                }}
              >
                <span class="order__what">
                  {plainText(capital([labelOf(voice, hex)]))}
                  <small>{t(fights ? 'fp.facing.fight' : 'fp.facing.march')}</small>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** 7.3 Segments that may be closed before their points are spent. */
function Closing({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  const voice = new Voice(orders.position.scenario, lang.value);
  const closing = orders.listed.value.filter(({ group }) => group === 'close');
  if (closing.length < 2 || desk.looks.inspected.value !== null) return null;
  return (
    <details class="orders__group">
      <summary>{t('fp.closing')}</summary>
      <div class="orders__list">
        {closing.map((order) => (
          <OrderButton key={order.action} desk={desk} order={order} icon="lock">
            {t('fp.close', { segment: voice.segment(order.action & 7) })}
          </OrderButton>
        ))}
      </div>
    </details>
  );
}
