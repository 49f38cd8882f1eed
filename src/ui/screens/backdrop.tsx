// The picture behind the title: the coast before dawn, seen from the sea. Drawn here, of few shapes, so that it costs
// next to nothing; it moves a little, unless that is unwelcome. A battle with a picture of its own lays that over it.

import type { ComponentChildren } from 'preact';
import './backdrop.css';

export function Backdrop({ over }: { readonly over?: ComponentChildren }) {
  return (
    <div class="backdrop" aria-hidden="true">
      <svg viewBox="0 0 1600 900" preserveAspectRatio="none" aria-hidden="true">
        <Paints />
        <rect y="-900" width="1600" height="900" fill="#0a141d" />
        <rect width="1600" height="640" fill="url(#sky)" />
        <path class="stars" d={STARS} />
        <Beam />
        <Coast />
        <rect y="600" width="1600" height="300" fill="url(#sea)" />
        <path class="glints" d={GLINTS} />
        <g class="boat boat--far">
          <Craft x={820} y={648} size={0.3} />
          <Craft x={905} y={655} size={0.34} />
          <Craft x={1385} y={650} size={0.3} />
        </g>
        <g class="boat boat--mid">
          <Craft x={1180} y={690} size={0.62} />
        </g>
        <g class="boat boat--near">
          <Craft x={930} y={772} size={1.25} />
        </g>
      </svg>
      {over}
    </div>
  );
}

function Paints() {
  return (
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop offset="0" stop-color="#0a141d" />
        <stop offset=".5" stop-color="#182b3b" />
        <stop offset=".8" stop-color="#3a5260" />
        <stop offset=".93" stop-color="#7d837b" />
        <stop offset="1" stop-color="#b49a76" />
      </linearGradient>
      <linearGradient id="sea" x2="0" y2="1">
        <stop offset="0" stop-color="#4d626b" />
        <stop offset=".12" stop-color="#2c4250" />
        <stop offset="1" stop-color="#0b151e" />
      </linearGradient>
      <linearGradient id="chalk" x2="0" y2="1">
        <stop offset="0" stop-color="#8d9390" />
        <stop offset="1" stop-color="#4a5a62" />
      </linearGradient>
      <linearGradient id="ray">
        <stop offset="0" stop-color="#fff1c4" stop-opacity=".75" />
        <stop offset="1" stop-color="#fff1c4" stop-opacity="0" />
      </linearGradient>
      <radialGradient id="lamp">
        <stop offset="0" stop-color="#fff6d8" />
        <stop offset=".25" stop-color="#fff1c4" stop-opacity=".6" />
        <stop offset="1" stop-color="#fff1c4" stop-opacity="0" />
      </radialGradient>
    </defs>
  );
}

/** The light of Ailly, lit for a convoy that night. */
function Beam() {
  return (
    <g transform="translate(1108 356)">
      <g class="beam">
        <path d="M0-3 900-70V70L0 3z" fill="url(#ray)" />
        <path d="M0-3 900-70V70L0 3z" fill="url(#ray)" transform="scale(-1 1)" />
      </g>
      <circle class="lamp" r="46" fill="url(#lamp)" />
    </g>
  );
}

function Coast() {
  return (
    <g>
      <path d={FAR_COAST} fill="#33464f" />
      <path d={CLIFF} fill="url(#chalk)" />
      <path d={CRACKS} fill="none" stroke="#3b4a51" stroke-width="2" opacity=".55" />
      <path d={TURF} fill="#141f22" />
      <path
        d="M1099 470v-96h-4v-7h26v7h-4v96zM1101 367v-14h14v14zM1099 353l9-9 9 9z"
        fill="#0d1719"
      />
      <path d="M1124 470v-22h38v22zM1120 450l23-14 23 14z" fill="#101b1d" />
    </g>
  );
}

interface CraftProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A landing craft, low in the water: ramp forward, helmets above the side, a broken wake. */
function Craft({ x, y, size }: CraftProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={HULL} fill="#0b1418" />
      <path d="M-121-9h60l5-5H71l13-12h28" fill="none" stroke="#64777d" stroke-width="2" />
      <path d="M-108 3H108" stroke="#2d3d44" stroke-width="3" />
      <path
        d={WAKE}
        fill="none"
        stroke="#a9bbbd"
        stroke-width="3"
        stroke-linecap="round"
        opacity=".4"
      />
    </g>
  );
}

const HULL =
  'M-128 15l6-24h60l4-5a9 8 0 0 1 17 0h8a9 9 0 0 1 17 0h7a9 8 0 0 1 17 0h8a9 9 0 0 1 17 0h7a9 8 0 0 1 17 0h8l12-12h3a8 8 0 0 1 15 0h10l13 22-8 19z';
const WAKE =
  'M112 16c16-3 30 3 52 1M96 22c20-3 44 2 62 0M-132 16c-24 3-50-2-92 2M-120 22c-30 3-60-1-96 2M-180 28h-70M-60 20c40 4 80 4 120 0';
const FAR_COAST =
  'M420 602c60-12 230-24 330-40 70-12 120-10 170-24l90-12v76zM1600 602v-92c-40 6-80 4-120 12v80z';
const CLIFF =
  'M780 604l18-46 32-26 48-22 70-16 66-22 86-6 80 2 64 6 36 26 14 40 22 34 10 30zM1346 604l16-50 24-44 52-18 70-10 92-4v126z';
const TURF =
  'M786 552c24-24 56-42 92-52 40-12 70-16 104-30 50-14 120-16 190-10 40 4 66 4 80 18 10 12 12 26 24 40-20-12-30-16-44-14-30 6-50-8-84-4-40 6-70-6-104 4-40 10-60 6-92 20-40 14-60 6-96 16-30 8-48 14-70 12zM1358 556c8-26 14-50 40-62 30-14 60-10 96-18 36-6 70-6 106-6v34c-40-8-64 4-98 2-30 0-46 14-78 12-30 0-46 16-66 38z';
const CRACKS =
  'M900 536l-8 60M958 528l6 70M1010 522l-6 76M1064 516l4 80M1120 514l-4 84M1172 520l8 76M1222 530l4 66M1276 556l8 40M1398 540l-6 58M1446 526l4 72M1500 522l-4 76M1556 522l4 76';
const STARS =
  'M90 80h.1M210 46h.1M330 130h.1M470 60h.1M620 150h.1M700 40h.1M830 96h.1M960 52h.1M1040 170h.1M1210 74h.1M1330 140h.1M1420 48h.1M1510 118h.1M150 210h.1M410 240h.1M560 250h.1M760 220h.1M1270 230h.1M1470 232h.1M260 300h.1M900 250h.1';
const GLINTS =
  'M640 640h60M740 664h90M980 640h50M1060 672h70M1290 662h80M1440 690h120M560 700h120M760 724h60M1080 742h130M1330 744h90M480 770h150M1240 810h170M700 836h110M1420 860h140M380 850h120M1040 868h90';
