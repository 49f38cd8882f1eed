// The strip above the map: turn, alarm and points, undo, the threat view and the menu.

import { AlarmTrack } from '../../systems/raid/panels/tracks/alarm-track.tsx';
import { ScoreBadge } from '../../systems/raid/panels/tracks/score.tsx';
import { TurnTrack } from '../../systems/raid/panels/tracks/turn-track.tsx';
import { t } from '../../words/index.ts';
import { Icon, IconButton } from '../kit/index.ts';
import { helpIsOn } from '../kit/prefs/settings.ts';
import type { RaidController } from './controller.ts';
import type { RaidPort } from './raid-port.ts';

interface TopBarProps {
  readonly raid: RaidController;
  readonly port: RaidPort;
  readonly logOpen: boolean | null; // null: the log has its place elsewhere
  readonly onLog: () => void;
  readonly onMenu: () => void;
}

export function TopBar({ raid, port, logOpen, onLog, onMenu }: TopBarProps) {
  const undo = raid.canUndo.value ? t('raid.undo') : t('raid.undoNot');
  return (
    <header class="raid-top">
      <TurnTrack raid={raid} />
      <AlarmTrack raid={raid} />
      <ScoreBadge raid={raid} />
      {port.saving.value === 'unsaved' && (
        <span class="raid-top__unsaved">
          <Icon name="warning" />
          {t('raid.unsaved')}
        </span>
      )}
      <div class="raid-top__tools">
        <IconButton
          icon="undo"
          look="quiet"
          label={undo}
          aria-disabled={!raid.canUndo.value}
          aria-keyshortcuts="z"
          onClick={() => raid.undo()}
        />
        {helpIsOn('threats') && (
          <IconButton
            icon="target"
            look="quiet"
            label={t('raid.threats.toggle')}
            aria-pressed={raid.threatsOn.value}
            aria-keyshortcuts="t"
            onClick={() => {
              raid.threatsOn.value = !raid.threatsOn.value;
            }}
          />
        )}
        {logOpen !== null && (
          <IconButton
            icon="list"
            look="quiet"
            label={t('raid.papers')}
            aria-pressed={logOpen}
            aria-keyshortcuts="l"
            onClick={onLog}
          />
        )}
        <IconButton
          icon="menu"
          look="quiet"
          label={t('raid.menu')}
          aria-keyshortcuts="m"
          onClick={onMenu}
        />
      </div>
    </header>
  );
}
