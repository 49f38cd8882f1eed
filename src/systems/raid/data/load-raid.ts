// The files of the shipped raids as they lie in data/raid, unchecked. The bundle carries them, so
// the game needs no network.

import counters from '../../../../data/raid/dieppe-1942/counters.json' with { type: 'json' };
import events from '../../../../data/raid/dieppe-1942/events.json' with { type: 'json' };
import levels from '../../../../data/raid/dieppe-1942/levels.json' with { type: 'json' };
import loading from '../../../../data/raid/dieppe-1942/loading.json' with { type: 'json' };
import map from '../../../../data/raid/dieppe-1942/map.json' with { type: 'json' };
import markers from '../../../../data/raid/dieppe-1942/markers.json' with { type: 'json' };
import raid from '../../../../data/raid/dieppe-1942/raid.json' with { type: 'json' };
import tables from '../../../../data/raid/dieppe-1942/tables.json' with { type: 'json' };
import victory from '../../../../data/raid/dieppe-1942/victory.json' with { type: 'json' };

export type RawFiles = Readonly<Record<string, unknown>>;

export const dieppeFiles: RawFiles = {
  raid,
  map,
  counters,
  markers,
  tables,
  events,
  victory,
  levels,
  loading,
};
