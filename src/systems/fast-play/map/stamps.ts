// What lies on the sheet: units with their marks, flags on objectives, and the smoke of volleys.

import { scatter } from '../../../ui/kit/scatter.ts';
import { BLUE_PENCIL, FIGURES } from '../../../ui/sheet/palette.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import {
  facingOf,
  hasMark,
  holderOf,
  isMoving,
  Mark,
  type State,
  strengthOf,
} from '../rules/state.ts';
import { Side, type UnitId } from '../rules/types.ts';
import { lengthOf, paintGun, paintRow } from './bases.ts';
import { angleOf } from './lattice.ts';
import { BRASS, FRENCH, GERMAN, type Uniform } from './palette.ts';

const SQUARE = 108; // of a unit's drawing, whichever way it faces

/** What is seen of a unit beside where it stands. */
interface Seen {
  readonly facing: number;
  readonly left: number;
  readonly still: boolean;
  readonly activated: boolean;
  readonly mayFight: boolean;
  readonly fought: boolean;
  readonly charging: boolean;
}

const seenOf = (s: State, unit: UnitId): Seen => ({
  facing: facingOf(s, unit),
  left: strengthOf(s, unit),
  still: !isMoving(s, unit),
  activated: hasMark(s, unit, Mark.activated),
  mayFight: hasMark(s, unit, Mark.mayFight),
  fought: hasMark(s, unit, Mark.fought),
  charging: hasMark(s, unit, Mark.charging),
});

export const uniformOf = (side: number): Uniform => (side === Side.french ? FRENCH : GERMAN);

export function unitStamp(s: State, unit: UnitId): Stamp {
  const seen = seenOf(s, unit);
  return stampAs(s, unit, seen);
}

/** A unit as it would be with another strength: for losses that are told. */
export const weakenedStamp = (s: State, unit: UnitId, left: number): Stamp =>
  stampAs(s, unit, { ...seenOf(s, unit), left });

function stampAs(s: State, unit: UnitId, seen: Seen): Stamp {
  const info = s.scenario.units[unit];
  const row = {
    kind: info?.kind ?? 0,
    full: info?.strength ?? 1,
    left: seen.left,
    uniform: uniformOf(info?.side ?? 0),
  };
  return {
    key: `unit ${unit} ${Object.values(seen).join(' ')}`,
    w: SQUARE,
    h: SQUARE,
    draw: (ctx) => {
      ctx.save();
      ctx.rotate(angleOf(seen.facing) + Math.PI / 2);
      ctx.shadowColor = 'rgba(30, 18, 4, 0.5)';
      ctx.shadowBlur = 3;
      ctx.shadowOffsetY = 1.5;
      paintRow(ctx, row);
      ctx.shadowColor = 'transparent';
      if (seen.still) paintGun(ctx, lengthOf(row.full) / 2 + 7);
      else paintDust(ctx, lengthOf(row.full) / 2);
      ctx.restore();
      paintPlate(ctx, shortName(info?.id ?? ''), row.uniform, seen);
    },
  };
}

/** A unit as an order would leave it, in pale ink. */
export function ghostStamp(s: State, unit: UnitId, facing: number, still: boolean): Stamp {
  const stamp = stampAs(s, unit, { ...seenOf(s, unit), facing, still, activated: false });
  const { key, draw } = stamp;
  return {
    ...stamp,
    key: `ghost ${key}`,
    draw: (ctx) => {
      ctx.globalAlpha = 0.66;
      draw(ctx);
    },
  };
}

/** 8.10 The facings of an end as points round its ring: full where the unit may still fight, hollow where it only marches. */
export const endsStamp = (fights: number, marches: number): Stamp => ({
  key: `ends ${fights} ${marches}`,
  w: SQUARE,
  h: SQUARE,
  draw: (ctx) => {
    ctx.lineJoin = 'round';
    for (let facing = 0; facing < 6; facing++) {
      const bit = 1 << facing;
      if (((fights | marches) & bit) === 0) continue;
      ctx.save();
      ctx.rotate(angleOf(facing));
      const full = (fights & bit) !== 0;
      const point = new Path2D(full ? 'M36 -7.5L47 0 36 7.5z' : 'M37 -5L44.500 0 37 5z');
      ctx.strokeStyle = 'rgba(255, 252, 240, 0.95)';
      ctx.lineWidth = 4.4;
      ctx.stroke(point);
      ctx.fillStyle = full ? BLUE_PENCIL : '#f4f1e4';
      ctx.strokeStyle = BLUE_PENCIL;
      ctx.lineWidth = 1.5;
      ctx.fill(point);
      ctx.stroke(point);
      ctx.restore();
    }
  },
});

/** What a unit is called in a word: its id without the letter of its side. */
export const shortName = (id: string): string => id.replace(/^[A-Z]-/, '');

/** 2.8 Behind who moved: two strokes of dust. */
function paintDust(ctx: CanvasRenderingContext2D, half: number): void {
  ctx.strokeStyle = '#5b4a30';
  ctx.lineWidth = 1.6;
  ctx.lineCap = 'round';
  ctx.stroke(
    new Path2D(
      `M${-half + 4} 13l-3 5M${-half + 10} 13l-3 5M${half - 4} 13l3 5M${half - 10} 13l3 5`,
    ),
  );
}

/** The name behind the bases, upright whichever way they face, with the marks of the turn beside it. */
function paintPlate(
  ctx: CanvasRenderingContext2D,
  name: string,
  { plate, letters }: Uniform,
  seen: Seen,
): void {
  const back = angleOf(seen.facing) + Math.PI;
  const [x, y] = [Math.cos(back) * 21, Math.sin(back) * 19];
  ctx.font = `600 12.5px ${FIGURES}`;
  const w = ctx.measureText(name).width + 8;
  ctx.fillStyle = plate;
  ctx.strokeStyle = '#14110c';
  ctx.lineWidth = 1;
  const box = new Path2D();
  box.roundRect(x - w / 2, y - 7, w, 14, 2.5);
  ctx.fill(box);
  ctx.stroke(box);
  ctx.fillStyle = letters;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(name, x, y + 0.8);
  if (seen.activated) paintPeg(ctx, x - w / 2 - 5, y);
  if (seen.activated && seen.mayFight) paintSabre(ctx, x + w / 2 + 6, y, seen);
}

/** 7.4 Who has been activated has a brass peg. */
function paintPeg(ctx: CanvasRenderingContext2D, x: number, y: number): void {
  ctx.fillStyle = BRASS;
  ctx.strokeStyle = '#14110c';
  ctx.lineWidth = 1.1;
  const peg = new Path2D();
  peg.arc(x, y, 4.2, 0, Math.PI * 2);
  ctx.fill(peg);
  ctx.stroke(peg);
}

/** 12.2 Who may fight has a red lozenge, empty once he has; two for a charge. */
function paintSabre(
  ctx: CanvasRenderingContext2D,
  x: number,
  y: number,
  { fought, charging }: Seen,
): void {
  const lozenge = new Path2D(`M${x} ${y - 6}l4.6 6-4.6 6-4.6-6z`);
  if (charging) lozenge.addPath(new Path2D(`M${x + 7} ${y - 6}l4.6 6-4.6 6-4.6-6z`));
  ctx.fillStyle = fought ? '#fbf4e2' : '#b3151b';
  ctx.strokeStyle = fought ? '#7b1216' : '#fbf4e2';
  ctx.lineWidth = 1.2;
  ctx.fill(lozenge);
  ctx.stroke(lozenge);
}

/** 15.4 A flag on an objective with what it counts: upright bars for the French, a cross for the Germans, blank for nobody. */
export function flagStamp(s: State, objective: number): Stamp {
  const vp = s.scenario.objectives[objective]?.vp ?? 0;
  const holder = holderOf(s, objective);
  return {
    key: `flag ${vp} ${holder}`,
    w: 40,
    h: 44,
    draw: (ctx) => {
      ctx.lineJoin = 'round';
      ctx.strokeStyle = '#fffaf0';
      ctx.lineWidth = 4;
      ctx.stroke(new Path2D('M-13 20V-20H15V-2H-13'));
      ctx.fillStyle = '#fdf8ea';
      ctx.fillRect(-13, -20, 28, 18);
      paintCloth(ctx, holder);
      ctx.strokeStyle = '#14110c';
      ctx.lineWidth = 1.2;
      ctx.strokeRect(-13, -20, 28, 18);
      ctx.lineWidth = 2.2;
      ctx.stroke(new Path2D('M-13 20V-20'));
      ctx.font = `600 16px ${FIGURES}`;
      ctx.textAlign = 'center';
      ctx.textBaseline = 'middle';
      ctx.lineWidth = 3.4;
      ctx.strokeStyle = '#fdf8ea';
      ctx.strokeText(String(vp), 1, -10);
      ctx.fillStyle = '#14110c';
      ctx.fillText(String(vp), 1, -10);
    },
  };
}

function paintCloth(ctx: CanvasRenderingContext2D, holder: number): void {
  if (holder === Side.french) {
    ctx.fillStyle = '#27408b';
    ctx.fillRect(-13, -20, 9.3, 18);
    ctx.fillStyle = '#c4242b';
    ctx.fillRect(5.7, -20, 9.3, 18);
  } else if (holder === Side.german) {
    ctx.fillStyle = '#0c0d10';
    ctx.fillRect(-13, -20, 28, 5.4);
    ctx.fillRect(-13, -7.4, 28, 5.4);
  }
}

/** Smoke that hangs where a volley was fired. */
export function smokeStamp(unit: UnitId): Stamp {
  return {
    key: `smoke ${unit}`,
    w: 96,
    h: 60,
    draw: (ctx) => {
      const next = scatter('smoke', unit);
      for (let i = 0; i < 15; i++) {
        const [x, y] = [(next() - 0.5) * 66, (next() - 0.5) * 22];
        const r = 8 + next() * 10;
        const puff = ctx.createRadialGradient(x, y, 0, x, y, r);
        puff.addColorStop(0, 'rgba(250, 247, 238, 0.5)');
        puff.addColorStop(0.6, 'rgba(232, 228, 216, 0.3)');
        puff.addColorStop(1, 'rgba(220, 214, 200, 0)');
        ctx.fillStyle = puff;
        ctx.fillRect(x - r, y - r, 2 * r, 2 * r);
      }
    },
  };
}
