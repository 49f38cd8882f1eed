// 12.1, 12.2 Whom the unit attacks: each target with its dice; which volley it is; and what has been aimed already.

import { OrderButton } from '../../../../ui/sheet/order-button.tsx';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { standOf, totalDice } from '../../rules/dice.ts';
import { G, get, hexOf, isOnBoard, type State, sideOf, targetOf } from '../../rules/state.ts';
import { targetsOf } from '../../rules/targets.ts';
import { NONE, Side, type SideId } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { actionText } from '../../text/actions.ts';
import { labelOf } from '../../text/ground.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { hitChance } from './attack-odds.ts';

export function AttackChoice({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  const s = orders.position;
  const voice = new Voice(s.scenario, lang.value);
  const more = stillToAim(s);
  return (
    <div class="orders__list">
      <p class="fp-means">
        {t(get(s, G.sequence) === 1 ? 'fp.attack.sequence1' : 'fp.attack.sequence2')}{' '}
        {more > 0 && t('fp.attack.more', { n: more })}
      </p>
      {orders.listed.value.map((order) => {
        const target = A.targetOfAttack(order.action);
        if (order.group !== 'attack')
          return (
            <OrderButton key={order.action} desk={desk} order={order} icon="wait">
              {actionText(s.scenario, order.action, lang.value)}
            </OrderButton>
          );
        const n = totalDice(s, standOf(s, A.unitOf(order.action)), standOf(s, target));
        return (
          <OrderButton
            key={order.action}
            desk={desk}
            order={order}
            icon="target"
            detail={labelOf(voice, hexOf(s, target))}
            figures={
              <>
                <span>{t('fp.dice', { n })}</span>
                <b>
                  {hitChance(s, order.action)}{' '}
                  <span class="visually-hidden">{t('fp.odds.hit')}</span>
                </b>
              </>
            }
          >
            {voice.unit(target)}
          </OrderButton>
        );
      })}
      <Aimed s={s} voice={voice} side={Side.french} title={t('fp.attack.named')} />
      <Aimed s={s} voice={voice} side={Side.german} title={t('fp.attack.theirs')} />
    </div>
  );
}

/** 12.2 The player's units that are asked after this one in the same volley. */
const stillToAim = (s: State): number =>
  s.scenario.units.filter(
    ({ side }, unit) =>
      unit > get(s, G.asked) &&
      side === Side.french &&
      isOnBoard(s, unit) &&
      targetsOf(s, unit).length > 0,
  ).length;

interface AimedProps {
  readonly s: State;
  readonly voice: Voice;
  readonly side: SideId;
  readonly title: string;
}

/** What a side has aimed before in this volley. */
function Aimed({ s, voice, side, title }: AimedProps) {
  const aimed = s.scenario.units.flatMap((_, unit) =>
    isOnBoard(s, unit) && sideOf(s, unit) === side && targetOf(s, unit) !== NONE ? [unit] : [],
  );
  if (aimed.length === 0) return null;
  return (
    <div class="fp-seen">
      <p>{title}</p>
      <ul>
        {aimed.map((unit) => (
          <li key={unit}>
            {voice.unit(unit)} → {voice.unit(targetOf(s, unit))}
          </li>
        ))}
      </ul>
    </div>
  );
}
