// 1.2, 1.3, 2.1 The key of the map: the shapes of the zones, the lines between them, markers and counters.

import type { ComponentChildren } from 'preact';
import { BLUE_PENCIL, INK, PAPER_LIGHT } from '../../../../ui/sheet/palette.ts';
import {
  BRITISH,
  FIRE_LINE,
  OCHRE,
  OCHRE_PALE,
  ORANGE,
  RED,
  SEA_LINE,
  STRAW,
} from '../../map/palette.ts';
import { type MessageKey, t } from '../../screen-words/t.ts';

const HEXAGON = 'M38 20 29 35.600H11L2 20 11 4.400H29Z';
const BASTION = 'M11 6h18l3-4h6v6l-4 3v18l4 3v6h-6l-3-4H11l-3 4H2v-6l4-3V11L2 8V2h6Z';
const WAVE = 'M11 17q4.500-4 9 0t9 0M11 24q4.500-4 9 0t9 0';

const Line = (props: { colour: string; width: number; dash?: string; round?: boolean }) => (
  <path
    d="M2 20H38"
    stroke={props.colour}
    stroke-width={props.width}
    stroke-dasharray={props.dash}
    stroke-linecap={props.round ? 'round' : 'butt'}
  />
);

const Shape = (props: { d: string; colour: string; width: number; figure?: string }) => (
  <>
    <path d={props.d} fill={PAPER_LIGHT} stroke={props.colour} stroke-width={props.width} />
    {props.figure && (
      <text x="20" y="26" text-anchor="middle" fill={props.colour} class="map-key__figure">
        {props.figure}
      </text>
    )}
  </>
);

const Back = (props: { letter: string; x: number; body: string }) => (
  <>
    <rect x={props.x} y="11" width="18" height="18" rx="2" fill={props.body} />
    <text x={props.x + 9} y="25" text-anchor="middle" fill={PAPER_LIGHT} class="map-key__letter">
      {props.letter}
    </text>
  </>
);

const ENTRIES: ReadonlyArray<readonly [MessageKey, ComponentChildren]> = [
  [
    'guide.open0',
    <circle cx="20" cy="20" r="16" fill={PAPER_LIGHT} stroke={STRAW} stroke-width="3" />,
  ],
  ['guide.cover1', <Shape d={HEXAGON} colour={ORANGE} width={3} figure="1" />],
  ['guide.cover3', <Shape d={BASTION} colour={RED} width={3.4} figure="3" />],
  [
    'guide.water',
    <>
      <circle cx="20" cy="20" r="17" fill={PAPER_LIGHT} stroke={SEA_LINE} stroke-width="2" />
      <circle cx="20" cy="20" r="14" fill="none" stroke={SEA_LINE} stroke-width="1" />
      <path d={WAVE} fill="none" stroke={SEA_LINE} stroke-width="1.6" />
    </>,
  ],
  [
    'guide.road',
    <>
      <Line colour={INK} width={8} />
      <Line colour={OCHRE_PALE} width={5.6} />
      <Line colour={OCHRE} width={2.2} />
    </>,
  ],
  ['guide.path', <Line colour={OCHRE} width={4} />],
  ['guide.rough', <Line colour={OCHRE} width={4} dash="7 6" />],
  ['guide.fire', <Line colour={FIRE_LINE} width={2} dash="0.1 4.600" round />],
  [
    'guide.landing',
    <>
      <Line colour={SEA_LINE} width={3} dash="0.1 6" round />
      <path d="m17 15 9 5-9 5Z" fill={SEA_LINE} />
    </>,
  ],
  ['guide.sea', <Line colour={SEA_LINE} width={2.6} />],
  [
    'guide.markers',
    <>
      <Back letter="A" x={1} body="#35506b" />
      <Back letter="B" x={21} body="#5d3a46" />
    </>,
  ],
  [
    'guide.entry',
    <>
      <path d="M8 10h24l-5 10 5 10H8Z" fill="#66716a" />
      <text x="17" y="25" text-anchor="middle" fill="#fffaf0" class="map-key__letter">
        5
      </text>
    </>,
  ],
  [
    'guide.factors',
    <>
      <rect x="3" y="3" width="34" height="34" rx="3" fill={BRITISH.body} />
      <rect x="5" y="22" width="30" height="12" rx="1.500" fill={BRITISH.dark} />
      <text x="20" y="32" text-anchor="middle" fill={BRITISH.figure} class="map-key__factors">
        4-4-3
      </text>
      <circle cx="31" cy="9" r="2.200" fill={BRITISH.figure} />
      <circle cx="31" cy="15.500" r="2.200" fill={BRITISH.figure} />
    </>,
  ],
  [
    'guide.able',
    <circle
      cx="20"
      cy="20"
      r="14"
      fill="none"
      stroke={BLUE_PENCIL}
      stroke-width="7"
      opacity="0.750"
    />,
  ],
];

export function MapKey() {
  return (
    <ul class="map-key">
      {ENTRIES.map(([words, picture]) => (
        <li key={words}>
          <svg viewBox="0 0 40 40" aria-hidden="true">
            {picture}
          </svg>
          <span>{t(words)}</span>
        </li>
      ))}
    </ul>
  );
}
