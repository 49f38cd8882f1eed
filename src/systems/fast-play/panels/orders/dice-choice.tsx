// 6.3, 6.4 Dice as tokens: one after the other is named for a segment or dealt out to it; those already given lie on
// their segments.

import { OrderButton } from '../../../../ui/sheet/order-button.tsx';
import { lang } from '../../../../words/index.ts';
import * as A from '../../rules/actions.ts';
import { pointDie, unitsInSegment } from '../../rules/points.ts';
import { dieOf, G, get, type State } from '../../rules/state.ts';
import { Side } from '../../rules/types.ts';
import { t } from '../../screen-words/t.ts';
import { dieText } from '../../text/asked.ts';
import { Voice } from '../../text/voice.ts';
import type { BattleDesk } from '../desk/battle-desk.ts';
import { Token } from '../tracks/token.tsx';
import { Character } from './answers.tsx';

const SEGMENT = 8; // 6.3 a die that has been given: what it shows times this, and its segment (turn.ts)

/** The dice of the player: what each shows, and the segment it went to, or null. */
function diceOf(
  s: State,
): ReadonlyArray<{ readonly score: string; readonly segment: number | null }> {
  const { named, less } = pointDie(s, Side.french);
  const voice = new Voice(s.scenario, lang.value);
  return Array.from({ length: get(s, G.dice) }, (_, n) => {
    const kept = dieOf(s, Side.french, n);
    const given = n < get(s, G.die);
    const value = given ? Math.floor(kept / SEGMENT) : kept;
    return {
      score: named ? dieText(voice, pointDie(s, Side.french)) : String(value - less),
      segment: given ? kept % SEGMENT : null,
    };
  });
}

export function DiceChoice({ desk }: { readonly desk: BattleDesk }) {
  const { orders } = desk;
  const s = orders.position;
  const dice = diceOf(s);
  const now = get(s, G.die);
  return (
    <div class="fp-dice">
      <Character desk={desk} />
      <p class="fp-dice__all">
        <span>{t('fp.die', { n: now + 1, of: dice.length })}</span>
        {dice.map(({ score, segment }, n) => (
          <Token key={n} look={n === now ? 'now' : segment === null ? 'open' : 'given'}>
            {score}
          </Token>
        ))}
      </p>
      <div class="orders__list">
        {orders.listed.value.map((order) => {
          const segment = A.segmentOf(order.action);
          const here = dice.filter((die) => die.segment === segment);
          return (
            <OrderButton
              key={order.action}
              desk={desk}
              order={order}
              icon="flag"
              detail={t('fp.segment.units', {
                n: unitsInSegment(s, Side.french, segment),
                foes: unitsInSegment(s, Side.german, segment),
              })}
              figures={here.map(({ score }, n) => (
                <Token key={n} look="given">
                  {score}
                </Token>
              ))}
            >
              {new Voice(s.scenario, lang.value).segment(segment)}
            </OrderButton>
          );
        })}
      </div>
    </div>
  );
}
