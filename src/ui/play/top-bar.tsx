// The strip above the map: the tracks, undo, the threat view and the menu.

import type { ComponentChildren } from 'preact';
import { t } from '../../words/index.ts';
import { Icon, IconButton } from '../kit/index.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import type { RaidPort, SaveStatus } from './raid-port.ts';
import type { Table } from './table.ts';

interface TopBarProps extends Table {
  readonly port: RaidPort;
  readonly logOpen: boolean | null; // null: the log has its place elsewhere
  readonly onLog: () => void;
  readonly onMenu: () => void;
  readonly tools: ComponentChildren; // of the map, where they have no room on it
}

export function TopBar({ face, desk, port, logOpen, onLog, onMenu, tools }: TopBarProps) {
  const { orders, looks } = desk;
  const { Tracks } = face.slots;
  const undo = orders.canUndo.value ? t('play.undo') : t('play.undoNot');
  return (
    <header class="raid-top">
      <Tracks desk={desk} />
      <Saving status={port.saving.value} />
      <div class="raid-top__tools">
        {tools}
        <IconButton
          icon="undo"
          look="quiet"
          label={undo}
          aria-disabled={!orders.canUndo.value}
          hint="Z"
          onClick={() => orders.undo()}
        />
        {face.threats && helpIsOn('threats') && (
          <IconButton
            icon="target"
            look="quiet"
            label={t('play.threats.toggle')}
            aria-pressed={looks.threatsOn.value}
            hint="T"
            onClick={() => {
              looks.threatsOn.value = !looks.threatsOn.value;
            }}
          />
        )}
        {logOpen !== null && (
          <IconButton
            icon="list"
            look="quiet"
            label={face.labels.papers()}
            aria-pressed={logOpen}
            hint="L"
            onClick={onLog}
          />
        )}
        <IconButton icon="menu" look="quiet" label={t('play.menu')} hint="M" onClick={onMenu} />
      </div>
    </header>
  );
}

/** Whether the last order would outlive a browser that is killed now. */
function Saving({ status }: { readonly status: SaveStatus }) {
  if (status === 'elsewhere' || status === 'never') return null;
  if (status === 'unsaved') {
    return (
      <span class="raid-top__unsaved">
        <Icon name="warning" />
        {t('play.unsaved')}
      </span>
    );
  }
  return (
    <span class={`raid-top__saving raid-top__saving--${status}`}>
      {t(status === 'saving' ? 'play.saving' : 'play.kept')}
    </span>
  );
}
