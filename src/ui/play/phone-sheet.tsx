// On a phone everything beside the map is one sheet that rises from below, with tabs.

import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { BottomSheet, type SheetHeight, Tabs } from '../kit/index.ts';
import { LogPanel } from './log/log-panel.tsx';
import { OrdersPanel } from './orders/orders-panel.tsx';
import { ScorePaper } from './score-paper.tsx';
import { tabName } from './tab-name.ts';
import type { Table } from './table.ts';

export const PHONE_TABS = ['orders', 'stack', 'zones', 'log', 'score'] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

interface PhoneSheetProps extends Table {
  readonly tab: Signal<PhoneTab>;
  readonly tools: ComponentChildren;
}

export function PhoneSheet({ face, desk, tab, tools }: PhoneSheetProps) {
  const { orders, looks } = desk;
  const { Inspected, Places } = face.slots;
  const height = useSignal<SheetHeight>('half');
  useSignalEffect(() => {
    if (orders.armed.value === null && looks.pointed.value === null) return;
    tab.value = 'orders';
    if (height.peek() === 'low') height.value = 'half';
  });
  const viewOpen = useComputed(() => face.hasOwnView?.(orders.asked.value) === true);
  useSignalEffect(() => {
    height.value = viewOpen.value ? 'low' : 'half'; // a view over the map needs the room
  });
  const select = (id: PhoneTab) => {
    tab.value = id;
    if (height.value === 'low') height.value = 'half';
  };
  const tabs = PHONE_TABS.filter((id) => id !== 'zones' || Places !== undefined);
  return (
    <BottomSheet
      label={face.labels.papers()}
      height={height.value}
      onHeight={(to) => {
        height.value = to;
      }}
      tools={tools}
    >
      <Tabs
        label={face.labels.papers()}
        tabs={tabs.map((id) => ({ id, label: tabName(face, id) }))}
        selected={tab.value}
        onSelect={select}
      >
        {tab.value !== 'orders' && <h2 class="visually-hidden">{tabName(face, tab.value)}</h2>}
        {tab.value === 'orders' && <OrdersPanel face={face} desk={desk} />}
        {tab.value === 'stack' && <Inspected desk={desk} />}
        {tab.value === 'zones' && Places && <Places desk={desk} />}
        {tab.value === 'log' && <LogPanel face={face} desk={desk} />}
        {tab.value === 'score' && <ScorePaper face={face} desk={desk} />}
      </Tabs>
    </BottomSheet>
  );
}
