// Where men were lost: the zones of the raid as a small map, and a red disc on each that grows with its dead.

import type { Scenario, ZoneInfo } from '../../../rules/scenario.ts';
import { lang, t } from '../../i18n/index.ts';
import { Figure } from './figure.tsx';

const MARGIN = 90;
const LAND = 104; // how far land reaches around a zone
const BEACH = 66;
const SMALLEST = 14;
const LARGEST = 74;
const NAMED = 8; // zones that carry their number

export interface LossMapProps {
  readonly scenario: Scenario;
  readonly losses: ReadonlyArray<readonly [zone: string, men: number]>; // the worst first
}

export function LossMap({ scenario, losses }: LossMapProps) {
  const zoneOf = (id: string) => scenario.zones.find((zone) => zone.id === id);
  const nameOf = (id: string) => zoneOf(id)?.[lang.value] ?? id;
  const [worst] = losses;
  const frame = frameOf(scenario.zones);
  const said =
    worst === undefined
      ? t('records.whereNone')
      : t('records.whereChart', { zone: nameOf(worst[0]), n: worst[1] });
  return (
    <Figure
      wide
      title={t('records.where')}
      {...(worst === undefined ? { text: said } : {})}
      heads={[t('records.zone'), t('records.men')]}
      rows={losses.map(([zone, men]) => [nameOf(zone), men])}
    >
      <svg class="loss-map" viewBox={frame.box} role="img" aria-label={said}>
        <rect class="loss-map__sea" {...frame.rect} />
        <Ground zones={scenario.zones} bottom={frame.bottom} />
        <Links scenario={scenario} />
        {scenario.zones.map((zone) => (
          <circle key={zone.id} class="loss-map__zone" cx={zone.x} cy={zone.y} r="6" />
        ))}
        {losses.map(([id, men], index) => {
          const zone = zoneOf(id);
          if (zone === undefined) return null;
          const r = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(men / (worst?.[1] ?? 1));
          return (
            <g key={id}>
              <circle class="loss-map__loss" cx={zone.x} cy={zone.y} r={r} />
              {index < NAMED && (
                <text class="loss-map__men" x={zone.x} y={zone.y + 11} text-anchor="middle">
                  {men}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </Figure>
  );
}

function frameOf(zones: readonly ZoneInfo[]) {
  const xs = zones.map(({ x }) => x);
  const ys = zones.map(({ y }) => y);
  const x = Math.min(...xs) - MARGIN;
  const y = Math.min(...ys) - MARGIN;
  const width = Math.max(...xs) + MARGIN - x;
  const height = Math.max(...ys) + MARGIN - y;
  return { box: `${x} ${y} ${width} ${height}`, rect: { x, y, width, height }, bottom: y + height };
}

/** The sea lies to the north: whatever is south of a zone on land is land. */
function Ground({
  zones,
  bottom,
}: {
  readonly zones: readonly ZoneInfo[];
  readonly bottom: number;
}) {
  const land = zones.filter(({ kind }) => kind === 'land' || kind === 'beach');
  const shapes = land.map(({ x, y, kind }) => {
    const r = kind === 'beach' ? BEACH : LAND;
    return `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}V${bottom}H${x - r}z`;
  });
  return (
    <>
      <path class="loss-map__coast" d={shapes.join('')} />
      <path class="loss-map__land" d={shapes.join('')} />
    </>
  );
}

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
