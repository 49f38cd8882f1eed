// What is asked and what may be ordered: the prompt, the refusal with its rule, an armed order with its odds, and
// every legal order as a button. Orders and their end stay in sight; what is only to be read scrolls in what is left.

import { useEffect, useRef } from 'preact/hooks';
import { plainText, t } from '../../../words/index.ts';
import { Icon } from '../../kit/index.ts';
import { Ruled } from '../../kit/ruled.tsx';
import { isEnemyPhase } from '../enemy/enemy-phase.ts';
import type { Table } from '../table.ts';
import { ORDERS_HEADING } from '../voice/kept-focus.ts';
import { ArmedCard } from './armed-card.tsx';
import { Happened } from './happened.tsx';
import './orders.css';
import './beside-map.css';
import { PlainOrders } from './plain-orders.tsx';
import { refusedWords } from './refusal-words.ts';

export function OrdersPanel({ face, desk }: Table) {
  const panel = useRef<HTMLElement>(null);
  const { orders, playback } = desk;
  const { Hint, Notes, OrderList, PhaseEnd } = face.slots;
  const asked = orders.asked.value;
  const ready = orders.ready.value;
  useEffect(() => {
    panel.current?.closest('.raid-side, .sheet__body')?.scrollTo({ top: 0 });
    panel.current?.querySelector('.orders__choice')?.scrollTo({ top: 0 });
  }, [asked, ready]);
  return (
    <section class="orders" ref={panel} aria-label={t('play.tab.orders')}>
      <h2 class="visually-hidden" id={ORDERS_HEADING} tabIndex={-1}>
        {t('play.tab.orders')}
      </h2>
      <p class="orders__prompt">
        {ready || (orders.over.value && !playback.busy.value) ? (
          <Ruled sentence={face.words.asked(orders.position, asked)} />
        ) : isEnemyPhase(face, desk) ? (
          face.labels.enemyActs()
        ) : (
          t('play.playing')
        )}
      </p>
      <RefusalLine face={face} desk={desk} />
      {ready && (
        <>
          <ArmedCard face={face} desk={desk} />
          <div class="orders__choice">
            {OrderList ? <OrderList desk={desk} /> : <PlainOrders face={face} desk={desk} />}
          </div>
          {PhaseEnd && <PhaseEnd desk={desk} />}
          <PreviewOdds face={face} desk={desk} />
        </>
      )}
      {/* Whatever else there is to read gives way to the orders. */}
      <div class="orders__news">
        {Hint && <Hint desk={desk} />}
        <Happened face={face} desk={desk} />
        {ready && Notes && <Notes desk={desk} />}
      </div>
    </section>
  );
}

function RefusalLine({ face, desk }: Table) {
  const refused = desk.orders.refused.value;
  const lines = refused === null ? [] : refusedWords({ face, desk }, refused);
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

/** The odds of the order that is pointed at, unless it is the armed one. */
function PreviewOdds({ face, desk: { orders } }: Table) {
  const { Odds } = face.slots;
  const action = orders.preview.value;
  if (Odds === undefined || action === null || action === orders.armed.value) return null;
  if (face.hasOdds?.(orders.position, action) === false) return null;
  return (
    <div class="orders__preview" inert>
      <Odds position={orders.position} action={action} />
    </div>
  );
}
