// The key of the map: counters with their marks, flags, threads, and how ground is engraved.

import type { ComponentChildren } from 'preact';
import { KeyList } from '../../../../ui/sheet/guide.tsx';
import { BLUE_PENCIL } from '../../../../ui/sheet/palette.ts';
import {
  BRASS,
  ENGRAVED,
  FRENCH,
  GERMAN,
  HACHURE,
  LEVELS,
  THICK_WASH,
  THREAD,
  type Uniform,
  WOOD_INK,
  WOOD_WASH,
} from '../../map/palette.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';

interface RowProps {
  readonly uniform: Uniform;
  readonly left: number;
  readonly full: number;
  readonly base?: string; // the outline of one, from its left upper corner
}

const OBLONG = 'h9v14h-9z';

/** A counter as it lies on the map, its front up. */
function Row({ uniform, left, full, base = OBLONG }: RowProps) {
  const x = 24 - full * 5;
  return (
    <>
      <path
        d={`M${x - 1} 11h${full * 5 - 3}l4-5 4 5h${full * 5 - 3}v3h${-full * 10 - 2}z`}
        fill={uniform.front}
      />
      {Array.from({ length: full }, (_, i) => (
        <path
          key={i}
          d={`M${x + i * 10} 16${base}`}
          fill={i < left ? uniform.coat : '#f7eed8'}
          stroke={i < left ? '#0d1017' : '#3a352c'}
          stroke-dasharray={i < left ? undefined : '2 1.6'}
        />
      ))}
    </>
  );
}

const Hexagon = (props: { fill: string; children?: ComponentChildren }) => (
  <>
    <path
      d="M24 3 42 13.500V34.500L24 45 6 34.500V13.500Z"
      fill={props.fill}
      stroke={ENGRAVED}
      stroke-width="0.800"
    />
    {props.children}
  </>
);

const tint = (level: number): string => `rgb(${(LEVELS[level] ?? [236, 226, 194]).join(', ')})`;

const SLOPE = Array.from({ length: 9 }, (_, i) => `M${9 + i * 3.7} ${17 + (i % 2)}v7`).join('');
const STEEP = Array.from({ length: 16 }, (_, i) => `M${9 + i * 2} ${27 + (i % 2)}v8`).join('');
const TREES = [
  [14, 18],
  [23, 14],
  [32, 19],
  [18, 27],
  [28, 26],
  [36, 29],
  [13, 33],
  [23, 36],
  [32, 35],
] as const;

const ENTRIES: ReadonlyArray<readonly [MessageKey, ComponentChildren]> = [
  ['fp.guide.french', <Row uniform={FRENCH} left={4} full={4} />],
  ['fp.guide.german', <Row uniform={GERMAN} left={2} full={4} />],
  [
    'fp.guide.front',
    <path d="M4 27h14l6-9 6 9h14v5H4z" fill={FRENCH.front} stroke="#fbf4e2" stroke-width="1" />,
  ],
  [
    'fp.guide.gun',
    <path
      d="M24 10V36M18 20V33M30 20V33M18 27H30"
      stroke="#1b1712"
      stroke-width="3"
      stroke-linecap="round"
    />,
  ],
  ['fp.guide.heavy', <Row uniform={FRENCH} left={3} full={3} base="l3 0h8l-5 14h-8z" />],
  [
    'fp.guide.light',
    <Row uniform={FRENCH} left={3} full={3} base="m4.500-2 4.500 6v8l-4.500-2-4.500 2v-8z" />,
  ],
  [
    'fp.guide.peg',
    <circle cx="24" cy="24" r="7" fill={BRASS} stroke="#14110c" stroke-width="1.600" />,
  ],
  [
    'fp.guide.sabre',
    <>
      <path d="m15 14 7 10-7 10-7-10z" fill="#b3151b" stroke="#fbf4e2" />
      <path d="m34 14 7 10-7 10-7-10z" fill="#fbf4e2" stroke="#7b1216" stroke-width="1.600" />
    </>,
  ],
  [
    'fp.guide.flag',
    <>
      <path d="M10 44V6" stroke="#14110c" stroke-width="3" />
      <path d="M10 6h10v18H10z" fill="#27408b" />
      <path d="M20 6h10v18H20z" fill="#fdf8ea" />
      <path d="M30 6h10v18H30z" fill="#c4242b" />
      <text x="25" y="20" text-anchor="middle" class="guide-key__figure">
        3
      </text>
    </>,
  ],
  [
    'fp.guide.thread',
    <>
      <path d="M24 6C18 18 32 28 24 42" fill="none" stroke={THREAD} stroke-width="3" />
      <circle cx="24" cy="6" r="4" fill={BRASS} stroke={ENGRAVED} />
    </>,
  ],
  [
    'fp.guide.slope',
    <Hexagon fill={tint(2)}>
      <path d={SLOPE} stroke={HACHURE} stroke-width="0.800" />
      <path d={STEEP} stroke={HACHURE} stroke-width="1.400" />
    </Hexagon>,
  ],
  [
    'fp.guide.wood',
    <Hexagon fill={tint(0)}>
      <path
        d="M24 3 42 13.500V34.500L24 45 6 34.500V13.500Z"
        fill={WOOD_WASH}
        stroke={WOOD_INK}
        stroke-width="2"
      />
      {TREES.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="2.200" fill={THICK_WASH} stroke={WOOD_INK} />
      ))}
    </Hexagon>,
  ],
  [
    'fp.guide.town',
    <Hexagon fill={tint(1)}>
      <path
        d="M14 16h6v5h-6zM25 14h5v6h-5zM18 26h7v5h-7zM30 25h5v5h-5zM23 35h5v4h-5z"
        fill={ENGRAVED}
      />
    </Hexagon>,
  ],
  [
    'fp.guide.trench',
    <>
      <path d="M8 30 24 20 40 30" fill="none" stroke={ENGRAVED} stroke-width="3.400" />
      <path
        d="M11 28 9 23M16 25l-2-5M21 22l-2-5M27 22l2-5M32 25l2-5M37 28l2-5"
        stroke={ENGRAVED}
        stroke-width="1.800"
      />
    </>,
  ],
  [
    'fp.guide.end',
    <>
      <circle cx="24" cy="24" r="13" fill="none" stroke={BLUE_PENCIL} stroke-width="3" />
      <path d="M38 19.500 46 24 38 28.500z" fill={BLUE_PENCIL} />
      <path d="M10 20 3 24 10 28z" fill="#f4f1e4" stroke={BLUE_PENCIL} stroke-width="1.400" />
    </>,
  ],
  [
    'fp.guide.able',
    <circle
      cx="24"
      cy="24"
      r="16"
      fill="none"
      stroke={BLUE_PENCIL}
      stroke-width="7"
      opacity="0.750"
    />,
  ],
];

export const MapKey = () => (
  <KeyList entries={ENTRIES.map(([words, picture]) => [t(words), picture])} />
);
