// Zoom and fit, on the map itself.

import type { ReadonlySignal } from '@preact/signals';
import type { GameData } from '../../engine/position.ts';
import { t } from '../../words/index.ts';
import { IconButton } from '../kit/index.ts';
import type { SheetView } from '../sheet/model.ts';

/** As much of a map as the tools move. */
type Movable = Pick<SheetView<GameData, unknown>, 'zoomBy' | 'fit'>;

interface MapToolsProps {
  readonly map: ReadonlySignal<Movable | null>;
}

export function MapTools({ map: opened }: MapToolsProps) {
  const map = opened.value;
  if (map === null) return null;
  return (
    <div class="raid-map-tools">
      <IconButton icon="plus" label={t('play.zoomIn')} onClick={() => map.zoomBy(1.3)} />
      <IconButton icon="minus" label={t('play.zoomOut')} onClick={() => map.zoomBy(1 / 1.3)} />
      <IconButton icon="fit" label={t('play.fit')} onClick={() => map.fit()} />
    </div>
  );
}
