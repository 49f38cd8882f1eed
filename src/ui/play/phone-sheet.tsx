// On a phone everything beside the map is one sheet that rises from below, with tabs.

import { type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals';
import { hasOwnView } from '../../systems/raid/panels/orders/order-list.ts';
import { OrdersPanel } from '../../systems/raid/panels/orders/orders-panel.tsx';
import { StackPanel } from '../../systems/raid/panels/stack/stack-panel.tsx';
import { ScoreLines } from '../../systems/raid/panels/tracks/score.tsx';
import { ZoneList } from '../../systems/raid/panels/zones/zone-list.tsx';
import { t } from '../../words/index.ts';
import { BottomSheet, type SheetHeight, Tabs } from '../kit/index.ts';
import type { RaidController } from './controller.ts';
import { LogPanel } from './log/log-panel.tsx';

export const PHONE_TABS = ['orders', 'stack', 'zones', 'log', 'score'] as const;
export type PhoneTab = (typeof PHONE_TABS)[number];

interface PhoneSheetProps {
  readonly raid: RaidController;
  readonly tab: Signal<PhoneTab>;
}

export function PhoneSheet({ raid, tab }: PhoneSheetProps) {
  const height = useSignal<SheetHeight>('half');
  useSignalEffect(() => {
    if (raid.armed.value === null && raid.pointed.value === null) return;
    tab.value = 'orders';
    if (height.peek() === 'low') height.value = 'half';
  });
  const viewOpen = useComputed(() => hasOwnView(raid.decision.value));
  useSignalEffect(() => {
    height.value = viewOpen.value ? 'low' : 'half'; // a view over the map needs the room
  });
  const select = (id: PhoneTab) => {
    tab.value = id;
    if (height.value === 'low') height.value = 'half';
  };
  return (
    <BottomSheet
      label={t('raid.papers')}
      height={height.value}
      onHeight={(to) => {
        height.value = to;
      }}
    >
      <Tabs
        label={t('raid.papers')}
        tabs={PHONE_TABS.map((id) => ({ id, label: t(`raid.tab.${id}`) }))}
        selected={tab.value}
        onSelect={select}
      >
        {tab.value === 'orders' && <OrdersPanel raid={raid} />}
        {tab.value === 'stack' && <StackPanel raid={raid} />}
        {tab.value === 'zones' && <ZoneList raid={raid} />}
        {tab.value === 'log' && <LogPanel raid={raid} />}
        {tab.value === 'score' && (
          <div class="raid-pad">
            <ScoreLines raid={raid} />
          </div>
        )}
      </Tabs>
    </BottomSheet>
  );
}
