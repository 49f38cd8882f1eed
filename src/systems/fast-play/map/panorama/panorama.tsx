// The picture of a battle of 1870 behind the title: its own heights in the evening, seen from the side that attacks them, with
// the smoke of the guns where its objectives lie.

import type { Panorama } from '../../../../ui/sheet/panorama.ts';
import type { Field } from '../../rules/field.ts';
import { HIGH, type Point, type Ridge, ridgesOf, seenAt, WIDE } from './ridges.ts';

export const BattlePanorama: Panorama<Field> = ({ scenario }) => (
  <svg
    class="panorama"
    viewBox={`0 0 ${WIDE} ${HIGH}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <Paints />
    <rect y={-HIGH} width={WIDE} height={HIGH} fill="#121829" />
    <rect width={WIDE} height={HIGH} fill="url(#evening)" />
    <circle cx="1330" cy="452" r="400" fill="url(#low-sun)" />
    {CLOUDS.map(([x, y, wide]) => (
      <ellipse key={x} cx={x} cy={y} rx={wide} ry={wide / 16} fill="url(#cloud)" />
    ))}
    {ridgesOf(scenario).map((ridge) => (
      <Ground key={ridge.far} ridge={ridge} smokes={smokesOn(scenario, ridge)} />
    ))}
    <rect y="520" width={WIDE} height={HIGH - 520} fill="url(#nightfall)" />
  </svg>
);

const Paints = () => (
  <defs>
    <linearGradient id="evening" x2="0" y2="1">
      <stop offset="0" stop-color="#121829" />
      <stop offset=".24" stop-color="#38395a" />
      <stop offset=".42" stop-color="#8c5b5c" />
      <stop offset=".55" stop-color="#dc9a5e" />
      <stop offset="1" stop-color="#e9b877" />
    </linearGradient>
    <radialGradient id="low-sun">
      <stop offset="0" stop-color="#ffe2a6" stop-opacity=".85" />
      <stop offset=".3" stop-color="#f7b86a" stop-opacity=".4" />
      <stop offset="1" stop-color="#f0a25c" stop-opacity="0" />
    </radialGradient>
    <linearGradient id="nightfall" x2="0" y2="1">
      <stop offset="0" stop-color="#0a0f12" stop-opacity="0" />
      <stop offset="1" stop-color="#0a0f12" stop-opacity=".8" />
    </linearGradient>
    <radialGradient id="cloud">
      <stop offset="0" stop-color="#e9a679" stop-opacity=".5" />
      <stop offset="1" stop-color="#c9837a" stop-opacity="0" />
    </radialGradient>
    <radialGradient id="powder">
      <stop offset="0" stop-color="#e8dccb" stop-opacity=".62" />
      <stop offset=".55" stop-color="#bfb0a6" stop-opacity=".38" />
      <stop offset="1" stop-color="#9d908f" stop-opacity="0" />
    </radialGradient>
  </defs>
);

function Ground({ ridge, smokes }: { readonly ridge: Ridge; readonly smokes: readonly Point[] }) {
  const { far, path, slopes, woods, towers } = ridge;
  const ground = between(NEAR, FAR, far);
  return (
    <g>
      {towers.map(({ x, y }) => (
        <path key={x} transform={`translate(${x} ${y + 6})`} d={VILLAGE} fill={ground} />
      ))}
      {woods.map(({ x, y, r }, n) => (
        <ellipse key={n} cx={x} cy={y} rx={r} ry={r * 1.25} fill={between(NEAR_WOOD, FAR, far)} />
      ))}
      <path d={path} fill={ground} />
      <path d={slopes} fill="none" stroke="#1b1512" stroke-width="1.3" opacity=".4" />
      {smokes.map(({ x, y }, n) => (
        <g key={n}>
          <ellipse cx={x} cy={y - 8} rx="58" ry="20" fill="url(#powder)" />
          <ellipse cx={x + 46} cy={y - 24} rx="74" ry="26" fill="url(#powder)" />
          <ellipse cx={x - 34} cy={y - 18} rx="46" ry="18" fill="url(#powder)" />
        </g>
      ))}
    </g>
  );
}

/** Guns fire where an objective lies, and are seen over whatever stands before it. */
const smokesOn = (field: Field, { far }: Ridge): Point[] =>
  field.objectives.flatMap(({ hex }) =>
    far === (field.hexes[hex]?.row ?? 0) / Math.max(1, field.rows - 1) ? [seenAt(field, hex)] : [],
  );

type Colour = readonly [number, number, number];
const NEAR: Colour = [27, 35, 31];
const NEAR_WOOD: Colour = [17, 24, 20];
const FAR: Colour = [112, 84, 92];

/** As far as a ridge lies away, the evening lies over it. */
function between(near: Colour, far: Colour, part: number): string {
  const parts = near.map((one, i) => Math.round(one + ((far[i] ?? one) - one) * part ** 1.3));
  return `rgb(${parts.join(' ')})`;
}

/** Roofs and a spire. */
const VILLAGE = 'M-26 6v-9l7-6 7 6v-4l6-5 6 5v-13l4-22 4 22v13l7-5 8 6v-3l6-4 6 5v14z';
/** Banks of cloud lit from below: where, and half as wide. */
const CLOUDS = [
  [760, 300, 260],
  [1010, 246, 330],
  [1240, 322, 300],
  [1420, 208, 240],
  [1130, 372, 280],
  [640, 214, 200],
] as const;
