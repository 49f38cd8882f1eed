// Where men were lost: the raid's own map, small and pale, and a red disc on each that grows with its dead.

import { useMemo } from 'preact/hooks';
import { mapArt } from '../../../data/map-art.ts';
import type { Scenario, ZoneInfo } from '../../../rules/scenario.ts';
import { lang, t } from '../../i18n/index.ts';
import type { Point } from '../../map/geometry.ts';
import { shoreOf } from '../../map/ground.ts';
import { Figure } from './figure.tsx';

const SMALLEST = 14;
const LARGEST = 74;
const NUMBERED = 8; // zones that carry their number
const NAMED = 6; // at most that carry their name
const ROOM = 190; // across and
const LINE = 60; // down between two names

export interface LossMapProps {
  readonly scenario: Scenario;
  readonly losses: ReadonlyArray<readonly [zone: string, men: number]>; // the worst first
}

export function LossMap({ scenario, losses }: LossMapProps) {
  const zoneOf = (id: string) => scenario.zones.find((zone) => zone.id === id);
  const nameOf = (id: string) => zoneOf(id)?.[lang.value] ?? id;
  const [worst] = losses;
  const art = mapArt(scenario.id);
  const sizeOf = (men: number) =>
    SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(men / (worst?.[1] ?? 1));
  const placed = (zone: ZoneInfo | undefined, men: number) =>
    zone === undefined ? [] : [{ zone, r: sizeOf(men) }];
  const said =
    worst === undefined
      ? t('records.whereNone')
      : t('records.whereChart', { zone: nameOf(worst[0]), n: worst[1] });
  return (
    <Figure
      shape="wide"
      title={t('records.where')}
      {...(worst === undefined ? { text: said } : {})}
      heads={[t('records.zone'), t('records.men')]}
      rows={losses.map(([zone, men]) => [nameOf(zone), men])}
    >
      <svg class="loss-map" viewBox={`0 0 ${art.width} ${art.height}`} role="img" aria-label={said}>
        <Ground scenario={scenario} />
        <Links scenario={scenario} />
        {scenario.zones.map((zone) => (
          <circle key={zone.id} class="loss-map__zone" cx={zone.x} cy={zone.y} r="7" />
        ))}
        {losses.map(([id, men], index) => {
          const zone = zoneOf(id);
          if (zone === undefined) return null;
          return <Loss key={id} zone={zone} men={men} r={sizeOf(men)} told={index < NUMBERED} />;
        })}
        {apart(losses.flatMap(([id, men]) => placed(zoneOf(id), men))).map(({ zone, r }) => (
          <text
            key={zone.id}
            class="loss-map__name"
            x={zone.x}
            y={zone.y + r + 25}
            text-anchor="middle"
          >
            {zone[lang.value]}
          </text>
        ))}
      </svg>
    </Figure>
  );
}

interface Placed {
  readonly zone: ZoneInfo;
  readonly r: number;
}

/** The worst zones whose names have room beside those before them. */
function apart(places: readonly Placed[]): Placed[] {
  const kept: Placed[] = [];
  for (const place of places) {
    const { x, y } = place.zone;
    const low = y + place.r;
    const free = kept.every(
      ({ zone, r }) => Math.abs(zone.x - x) > ROOM || Math.abs(zone.y + r - low) > LINE,
    );
    if (free && kept.length < NAMED) kept.push(place);
  }
  return kept;
}

interface LossProps {
  readonly zone: ZoneInfo;
  readonly men: number;
  readonly r: number;
  readonly told: boolean; // its number
}

function Loss({ zone, men, r, told }: LossProps) {
  const { x, y } = zone;
  return (
    <g>
      <title>{t('records.whereZone', { zone: zone[lang.value], n: men })}</title>
      <circle class="loss-map__loss" cx={x} cy={y} r={r} />
      {told && (
        <text class="loss-map__men" x={x} y={y + 11} text-anchor="middle">
          {men}
        </text>
      )}
    </g>
  );
}

/** Paper, sea, coast and river as on the map of the raid. */
function Ground({ scenario }: { readonly scenario: Scenario }) {
  const art = mapArt(scenario.id);
  const { coast, sea, river } = useMemo(() => shoreOf(scenario, art), [scenario]);
  return (
    <>
      <rect class="loss-map__land" width={art.width} height={art.height} />
      <path class="loss-map__river" d={line(river)} />
      <path class="loss-map__sea" d={`${line(sea)}z`} />
      <path class="loss-map__coast" d={line(coast)} />
    </>
  );
}

const line = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

function Links({ scenario }: { readonly scenario: Scenario }) {
  const { zones, linkStart, linkTo } = scenario;
  const lines: string[] = [];
  for (const [z, zone] of zones.entries()) {
    for (let i = linkStart[z] ?? 0; i < (linkStart[z + 1] ?? 0); i++) {
      const far = zones[linkTo[i] ?? -1];
      if (far !== undefined && (linkTo[i] ?? 0) > z) {
        lines.push(`M${zone.x} ${zone.y}L${far.x} ${far.y}`);
      }
    }
  }
  return <path class="loss-map__link" d={lines.join('')} />;
}
