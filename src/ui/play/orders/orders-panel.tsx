// What is asked and what may be ordered: the prompt, the refusal with its rule, an armed order with its odds, and
// every legal order as a button.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { plainText, type Sentence, sentence, t } from '../../../words/index.ts';
import { announce, Icon } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import type { Desk, Refused } from '../../sheet/desk.ts';
import { isEnemyPhase } from '../enemy/enemy-phase.ts';
import type { Table } from '../table.ts';
import { ArmedCard } from './armed-card.tsx';
import { Happened } from './happened.tsx';
import './orders.css';
import { PlainOrders } from './plain-orders.tsx';

export function OrdersPanel({ face, desk }: Table) {
  const prompt = useRef<HTMLParagraphElement>(null);
  const panel = useRef<HTMLElement>(null);
  useKeptFocus(desk, panel, prompt);
  const { orders, playback } = desk;
  const { Hint, Notes, OrderList, PhaseEnd } = face.slots;
  const asked = orders.asked.value;
  const ready = orders.ready.value;
  return (
    <section class="orders" ref={panel} aria-label={t('play.tab.orders')}>
      <h2 class="visually-hidden">{t('play.tab.orders')}</h2>
      <p class="orders__prompt" ref={prompt} tabIndex={-1}>
        {ready || (orders.over.value && !playback.busy.value) ? (
          <Ruled sentence={face.words.asked(orders.position, asked)} />
        ) : isEnemyPhase(face, desk) ? (
          face.labels.enemyActs()
        ) : (
          t('play.playing')
        )}
      </p>
      {Hint && <Hint desk={desk} />}
      <RefusalLine face={face} desk={desk} />
      <Happened face={face} desk={desk} />
      {ready && (
        <>
          {Notes && <Notes desk={desk} />}
          <ArmedCard face={face} desk={desk} />
          {OrderList ? <OrderList desk={desk} /> : <PlainOrders face={face} desk={desk} />}
          {PhaseEnd && <PhaseEnd desk={desk} />}
          <PreviewOdds face={face} desk={desk} />
        </>
      )}
    </section>
  );
}

function RefusalLine({ face, desk }: Table) {
  const refused = desk.orders.refused.value;
  const lines = refused === null ? [] : refusedWords({ face, desk }, refused);
  const spoken = lines.map((line) => plainText(line)).join(' ');
  useEffect(() => {
    if (refused !== null) announce(spoken);
  }, [refused, spoken]);
  if (lines.length === 0) return null;
  return (
    <div class="orders__refusal">
      <Icon name="warning" />
      <div>
        {lines.map((line) => (
          <p key={plainText(line)}>
            <Ruled sentence={line} />
          </p>
        ))}
      </div>
    </div>
  );
}

function refusedWords({ face, desk }: Table, refused: Refused): Sentence[] {
  if (refused === 'undo') return [sentence('play.undoNot')];
  const { scenario } = desk.session;
  return refused.map(({ action, rule }) => face.words.refusal(scenario, action, rule));
}

/** The odds of the order that is pointed at, unless it is the armed one. */
function PreviewOdds({ face, desk: { orders } }: Table) {
  const { Odds } = face.slots;
  const action = orders.preview.value;
  if (Odds === undefined || action === null || action === orders.armed.value) return null;
  if (face.hasOdds?.(orders.position, action) === false) return null;
  return (
    <div class="orders__preview" aria-hidden="true">
      <Odds position={orders.position} action={action} />
    </div>
  );
}

/** When the button in focus goes away with its order, the focus stays in the panel: on the order that was not given,
 * else on what is asked. */
function useKeptFocus(
  { orders }: Desk,
  panel: RefObject<HTMLElement | null>,
  prompt: RefObject<HTMLElement | null>,
): void {
  const held = useRef(false);
  useEffect(() => {
    const note = () => {
      const at = document.activeElement;
      if (at === document.body || at === null) return;
      held.current = panel.current?.contains(at) === true || at.closest('.german') !== null;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    panel.current?.closest('.raid-side, .sheet__body')?.scrollTo({ top: 0 });
    if (held.current && orders.ready.value && document.activeElement === document.body) {
      prompt.current?.focus();
    }
  }, [orders.asked.value, orders.ready.value]);
  const armed = orders.armed.value;
  const last = useRef(armed);
  useEffect(() => {
    const letGo = armed === null ? last.current : null;
    last.current = armed;
    if (letGo === null || !held.current || document.activeElement !== document.body) return;
    const order = panel.current?.querySelector<HTMLElement>(`[data-order="${letGo}"]`);
    (order ?? prompt.current)?.focus();
  }, [armed]);
}
