// The papers beside the map on a wide window: log, zones and points, one at a time.

import { useSignal } from '@preact/signals';
import { ScoreLines } from '../../systems/raid/panels/tracks/score.tsx';
import { ZoneList } from '../../systems/raid/panels/zones/zone-list.tsx';
import { t } from '../../words/index.ts';
import { Tabs } from '../kit/index.ts';
import type { RaidController } from './controller.ts';
import { LogPanel } from './log/log-panel.tsx';

type Paper = 'log' | 'zones' | 'score';

export function Papers({ raid }: { readonly raid: RaidController }) {
  const shown = useSignal<Paper>('log');
  return (
    <aside class="raid-papers" aria-label={t('raid.papers')}>
      <Tabs
        label={t('raid.papers')}
        tabs={[
          { id: 'log', label: t('raid.tab.log') },
          { id: 'zones', label: t('raid.tab.zones') },
          { id: 'score', label: t('raid.tab.score') },
        ]}
        selected={shown.value}
        onSelect={(id) => {
          shown.value = id;
        }}
      >
        {shown.value === 'log' && <LogPanel raid={raid} />}
        {shown.value === 'zones' && <ZoneList raid={raid} />}
        {shown.value === 'score' && (
          <div class="raid-pad">
            <ScoreLines raid={raid} />
          </div>
        )}
      </Tabs>
    </aside>
  );
}
