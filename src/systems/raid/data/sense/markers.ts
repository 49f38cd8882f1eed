// 10 Do the face-down markers make sense: each shows either an obstacle or Germans?

import { type Fault, Faults } from '../../../../engine/shape/fault.ts';
import type { MarkersFile } from '../../rules/raid-files.ts';
import { idsOnce } from './cover.ts';

export function senseOfMarkers(file: MarkersFile): Fault[] {
  const faults = new Faults('markers');
  idsOnce(faults, '/markers', file.markers);
  file.markers.forEach((marker, i) => {
    const germans = marker.infantry + marker.machineGuns + marker.officers;
    if (marker.obstacle !== 'none' && germans > 0) {
      faults.add(`/markers/${i}`, `'${marker.id}' shows ${marker.obstacle} and Germans`);
    }
    if (marker.obstacle === 'none' && germans === 0) {
      faults.add(`/markers/${i}`, `'${marker.id}' shows nothing`);
    }
    if (!marker.id.startsWith(`${marker.letter}-`)) {
      faults.add(`/markers/${i}/letter`, `'${marker.id}' is not a marker of ${marker.letter}`);
    }
  });
  return faults.list;
}
