// A die as a picture: pips on a cube for a D6, a numeral on a ten-sided body for a D10.

import '../../../words/shell/dice.ts';
import { t } from '../../../words/index.ts';
import { moves } from '../prefs/settings.ts';
import './die.css';

export type DieKind = 'D6' | 'D10';

interface DieProps {
  readonly die: DieKind;
  readonly value: number | null; // null: not yet rolled
  readonly rolling?: boolean;
  readonly small?: boolean;
}

export function Die({ die, value, rolling = false, small = false }: DieProps) {
  const tumbles = rolling && moves.value;
  const open = value === null || rolling;
  const label = open ? t('dice.open', { die }) : t('dice.shows', { die, n: value });
  const looks = [
    'die',
    `die--${die.toLowerCase()}`,
    tumbles ? 'die--rolling' : '',
    small ? 'die--small' : '',
    open && !tumbles ? 'die--open' : '',
  ];
  return (
    <span class={looks.filter(Boolean).join(' ')} role="img" aria-label={label}>
      <svg viewBox="0 0 48 48" aria-hidden="true">
        {die === 'D6' ? <Cube /> : <TenSided />}
        {tumbles ? <Tumbling die={die} /> : <Shown die={die} value={open ? null : value} />}
      </svg>
    </span>
  );
}

const Cube = () => <rect class="die__body" x="4" y="4" width="40" height="40" rx="7" />;

/** Seen from above: a kite for the upper face, its neighbours around it. */
function TenSided() {
  return (
    <>
      <path class="die__body" d="M24 2 44 16v16L24 46 4 32V16z" />
      <path class="die__edge" d="M24 2 36 27 24 35 12 27zM4 16l8 11-8 5M44 16l-8 11 8 5M24 35v11" />
    </>
  );
}

interface ShownProps {
  readonly die: DieKind;
  readonly value: number | null;
}

function Shown({ die, value }: ShownProps) {
  if (value === null) return <Numeral text={die} y={30} name />;
  return <Face die={die} value={value} />;
}

const Face = ({ die, value }: { readonly die: DieKind; readonly value: number }) =>
  die === 'D6' ? <Pips value={value} /> : <Numeral text={String(value)} y={27} />;

interface NumeralProps {
  readonly text: string;
  readonly y: number;
  readonly name?: boolean;
}

const Numeral = ({ text, y, name = false }: NumeralProps) => (
  <text class={name ? 'die__name' : 'die__numeral'} x="24" y={y} text-anchor="middle">
    {text}
  </text>
);

/** Where the pips of each face lie, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
];

function Pips({ value }: { readonly value: number }) {
  return (
    <g class="die__pips">
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x}${y}`} cx={13 + x * 11} cy={13 + y * 11} r="4" />
      ))}
    </g>
  );
}

/** Faces that follow each other while the die tumbles; they are decoration and say nothing of the result. */
const FACES = { D6: [3, 6, 1, 5, 2, 4], D10: [7, 2, 9, 4, 0, 5] } as const;

function Tumbling({ die }: { readonly die: DieKind }) {
  return (
    <>
      {FACES[die].map((face, i) => (
        <g key={face} class="die__flash" style={{ '--turn': i }}>
          <Face die={die} value={face} />
        </g>
      ))}
    </>
  );
}
