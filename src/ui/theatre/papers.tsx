// The papers beside the map: log, key moments and the map as a list; on a phone the present moment too.

import type { Signal } from '@preact/signals';
import { t } from '../../words/index.ts';
import { Tabs } from '../kit/index.ts';
import { tabName } from '../play/tab-name.ts';
import type { Theatre } from './controller.ts';
import { TheatreLog } from './log-panel.tsx';
import { MomentPanel } from './moment-panel.tsx';
import { MomentsPanel } from './moments-panel.tsx';
import { ZonesPanel } from './zones-panel.tsx';

export type Paper = 'moment' | 'log' | 'moments' | 'zones';

export interface PapersProps {
  readonly theatre: Theatre;
  readonly note: string;
  readonly tabs: readonly Paper[];
  readonly shown: Signal<Paper>;
}

export function Papers({ theatre, note, tabs, shown }: PapersProps) {
  const selected = tabs.includes(shown.value) ? shown.value : 'log';
  const name = (id: Paper): string =>
    id === 'zones' ? tabName(theatre.face, id) : t(`theatre.tab.${id}`);
  return (
    <Tabs
      label={t('theatre.papers')}
      tabs={tabs.map((id) => ({ id, label: name(id) }))}
      selected={selected}
      onSelect={(id) => {
        shown.value = id;
      }}
    >
      {selected !== 'moment' && <h2 class="visually-hidden">{name(selected)}</h2>}
      {selected === 'moment' && <MomentPanel theatre={theatre} note={note} />}
      {selected === 'log' && <TheatreLog theatre={theatre} />}
      {selected === 'moments' && <MomentsPanel theatre={theatre} />}
      {selected === 'zones' && <ZonesPanel theatre={theatre} />}
    </Tabs>
  );
}

const PANEL = '.theatre .tabs__panel';

/** Puts the focus on the present line of the paper that lies open, or on its first. */
export function focusPaper(): void {
  const here = `${PANEL} [aria-current] button, ${PANEL} button[aria-current]`;
  const line = document.querySelector<HTMLElement>(here);
  (line ?? document.querySelector<HTMLElement>(`${PANEL} button`))?.focus();
}
