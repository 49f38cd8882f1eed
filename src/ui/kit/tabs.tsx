// Tabs after the ARIA pattern: arrows, Home and End move and choose; Tab leaves for the panel.

import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Icon, type IconName } from './icon.tsx';
import { nextIndex } from './roving.ts';
import './tabs.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  readonly count?: number; // shown beside the label
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: ReadonlyArray<Tab<Id>>;
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  readonly children: ComponentChildren; // the panel of the selected tab
}

export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, selected, onSelect, children } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const index = nextIndex(
      event.key,
      tabs.findIndex((tab) => tab.id === selected),
      tabs.length,
    );
    const tab = index === null ? undefined : tabs[index];
    if (tab === undefined || index === null) return;
    event.preventDefault();
    onSelect(tab.id);
    (list.current?.children[index] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tabs__list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            class="tabs__tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.icon && <Icon name={tab.icon} />}
            <span>{tab.label}</span>
            {tab.count !== undefined && <span class="tabs__count">{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        class="tabs__panel"
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${selected}`}
      >
        {children}
      </div>
    </div>
  );
}
