// 11.2b Forming the lines: every man can be moved, every line shows its odds; nothing is ordered until the round is
// fought.

import { Button, RuleRef } from '../../../../ui/kit/index.ts';
import { useKeys } from '../../../../ui/kit/keys/groups.ts';
import { lang } from '../../../../words/index.ts';
import { act, Do } from '../../rules/actions.ts';
import { cite } from '../../rules/rule.ts';
import { t } from '../../screen-words/t.ts';
import { Voice } from '../../text/voice.ts';
import type { RaidDesk } from '../desk/raid-desk.ts';
import { oddsOf } from '../orders/odds-cache.ts';
import { type Arrangement, linesOrdered, ordersFor, placedCount } from './arrangement.ts';
import { LINE_KEYS } from './form-keys.ts';
import { FormLine, Reserve } from './form-line.tsx';
import { useLinesOdds } from './line-odds.ts';
import { AssaultWords, RoundWords, WakeWords } from './odds-words.tsx';
import { useForm } from './use-form.ts';

export function FormLines({ desk }: { readonly desk: RaidDesk }) {
  const state = desk.orders.position;
  const form = useForm(state);
  const { battle, lines, placing } = form;
  const odds = useLinesOdds(state, lines);
  useKeys(LINE_KEYS);
  const spare = battle.germans.length > battle.lines;
  return (
    <>
      <div class="assault__body" ref={placing.board}>
        <p class="assault__case">
          {t(spare ? 'assault.case2' : 'assault.case1')} <RuleRef rule={cite('11.2b')} />
        </p>
        <Sides />
        <ol class="assault__lines" data-own-keys>
          {battle.germans.slice(0, battle.lines).map((german, line) => (
            <FormLine
              key={german}
              form={form}
              state={state}
              line={line}
              odds={odds?.round.lines[line] ?? null}
            />
          ))}
        </ol>
        <Reserve form={form} state={state} />
        <p class="assault__refusal">
          {form.refusal !== null && (
            <>
              {t(`assault.refused.${form.refusal}`)} <RuleRef rule={cite(form.refusal)} />
            </>
          )}
        </p>
      </div>
      <footer class="assault__foot">
        {odds === null ? <p class="assault__odds-line">{t('assault.reckoning')}</p> : null}
        {odds !== null && <RoundWords round={odds.round} />}
        {odds?.assault && <AssaultWords assault={odds.assault} />}
        <WakeWords
          voice={new Voice(state.scenario, lang.value)}
          wakes={oddsOf(state, act(Do.fill))?.wakes ?? []}
        />
        <div class="assault__buttons">
          <Button look="quiet" onClick={form.clear}>
            {t('assault.clear')}
          </Button>
          <Button onClick={form.fill}>{t('assault.fill')}</Button>
          <Button look="primary" icon="dice" onClick={() => void fight(desk, lines)}>
            {t('assault.fight')}
          </Button>
        </div>
      </footer>
    </>
  );
}

/** Takes back what was ordered one by one, then orders the lines as they are set up; the last order fights them. */
async function fight(desk: RaidDesk, lines: Arrangement): Promise<void> {
  for (let n = placedCount(linesOrdered(desk.orders.position)); n > 0; n--) desk.orders.undo();
  for (const action of ordersFor(desk.orders.position, lines)) await desk.orders.do(action);
}

export function Sides() {
  return (
    <p class="assault__sides" aria-hidden="true">
      <span>{t('assault.british')}</span>
      <span>{t('assault.germans')}</span>
    </p>
  );
}
