// Zoom and fit: on the map itself where it is large, else in a row beside it.

import type { ReadonlySignal } from '@preact/signals';
import type { GameData } from '../../engine/position.ts';
import { t } from '../../words/index.ts';
import { IconButton } from '../kit/index.ts';
import type { SheetView } from '../sheet/model.ts';

/** As much of a map as the tools move. */
type Movable = Pick<SheetView<GameData, unknown>, 'zoomBy' | 'fit'>;

interface MapToolsProps {
  readonly map: ReadonlySignal<Movable | null>;
  readonly beside?: boolean; // off the map
}

export function MapTools({ map: opened, beside = false }: MapToolsProps) {
  const map = opened.value;
  if (map === null) return null;
  const look = beside ? 'quiet' : 'secondary';
  const zoom = (by: number) => () => map.zoomBy(by);
  return (
    <div class={beside ? 'map-tools-beside' : 'raid-map-tools'}>
      <IconButton icon="plus" hint="+" look={look} label={t('play.zoomIn')} onClick={zoom(1.3)} />
      <IconButton
        icon="minus"
        hint="−"
        look={look}
        label={t('play.zoomOut')}
        onClick={zoom(1 / 1.3)}
      />
      <IconButton icon="fit" hint="F" look={look} label={t('play.fit')} onClick={() => map.fit()} />
    </div>
  );
}
