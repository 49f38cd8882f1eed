// What lies on hexes beside counters: flags on objectives with what they count, poppies on hallowed ground, scrapes,
// targets of batteries with their hourglass, what has come down, registered hexes, areas that are lit, shells that may
// fall and the chances along a path.

import { scatter } from '../../../ui/kit/scatter.ts';
import { lineTo } from '../../../ui/sheet/ink.ts';
import { BLUE_PENCIL, FIGURES, RED_PENCIL } from '../../../ui/sheet/palette.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import { NONE, Side } from '../rules/types.ts';
import type { Arrival, LitHex } from './intended.ts';
import { outline, PITCH, RADIUS, sideOf } from './lattice.ts';

const HALO = 'rgba(255, 252, 240, 0.95)';
const BLACK = '#14110c';

/** 10.01a What an objective counts, on the flag of who holds it: a pennant for the British, square for the Germans. */
export function flagStamp(vp: number, holder: number): Stamp {
  return {
    key: `flag ${vp} ${holder}`,
    w: 34,
    h: 40,
    draw: (ctx) => {
      const cloth = new Path2D(
        holder === Side.british ? 'M-8 -16L15 -7L-8 2Z' : 'M-8 -15H13V2H-8Z',
      );
      ctx.lineJoin = 'round';
      ctx.strokeStyle = HALO;
      ctx.lineWidth = 4;
      ctx.stroke(new Path2D('M-8 17V-16'));
      ctx.stroke(cloth);
      ctx.fillStyle = holder === Side.german ? BLACK : holder === NONE ? '#fdf8ea' : '#cfe0f4';
      ctx.fill(cloth);
      ctx.strokeStyle = BLACK;
      ctx.lineWidth = 1.2;
      ctx.stroke(cloth);
      ctx.lineWidth = 2;
      ctx.stroke(new Path2D('M-8 17V-16'));
      ctx.font = `600 14px ${FIGURES}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillStyle = holder === Side.german ? '#fdf8ea' : BLACK;
      ctx.fillText(String(vp), holder === Side.british ? -2 : 2.5, -6);
    },
  };
}

/** 5.456 Poppies on the ground that is hallowed. */
export const poppyStamp: Stamp = {
  key: 'poppies',
  w: 70,
  h: 50,
  draw: (ctx) => {
    const next = scatter('poppies');
    for (const [x, y, r] of [
      [-20, 8, 6],
      [-6, -6, 7.4],
      [10, 9, 6.6],
      [22, -5, 5.6],
      [1, 14, 5],
    ] as const) {
      for (let petal = 0; petal < 4; petal++) {
        const angle = (petal / 4) * Math.PI * 2 + next();
        ctx.fillStyle = petal % 2 === 0 ? '#c8201a' : '#a8140f';
        ctx.beginPath();
        ctx.arc(x + Math.cos(angle) * r * 0.5, y + Math.sin(angle) * r * 0.5, r * 0.66, 0, 7);
        ctx.fill();
      }
      ctx.fillStyle = BLACK;
      ctx.beginPath();
      ctx.arc(x, y, r * 0.28, 0, 7);
      ctx.fill();
    }
  },
};

/** 5.21 A scrape: two short curved lips of earth. */
export const scrapeStamp: Stamp = {
  key: 'scrape',
  w: 100,
  h: 30,
  draw: (ctx) => {
    ctx.lineCap = 'round';
    for (const [ink, width] of [
      [HALO, 6],
      ['#5c4426', 3],
    ] as const) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.stroke(new Path2D('M-40 4Q-24 -8 -6 2M6 2Q24 -8 40 4'));
    }
  },
};

/** 7.11, 7.12 A target: a cross-hair with the turns that its hourglass still runs, or a flash once it is ready. */
export function targetSign(side: number, left: number, load: string): Stamp {
  const ink = side === Side.british ? BLUE_PENCIL : RED_PENCIL;
  return {
    key: `shoot ${side} ${left} ${load}`,
    w: 58,
    h: 58,
    draw: (ctx) => {
      const ring = new Path2D('M-24 0H-13M13 0H24M0 -24V-13M0 13V24');
      ring.moveTo(18, 0);
      ring.arc(0, 0, 18, 0, Math.PI * 2);
      for (const [colour, width] of [
        [HALO, 6],
        [ink, 2.8],
      ] as const) {
        ctx.strokeStyle = colour;
        ctx.lineWidth = width;
        if (side === Side.german) ctx.setLineDash([7, 3.2]); // told apart in grey
        ctx.stroke(ring);
        ctx.setLineDash([]);
      }
      ctx.fillStyle = '#fffaf0';
      ctx.beginPath();
      ctx.arc(0, 0, 12.4, 0, 7);
      ctx.fill();
      if (left > 0) paintHourglass(ctx, left, ink);
      else paintFlash(ctx, ink);
    },
  };
}

function paintHourglass(ctx: CanvasRenderingContext2D, left: number, ink: string): void {
  ctx.strokeStyle = ink;
  ctx.fillStyle = ink;
  ctx.lineWidth = 1.6;
  ctx.stroke(new Path2D('M-10 -8H-1M-10 8H-1M-9 -8L-2 8M-2 -8L-9 8'));
  ctx.fill(new Path2D('M-8 8L-5.500 2.500L-3 8Z'));
  ctx.font = `600 15px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(left), 5.4, 0.8);
}

const paintFlash = (ctx: CanvasRenderingContext2D, ink: string): void => {
  ctx.fillStyle = ink;
  ctx.fill(new Path2D('M2 -11L-7 2H-1L-3 11L7 -3H1Z'));
};

/** 7.31 Where a battery has registered: a small triangle with its dot. */
export const registeredSign = (side: number): Stamp => ({
  key: `registered ${side}`,
  w: 30,
  h: 30,
  draw: (ctx) => {
    const sign = new Path2D('M0 -11L11 8H-11Z');
    ctx.lineJoin = 'round';
    ctx.strokeStyle = HALO;
    ctx.lineWidth = 5;
    ctx.stroke(sign);
    ctx.strokeStyle = side === Side.british ? BLUE_PENCIL : RED_PENCIL;
    ctx.fillStyle = ctx.strokeStyle;
    ctx.lineWidth = 2;
    ctx.stroke(sign);
    ctx.beginPath();
    ctx.arc(0, 2, 2.4, 0, 7);
    ctx.fill();
  },
});

const LIT: Readonly<Record<LitHex['look'], { readonly wash: string; readonly edge: string }>> = {
  seen: { wash: 'rgba(255, 244, 190, 0.3)', edge: '#8a6a14' },
  hit: { wash: 'rgba(179, 38, 30, 0.15)', edge: RED_PENCIL },
  danger: { wash: 'rgba(179, 38, 30, 0.24)', edge: RED_PENCIL },
};

/** A hex of an area that is lit; its border runs along the sides that are named by bits. */
export function litStamp(look: LitHex['look'], border: number): Stamp {
  const { wash, edge } = LIT[look];
  return {
    key: `lit ${look} ${border}`,
    w: RADIUS * 2 + 8,
    h: PITCH + 8,
    draw: (ctx) => {
      const hex = lineTo(new Path2D(), outline([0, 0]), true);
      ctx.fillStyle = wash;
      ctx.fill(hex);
      if (look !== 'seen') paintHatching(ctx, hex, edge, look === 'danger');
      const sides = new Path2D();
      for (let direction = 0; direction < 6; direction++) {
        if ((border & (1 << direction)) !== 0) lineTo(sides, sideOf([0, 0], direction, 0.985));
      }
      ctx.lineCap = 'round';
      ctx.strokeStyle = HALO;
      ctx.lineWidth = 5;
      ctx.stroke(sides);
      ctx.strokeStyle = edge;
      ctx.lineWidth = 2.4;
      ctx.stroke(sides);
    },
  };
}

/** Red for the eye, strokes for who sees no red. */
function paintHatching(
  ctx: CanvasRenderingContext2D,
  hex: Path2D,
  ink: string,
  crossed: boolean,
): void {
  ctx.save();
  ctx.clip(hex);
  ctx.strokeStyle = ink;
  ctx.globalAlpha = 0.34;
  ctx.lineWidth = 1;
  const strokes = new Path2D();
  for (let x = -160; x < 160; x += 12) {
    strokes.moveTo(x, -60);
    strokes.lineTo(x + 70, 60);
    if (!crossed) continue;
    strokes.moveTo(x, 60);
    strokes.lineTo(x + 70, -60);
  }
  ctx.stroke(strokes);
  ctx.restore();
}

/** 7.17 A shell that may fall here, with its chance; the likelier the heavier. */
export function scatterStamp(share: number, aimed: boolean): Stamp {
  const text = `${Math.round(share * 100)} %`;
  return {
    key: `scatter ${text} ${aimed}`,
    w: 70,
    h: 70,
    draw: (ctx) => {
      const r = aimed ? 27 : 22;
      ctx.setLineDash([6, 4]);
      for (const [ink, width] of [
        [HALO, 6],
        [BLUE_PENCIL, aimed ? 3 : 1.8],
      ] as const) {
        ctx.strokeStyle = ink;
        ctx.lineWidth = width;
        ctx.beginPath();
        ctx.arc(0, 0, r, 0, Math.PI * 2);
        ctx.stroke();
      }
      ctx.setLineDash([]);
      paintText(ctx, text, 0, BLUE_PENCIL, aimed ? 17 : 15);
    },
  };
}

function paintText(
  ctx: CanvasRenderingContext2D,
  text: string,
  y: number,
  ink: string,
  size: number,
): void {
  ctx.font = `600 ${size}px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  ctx.strokeStyle = HALO;
  ctx.lineWidth = 4.4;
  ctx.strokeText(text, 0, y);
  ctx.fillStyle = ink;
  ctx.fillText(text, 0, y);
}

/** 7.62 Where a gap would be torn in the wire: an arrow through it, the way `turn` looks. */
export const gapSign = (turn: number): Stamp => ({
  key: `gap ${turn.toFixed(2)}`,
  w: 84,
  h: 84,
  draw: (ctx) => {
    ctx.rotate(turn);
    ctx.lineJoin = 'round';
    ctx.lineCap = 'round';
    for (const [ink, width] of [
      [HALO, 9],
      [BLUE_PENCIL, 4.4],
    ] as const) {
      ctx.strokeStyle = ink;
      ctx.lineWidth = width;
      ctx.stroke(new Path2D('M-26 0H20M8 -11L22 0L8 11M0 -30V-15M0 15V30'));
    }
  },
});

const BAR = 54;

/** 5.41 How a mover would come into a hex: a bar that is full for formed, dotted for dispersed, empty and crossed for lost,
 * and the chance to come there formed or dispersed over it. */
export function arrivalStamp({ formed, dispersed, lost }: Arrival): Stamp {
  const parts = [formed, dispersed, lost].map((share) => Math.round(share * 100));
  return {
    key: `arrival ${parts.join(' ')}`,
    w: BAR + 14,
    h: 34,
    draw: (ctx) => {
      const [a, b] = [BAR * formed, BAR * dispersed];
      const plate = new Path2D();
      plate.roundRect(-BAR / 2 - 4, -15, BAR + 8, 30, 5);
      ctx.fillStyle = '#fffaf0';
      ctx.strokeStyle = BLUE_PENCIL;
      ctx.lineWidth = 1.3;
      ctx.fill(plate);
      ctx.stroke(plate);
      ctx.fillStyle = BLUE_PENCIL;
      ctx.fillRect(-BAR / 2, 4, a, 7);
      ctx.fillStyle = RED_PENCIL;
      for (let x = 2.2; x < b; x += 4.6) {
        ctx.beginPath();
        ctx.arc(-BAR / 2 + a + x, 7.5, 1.7, 0, 7);
        ctx.fill();
      }
      ctx.strokeStyle = RED_PENCIL;
      ctx.lineWidth = 1;
      for (let x = a + b + 2; x < BAR - 1; x += 5) {
        ctx.stroke(new Path2D(`M${-BAR / 2 + x} 5l4 5m0-5l-4 5`));
      }
      ctx.strokeStyle = BLACK;
      ctx.lineWidth = 0.9;
      ctx.strokeRect(-BAR / 2, 4, BAR, 7);
      ctx.font = `600 13.5px ${FIGURES}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.fillStyle = BLUE_PENCIL;
      ctx.fillText(parts.join(' · '), 0, -5, BAR + 4);
    },
  };
}
