// Zoom and fit, on the map itself.

import { t } from '../../words/index.ts';
import { IconButton } from '../kit/index.ts';
import type { RaidController } from './controller.ts';

export function MapTools({ raid }: { readonly raid: Pick<RaidController, 'map'> }) {
  const map = raid.map.value;
  if (map === null) return null;
  return (
    <div class="raid-map-tools">
      <IconButton icon="plus" label={t('raid.zoomIn')} onClick={() => map.zoomBy(1.3)} />
      <IconButton icon="minus" label={t('raid.zoomOut')} onClick={() => map.zoomBy(1 / 1.3)} />
      <IconButton icon="fit" label={t('raid.fit')} onClick={() => map.fit()} />
    </div>
  );
}
