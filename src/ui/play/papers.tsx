// The papers beside the map on a wide window: log, places and points, one at a time.

import { useSignal } from '@preact/signals';
import { Tabs } from '../kit/index.ts';
import { LogPanel } from './log/log-panel.tsx';
import { ScorePaper } from './score-paper.tsx';
import { tabName } from './tab-name.ts';
import type { Table } from './table.ts';

const PAPERS = ['log', 'zones', 'score'] as const;
type Paper = (typeof PAPERS)[number];

export function Papers({ face, desk }: Table) {
  const shown = useSignal<Paper>('log');
  const { Places } = face.slots;
  const papers = PAPERS.filter((id) => id !== 'zones' || Places !== undefined);
  return (
    <aside class="raid-papers" aria-label={face.labels.papers()}>
      <Tabs
        label={face.labels.papers()}
        tabs={papers.map((id) => ({ id, label: tabName(face, id) }))}
        selected={shown.value}
        onSelect={(id) => {
          shown.value = id;
        }}
      >
        <h2 class="visually-hidden">{tabName(face, shown.value)}</h2>
        {shown.value === 'log' && <LogPanel face={face} desk={desk} />}
        {shown.value === 'zones' && Places && <Places desk={desk} />}
        {shown.value === 'score' && <ScorePaper face={face} desk={desk} />}
      </Tabs>
    </aside>
  );
}
