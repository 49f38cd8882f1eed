// The key of the map: counters with their marks, works, wire, flags, targets, and how ground is drawn.

import type { ComponentChildren } from 'preact';
import { KeyList } from '../../../../ui/sheet/guide.tsx';
import { BLUE_PENCIL, RED_PENCIL } from '../../../../ui/sheet/palette.ts';
import {
  BRITISH_BLUE,
  type Cloth,
  CONTOUR,
  FIELD_GREY,
  GERMAN_RED,
  KHAKI,
  PLATE,
} from '../../map/palette.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';

interface CounterProps {
  readonly cloth: Cloth;
  readonly children?: ComponentChildren;
  readonly figures?: readonly [string, string];
}

/** A counter as it lies on the map. */
const Counter = ({ cloth, children, figures }: CounterProps) => (
  <>
    <rect x="8" y="6" width="32" height="36" rx="2" fill={cloth.card} stroke={cloth.edge} />
    <g fill={cloth.ink} stroke="none">
      {children}
      {figures !== undefined && (
        <>
          <text x="11" y="39" class="guide-key__figure">
            {figures[0]}
          </text>
          <text x="37" y="39" text-anchor="end" class="guide-key__figure">
            {figures[1]}
          </text>
        </>
      )}
    </g>
  </>
);

const Ranks = () => (
  <path d="M12 12h6v5h-6zM21 12h6v5h-6zM30 12h6v5h-6zM12 20h6v5h-6zM21 20h6v5h-6zM30 20h6v5h-6z" />
);
const Men = () => (
  <>
    {[
      [14, 12],
      [23, 15],
      [33, 11],
      [17, 22],
      [28, 24],
      [35, 19],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2" />
    ))}
  </>
);

/** A crenellated line: a trench from above. */
const CRENELS = 'M4 26h5v-5h5v5h5v-5h5v5h5v-5h5v5h5v-5h5v5';
const WIRE = [8, 17, 26, 35].map((x) => `M${x} 20l7 7m0-7-7 7`).join('');
const HEXAGON = 'M10 24 17 12h14l7 12-7 12H17z';

const ENTRIES: ReadonlyArray<readonly [MessageKey, ComponentChildren]> = [
  [
    'rp.guide.formed',
    <Counter cloth={KHAKI}>
      <Ranks />
    </Counter>,
  ],
  [
    'rp.guide.dispersed',
    <Counter cloth={FIELD_GREY}>
      <Men />
    </Counter>,
  ],
  [
    'rp.guide.spent',
    <>
      <Counter cloth={KHAKI}>
        <Ranks />
      </Counter>
      <path d="M10 30 38 12" stroke={RED_PENCIL} stroke-width="3" />
    </>,
  ],
  ['rp.guide.figures', <Counter cloth={KHAKI} figures={['2', '8']} />],
  [
    'rp.guide.inTrench',
    <>
      <g transform="translate(0 -6)">
        <Counter cloth={FIELD_GREY}>
          <Men />
        </Counter>
      </g>
      <path
        d={CRENELS}
        transform="translate(0 19)"
        fill="none"
        stroke={GERMAN_RED}
        stroke-width="3"
      />
    </>,
  ],
  ['rp.guide.german', <path d={CRENELS} fill="none" stroke={GERMAN_RED} stroke-width="2.500" />],
  ['rp.guide.british', <path d={CRENELS} fill="none" stroke={BRITISH_BLUE} stroke-width="2.500" />],
  ['rp.guide.wire', <path d={WIRE} stroke={GERMAN_RED} stroke-width="2" />],
  [
    'rp.guide.flag',
    <>
      <path d="M12 44V8" stroke="#14110c" stroke-width="3" />
      <path d="M12 8h24v18H12z" fill="#14110c" />
      <text x="24" y="22" text-anchor="middle" class="guide-key__figure" fill="#fdf8ea">
        3
      </text>
    </>,
  ],
  [
    'rp.guide.target',
    <g fill="none" stroke={BLUE_PENCIL} stroke-width="2.500">
      <circle cx="24" cy="24" r="14" />
      <path d="M24 4v9M24 35v9M4 24h9M35 24h9" />
      <path d="M20 19h8l-8 10h8z" fill={BLUE_PENCIL} />
    </g>,
  ],
  [
    'rp.guide.contour',
    <g fill="none" stroke={CONTOUR} stroke-width="1.200">
      <path d={HEXAGON} stroke={PLATE} stroke-width="0.600" />
      <path d="M8 34C16 20 32 20 40 34M13 36C19 26 29 26 35 36M18 37C21 31 27 31 30 37" />
    </g>,
  ],
  [
    'rp.guide.crater',
    <g fill="none" stroke={PLATE} stroke-width="1.400">
      <circle cx="17" cy="20" r="5" />
      <circle cx="31" cy="18" r="3.500" />
      <circle cx="27" cy="30" r="6" />
      <circle cx="14" cy="33" r="3" />
    </g>,
  ],
];

export const MapKey = () => (
  <KeyList entries={ENTRIES.map(([words, picture]) => [t(words), picture])} />
);
