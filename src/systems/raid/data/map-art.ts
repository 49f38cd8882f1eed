// What a map shows besides its zones: the sheet's size, the coast, the river and a scale judged by eye. The rules
// never read it.

import type { MapFile, Point, Words } from '../rules/raid-files.ts';
import { parseRaid } from './check-raid.ts';
import { scenarios } from './dieppe.ts';

export interface MapArt {
  readonly width: number;
  readonly height: number;
  readonly coast: readonly Point[]; // from edge to edge; empty inland
  readonly river: readonly Point[]; // from its mouth up
  readonly dateline: Words;
  readonly scale: Words & { readonly units: number }; // length of the scale bar
}

/** The sheets are sketches: what a bar of 300 units stands for is read off the distances between places. */
const LEGENDS: Readonly<Record<string, Pick<MapArt, 'dateline' | 'scale'>>> = {
  'dieppe-1942': {
    dateline: {
      en: 'Varengeville-sur-Mer, 19 August 1942',
      fr: 'Varengeville-sur-Mer, 19 août 1942',
    },
    scale: { units: 300, en: 'about ½ mile', fr: 'environ 800 m' },
  },
};

const PLAIN: Pick<MapArt, 'dateline' | 'scale'> = {
  dateline: { en: '', fr: '' },
  scale: { units: 300, en: 'not to scale', fr: 'sans échelle' },
};

const known = new Map<string, MapArt>();

/** The art of a shipped raid's map, by its id. */
export function mapArt(id: string): MapArt {
  const art = known.get(id) ?? readArt(id);
  known.set(id, art);
  return art;
}

function readArt(id: string): MapArt {
  const shipped = scenarios.find((raid) => raid.id === id);
  const parsed = shipped === undefined ? null : parseRaid(shipped.files);
  if (parsed === null || !('raid' in parsed)) throw new Error(`no map of the raid '${id}'`);
  return artOf(parsed.raid.map, LEGENDS[id] ?? PLAIN);
}

function artOf(map: MapFile, legend: Pick<MapArt, 'dateline' | 'scale'>): MapArt {
  return { ...map.canvas, coast: map.coast, river: map.river, ...legend };
}
