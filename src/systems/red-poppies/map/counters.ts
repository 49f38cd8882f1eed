// 2.02, 2.03 Counters: khaki or field grey, with the name of the unit, its figures, fire power in a dark box and cohesion
// beside it; and what is true of it for now: spent, moving, ordered, named into a mass, in the trench, digging.

import { BLUE_PENCIL, FIGURES } from '../../../ui/sheet/palette.ts';
import type { Stamp } from '../../../ui/sheet/stamps.ts';
import { lang } from '../../../words/index.ts';
import { faceOf, has, Mark, type State, sideOf } from '../rules/state.ts';
import { Side, type SideId, type UnitId } from '../rules/types.ts';
import { paintFigures } from './figures.ts';
import { BRITISH_BLUE, type Cloth, FIELD_GREY, GERMAN_RED, KHAKI } from './palette.ts';

export const SIDE = 46; // of the card
const HALF = SIDE / 2;
const BOX = 64; // of the drawing: marks lie round the card

/** What is seen of a unit. */
export interface Seen {
  readonly dispersed: boolean;
  readonly spent: boolean;
  readonly moving: boolean;
  readonly active: boolean;
  readonly named: boolean;
  readonly inTrench: boolean;
  readonly digs: boolean;
}

export const seenOf = (s: State, unit: UnitId): Seen => ({
  dispersed: has(s, unit, Mark.dispersed),
  spent: has(s, unit, Mark.spent),
  moving: has(s, unit, Mark.moving),
  active: has(s, unit, Mark.active) && !has(s, unit, Mark.spent),
  named: has(s, unit, Mark.named),
  inTrench: has(s, unit, Mark.inTrench),
  digs: has(s, unit, Mark.shovel),
});

export const clothOf = (side: SideId): Cloth => (side === Side.british ? KHAKI : FIELD_GREY);

export const unitStamp = (s: State, unit: UnitId): Stamp => stampAs(s, unit, seenOf(s, unit));

/** A unit as something that is told leaves it. */
export const changedStamp = (s: State, unit: UnitId, change: Partial<Seen>): Stamp =>
  stampAs(s, unit, { ...seenOf(s, unit), ...change });

function stampAs(s: State, unit: UnitId, seen: Seen): Stamp {
  const { scenario } = s;
  const side = sideOf(s, unit);
  const face = faceOf(s, unit) - (has(s, unit, Mark.dispersed) ? 1 : 0) + (seen.dispersed ? 1 : 0);
  const fire = scenario.fp[face] as number;
  const cohesion = scenario.cohesion[face] as number;
  const name = scenario.units[unit]?.short[lang.value] ?? '';
  return {
    key: `unit ${unit} ${name} ${Object.values(seen).map(Number).join('')}`,
    w: BOX,
    h: BOX,
    draw: (ctx) => {
      const cloth = clothOf(side);
      paintCard(ctx, cloth, seen);
      paintName(ctx, name, cloth);
      paintFigures(ctx, {
        is: scenario.is[unit] as number,
        dispersed: seen.dispersed,
        cloth,
      });
      paintValues(ctx, fire, cohesion, cloth);
      if (seen.inTrench) paintParapet(ctx, side);
      if (seen.spent) paintSpent(ctx, cloth);
      if (seen.moving) paintMoving(ctx);
      if (seen.digs) paintShovel(ctx);
      if (seen.active) paintOrdered(ctx);
    },
  };
}

function paintCard(ctx: CanvasRenderingContext2D, cloth: Cloth, { named, spent }: Seen): void {
  const card = new Path2D();
  card.roundRect(-HALF, -HALF, SIDE, SIDE, 3.2);
  const scale = Math.abs(ctx.getTransform().a);
  ctx.save();
  ctx.shadowColor = 'rgba(24, 16, 4, 0.55)';
  ctx.shadowBlur = 3 * scale;
  ctx.shadowOffsetY = 1.5 * scale;
  ctx.fillStyle = cloth.card;
  ctx.fill(card);
  ctx.restore();
  if (spent) {
    ctx.fillStyle = 'rgba(128, 118, 100, 0.34)';
    ctx.fill(card);
  }
  ctx.strokeStyle = 'rgba(255, 253, 244, 0.55)';
  ctx.lineWidth = 1.4;
  ctx.strokeRect(-HALF + 1.6, -HALF + 1.6, SIDE - 3.2, SIDE - 3.2);
  ctx.strokeStyle = named ? BLUE_PENCIL : cloth.edge;
  ctx.lineWidth = named ? 4 : 1.3;
  ctx.stroke(card);
}

function paintName(ctx: CanvasRenderingContext2D, name: string, cloth: Cloth): void {
  ctx.font = `600 10.5px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = cloth.ink;
  ctx.fillText(name, 0, -16.2, SIDE - 6);
}

/** Fire power in a box of ink, cohesion plain: never taken for one another. */
function paintValues(
  ctx: CanvasRenderingContext2D,
  fire: number,
  cohesion: number,
  cloth: Cloth,
): void {
  ctx.fillStyle = cloth.ink;
  ctx.fillRect(-HALF + 3, 8, 17, 12.8);
  ctx.font = `600 15.5px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillStyle = cloth.card;
  ctx.fillText(String(fire), -HALF + 11.5, 15.2);
  ctx.fillStyle = cloth.ink;
  ctx.fillText(String(cohesion), HALF - 11.5, 15.2);
}

/** 8.74 In the trench: its parapet, in the ink of who stands in it. */
function paintParapet(ctx: CanvasRenderingContext2D, side: SideId): void {
  const wall = new Path2D(`M-27 29.500${'v-5h6v5h6'.repeat(4)}v-5h6`);
  ctx.lineJoin = 'miter';
  ctx.lineCap = 'butt';
  for (const [ink, width] of [
    ['rgba(255, 252, 240, 0.95)', 5],
    [side === Side.british ? BRITISH_BLUE : GERMAN_RED, 2.6],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(wall);
  }
}

/** 5.03 Spent: struck through. */
function paintSpent(ctx: CanvasRenderingContext2D, cloth: Cloth): void {
  const stroke = new Path2D('M-18.500 6.500L18.500 -12.500');
  ctx.lineCap = 'round';
  for (const [ink, width] of [
    [cloth.card, 7],
    ['#fffaf0', 5.2],
    ['#8d1d17', 3],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(stroke);
  }
}

/** 5.43 Moving: two chevrons over the card. */
function paintMoving(ctx: CanvasRenderingContext2D): void {
  const chevrons = new Path2D('M-7 -25.500l5 -5l5 5M-7 -21l5 -5l5 5');
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  for (const [ink, width] of [
    ['#fffaf0', 5],
    ['#14110c', 2.3],
  ] as const) {
    ctx.strokeStyle = ink;
    ctx.lineWidth = width;
    ctx.stroke(chevrons);
  }
}

/** 5.21 A shovel until the administration. */
function paintShovel(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.translate(-HALF + 1, -HALF + 1);
  paintSeal(ctx, '#fffaf0', '#14110c');
  ctx.strokeStyle = '#14110c';
  ctx.fillStyle = '#14110c';
  ctx.lineWidth = 1.5;
  ctx.stroke(new Path2D('M3.500 -4L-1 1'));
  ctx.fill(new Path2D('M-0.500 -1L2.200 1.800L-1.500 4.600Q-4.400 4.800 -4.200 2Z'));
  ctx.restore();
}

/** 5.03 Ordered and not done yet: a blue peg. */
function paintOrdered(ctx: CanvasRenderingContext2D): void {
  ctx.save();
  ctx.translate(HALF - 1, -HALF + 1);
  paintSeal(ctx, BLUE_PENCIL, '#fffaf0');
  ctx.fillStyle = '#fffaf0';
  ctx.fill(new Path2D('M-2.400 -3.600L4 0L-2.400 3.600Z'));
  ctx.restore();
}

function paintSeal(ctx: CanvasRenderingContext2D, fill: string, edge: string): void {
  const seal = new Path2D();
  seal.arc(0, 0, 7, 0, Math.PI * 2);
  ctx.fillStyle = fill;
  ctx.fill(seal);
  ctx.strokeStyle = edge;
  ctx.lineWidth = 1.3;
  ctx.stroke(seal);
}
