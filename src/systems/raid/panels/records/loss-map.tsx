// Where men were lost: the raid's own map, small and pale, and a red disc on each that grows with its dead.

import { useMemo } from 'preact/hooks';
import { Figure } from '../../../../ui/kit/charts/figure.tsx';
import { useWidth } from '../../../../ui/kit/charts/use-width.ts';
import type { Point } from '../../../../ui/sheet/geometry.ts';
import { lang } from '../../../../words/index.ts';
import { mapArt } from '../../data/map-art.ts';
import type { RaidFacts } from '../../luck/raid-facts.ts';
import { shoreOf } from '../../map/ground.ts';
import type { Scenario } from '../../rules/scenario.ts';
import { t } from '../../screen-words/t.ts';
import './loss-map.css';
import { type Lost, type Word, wordsOn } from './loss-map-words.ts';
import { lossesByZone } from './stats.ts';

const SMALLEST = 14;
const LARGEST = 74;

export interface LossMapProps {
  readonly scenario: Scenario;
  readonly facts: readonly RaidFacts[];
}
type Losses = ReadonlyArray<readonly [zone: string, men: number]>; // the worst first

export function LossMap({ scenario, facts }: LossMapProps) {
  const losses: Losses = lossesByZone(facts);
  const { box, width: shown } = useWidth(200);
  const { width, height } = mapArt(scenario);
  const [worst] = losses;
  const nameOf = (id: string) => scenario.zones.find((zone) => zone.id === id)?.[lang.value] ?? id;
  const said =
    worst === undefined
      ? t('records.whereNone')
      : t('records.whereChart', { zone: nameOf(worst[0]), n: worst[1] });
  const discs = discsOf(scenario, losses);
  const words = wordsOn(discs, { width, height, shown });
  return (
    <Figure
      shape="wide"
      title={t('records.where')}
      {...(worst === undefined ? { text: said } : {})}
      heads={[t('records.zone'), t('records.men')]}
      rows={losses.map(([zone, men]) => [nameOf(zone), men])}
    >
      <div ref={box}>
        <svg class="loss-map" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={said}>
          <Ground scenario={scenario} />
          <Links scenario={scenario} />
          {scenario.zones.map((zone) => (
            <circle key={zone.id} class="loss-map__zone" cx={zone.x} cy={zone.y} r="7" />
          ))}
          {discs.map(({ id, name, men, x, y, r }) => (
            <circle key={id} class="loss-map__loss" cx={x} cy={y} r={r}>
              <title>{t('records.whereZone', { zone: name, n: men })}</title>
            </circle>
          ))}
          <Written words={words.numbers} letter={words.number} look="loss-map__men" />
          <Written words={words.names} letter={words.name} look="loss-map__name" />
        </svg>
      </div>
    </Figure>
  );
}

/** The larger, the more men were lost there. */
function discsOf(scenario: Scenario, losses: Losses): Lost[] {
  const most = losses[0]?.[1] ?? 1;
  return losses.flatMap(([id, men]) => {
    const zone = scenario.zones.find((one) => one.id === id);
    if (zone === undefined) return [];
    const r = SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(men / most);
    return [{ id, name: zone[lang.value], men, x: zone.x, y: zone.y, r }];
  });
}

interface WrittenProps {
  readonly words: readonly Word[];
  readonly letter: number; // its height
  readonly look: string;
}

function Written({ words, letter, look }: WrittenProps) {
  return (
    <g class={look} style={{ fontSize: `${letter}px`, strokeWidth: `${letter / 5}px` }}>
      {words.map(({ id, text, x, y }) => (
        <text key={id} x={x} y={y} text-anchor="middle">
          {text}
        </text>
      ))}
    </g>
  );
}

/** Paper, sea, coast and river as on the map of the raid. */
function Ground({ scenario }: { readonly scenario: Scenario }) {
  const art = mapArt(scenario);
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
