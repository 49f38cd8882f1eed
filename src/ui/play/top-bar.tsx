// The strip above the map: the tracks, undo, the threat view and the menu.

import { t } from '../../words/index.ts';
import { Icon, IconButton } from '../kit/index.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import type { RaidPort } from './raid-port.ts';
import type { Table } from './table.ts';

interface TopBarProps extends Table {
  readonly port: RaidPort;
  readonly logOpen: boolean | null; // null: the log has its place elsewhere
  readonly onLog: () => void;
  readonly onMenu: () => void;
}

export function TopBar({ face, desk, port, logOpen, onLog, onMenu }: TopBarProps) {
  const { orders, looks } = desk;
  const { Tracks } = face.slots;
  const undo = orders.canUndo.value ? t('play.undo') : t('play.undoNot');
  return (
    <header class="raid-top">
      <Tracks desk={desk} />
      {port.saving.value === 'unsaved' && (
        <span class="raid-top__unsaved">
          <Icon name="warning" />
          {t('play.unsaved')}
        </span>
      )}
      <div class="raid-top__tools">
        <IconButton
          icon="undo"
          look="quiet"
          label={undo}
          aria-disabled={!orders.canUndo.value}
          aria-keyshortcuts="z"
          onClick={() => orders.undo()}
        />
        {face.threats && helpIsOn('threats') && (
          <IconButton
            icon="target"
            look="quiet"
            label={t('play.threats.toggle')}
            aria-pressed={looks.threatsOn.value}
            aria-keyshortcuts="t"
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
            aria-keyshortcuts="l"
            onClick={onLog}
          />
        )}
        <IconButton
          icon="menu"
          look="quiet"
          label={t('play.menu')}
          aria-keyshortcuts="m"
          onClick={onMenu}
        />
      </div>
    </header>
  );
}
