// 7.3, 8.10 Moves: which unit, where to, facing which way. On the map the same three presses do it.

import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button, RuleRef } from '../../../../ui/kit/index.ts';
import { OrderButton } from '../../../../ui/sheet/order-button.tsx';
import { lang, plainText } from '../../../../words/index.ts';
import { segmentOfUnit } from '../../rules/orders.ts';
import { cite } from '../../rules/rule.ts';
import { NONE, type UnitId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { labelOf } from '../../text/ground.ts';
import { capital, Voice } from '../../text/voice.ts';
import type { BattleDesk, BattleOrder } from '../desk/battle-desk.ts';
import { unitInHand } from '../desk/in-hand.ts';
import { oddsOf } from './attack-odds.ts';
import { FacingRose } from './facing-rose.tsx';
import { ordersOf } from './order-list.ts';
import { closedBy, nameOf, pointsLeft } from './segment-notes.ts';
import { targetLine } from './target-line.ts';
import { UnitChoice } from './unit-choice.tsx';

export function MoveChoice({ desk }: { readonly desk: BattleDesk }) {
  const unit = unitInHand(desk.orders.position, desk.looks.inspected.value);
  return (
    <div class="orders__groups">
      {unit === NONE ? <UnitChoice desk={desk} /> : <InHand desk={desk} unit={unit} />}
      <Closing desk={desk} />
    </div>
  );
}

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
  const left = closedBy(s, segmentOfUnit(s, unit));
  const panel = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    for (const scrolls of ['.orders__choice', '.sheet__body'])
      panel.current?.closest(scrolls)?.scrollTo({ top: 0 });
  }, [unit, chosen]);
  return (
    <fieldset class="orders__group orders__group--here" ref={panel}>
      <legend>{t('fp.inHand', { unit: voice.unit(unit) })}</legend>
      {left !== null && (
        <p class="fp-closes">
          {t('fp.inHand.closes', { segment: nameOf(s, left), n: pointsLeft(s, left) })}{' '}
          <RuleRef rule={cite('7.3')} />
        </p>
      )}
      {chosen === null && stay !== undefined && <Stay desk={desk} stay={stay} voice={voice} />}
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

interface StayProps {
  readonly desk: BattleDesk;
  readonly stay: BattleOrder;
  readonly voice: Voice;
}

/** 8.8 To stay and fire: at whom, with how many dice and what chance; or with nobody in sight. */
function Stay({ desk, stay, voice }: StayProps) {
  const seen = oddsOf(desk.orders.position, stay.action)?.targets ?? [];
  return (
    <OrderButton
      desk={desk}
      order={stay}
      icon="rifle"
      detail={
        seen.length === 0
          ? t('fp.stay.nobody')
          : seen.map((fight) => (
              <span key={fight.target} class="fp-stay">
                {targetLine(voice, fight)}
              </span>
            ))
      }
    >
      {t(seen.length === 0 ? 'fp.stay.quiet' : 'fp.stay')}
    </OrderButton>
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
      <summary>{t('fp.ends', { n: hexes.length })}</summary>
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
