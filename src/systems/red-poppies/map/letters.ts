// Letters on the sheet: the village in roman capitals, hills, ravines and lanes in italics, named trenches in the ink of
// who dug them; a name that finds no room is left out. Numbers of hexes stand there only when they are asked for.

import type { Detail } from '../../../ui/sheet/camera.ts';
import type { Box, Point } from '../../../ui/sheet/geometry.ts';
import { breakings, type Label, type LabelWish, placeLabels } from '../../../ui/sheet/labels.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { FIGURES, PAPER_LIGHT, SERIF } from '../../../ui/sheet/palette.ts';
import type { Field } from '../rules/field.ts';
import { Ground, type HexId, NONE, Side } from '../rules/types.ts';
import { flagSpot, type Lattice, PITCH } from './lattice.ts';
import { BRITISH_BLUE, PLATE } from './palette.ts';

type Style = 'village' | 'height' | 'slope' | 'ravine' | 'trench' | 'ground';

interface Named {
  readonly text: string;
  readonly at: Point;
  readonly style: Style;
}

export interface Lettering {
  readonly names: readonly Named[];
  readonly labels: readonly Label[];
  readonly size: number;
}

const RANKS: Readonly<Record<Style, number>> = {
  ...{ village: 5, height: 4, slope: 4, ravine: 3, trench: 2, ground: 1 },
};
const MOST = 21; // map units: letters never cover their hex
const TIMES: Readonly<Record<Style, number>> = {
  ...{ village: 1.08, height: 1, slope: 0.86, ravine: 0.94, trench: 0.86, ground: 0.86 },
};

const fontOf = (style: Style, size: number): string =>
  style === 'village'
    ? `700 ${size * TIMES.village}px ${SERIF}`
    : `italic 400 ${size * TIMES[style]}px ${SERIF}`;

function styleOf({ terrain, dugBy }: Field, hex: HexId): Style {
  const words = terrain[hex] as number;
  if ((words & Ground.building) !== 0) return 'village';
  if ((words & Ground.summit) !== 0) return 'height';
  if ((words & Ground.hill) !== 0) return 'slope';
  if ((words & Ground.bank) !== 0) return 'ravine';
  return dugBy[hex] === NONE ? 'ground' : 'trench';
}

/** Of 'Y Ravine, north fork' and 'Y Ravine, stem' the first says Y Ravine and the other nothing; lines of the enemy
 * that have no name of their own are told by their ink. */
function namesOf(field: Field, { places }: Lattice, lang: Lang): Named[] {
  const { front, support } = field.zones;
  const lines = new Set([...front, ...support]);
  const said = new Set<string>();
  return field.hexes.flatMap((info, hex): Named[] => {
    const text = (info[lang].split(', ')[0] ?? '').replace(/ \(.*/, '');
    const style = styleOf(field, hex);
    const own =
      !lines.has(hex) || ((field.terrain[hex] as number) & (Ground.summit | Ground.bank)) !== 0;
    if (text === '' || said.has(text) || !own) return [];
    said.add(text);
    const shown = style === 'village' ? text.toUpperCase() : text;
    return [{ text: shown, at: places[hex] ?? [0, 0], style }];
  });
}

export function setLetters(
  ctx: CanvasRenderingContext2D,
  field: Field,
  lattice: Lattice,
  detail: Detail,
  lang: Lang,
): Lettering {
  const size = Math.min(MOST, detail.letters * 1.06);
  const names = namesOf(field, lattice, lang);
  const styles = new Map(
    names.flatMap(({ text, style }) =>
      breakings(text).flatMap((lines) => lines.map((line) => [line, style] as const)),
    ),
  );
  const { inside } = lattice;
  const labels = placeLabels(
    names.map((name) => wishOf(name, detail)),
    {
      sheet: { x: inside.x + 4, y: inside.y + 4, w: inside.w - 8, h: inside.h - 8 },
      blocks: [
        ...lattice.places.map(([x, y]): Box => ({ x: x - 26, y: y - 22, w: 52, h: 44 })),
        ...field.objectives.map(({ hex }): Box => {
          const [x, y] = flagSpot(lattice.places[hex] ?? [0, 0]);
          return { x: x - 9, y: y - 16, w: 23, h: 19 };
        }),
      ],
      lines: [],
      lineHeight: size * 1.08,
      measure: (text) => {
        ctx.font = fontOf(styles.get(text) ?? 'village', size);
        return ctx.measureText(text).width;
      },
    },
  );
  return { names, labels, size };
}

const wishOf = ({ text, at, style }: Named, detail: Detail): LabelWish => ({
  lines: breakings(text),
  at,
  reach: PITCH * 0.24 * Math.min(1.1, detail.piece),
  rank: RANKS[style],
  must: style === 'village' || style === 'height' || style === 'slope' || detail.name === 'close',
});

export function paintLetters(
  ctx: CanvasRenderingContext2D,
  field: Field,
  { names, labels, size }: Lettering,
): void {
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const label of labels) {
    const named = names[label.wish];
    if (named === undefined) continue;
    ctx.font = fontOf(named.style, size);
    ctx.textAlign = label.align;
    paintLines(ctx, label, size * 1.08, inkOf(field, named));
  }
}

const inkOf = (field: Field, { style, text }: Named): string => {
  if (style !== 'trench') return PLATE;
  const hex = field.hexes.findIndex(({ en, fr }) => [en, fr].some((name) => name.startsWith(text)));
  return field.dugBy[hex] === Side.british ? BRITISH_BLUE : PLATE;
};

function paintLines(
  ctx: CanvasRenderingContext2D,
  { box, lines, align }: Label,
  height: number,
  ink: string,
): void {
  const x = align === 'center' ? box.x + box.w / 2 : align === 'left' ? box.x : box.x + box.w;
  ctx.strokeStyle = PAPER_LIGHT;
  ctx.lineWidth = height * 0.26;
  ctx.fillStyle = ink;
  for (const halo of [true, false]) {
    ctx.globalAlpha = halo ? 0.85 : 1;
    for (const [i, line] of lines.entries()) {
      const y = box.y + height * (i + 0.5);
      if (halo) ctx.strokeText(line, x, y);
      else ctx.fillText(line, x, y);
    }
  }
}

/** Column and row, at the head of every hex. */
export function paintHexNumbers(
  ctx: CanvasRenderingContext2D,
  field: Field,
  { places }: Lattice,
): void {
  ctx.font = `500 12.5px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  for (const [hex, [x, y]] of places.entries()) {
    const id = field.hexes[hex]?.id ?? '';
    ctx.strokeStyle = PAPER_LIGHT;
    ctx.strokeText(id, x, y - PITCH * 0.43);
    ctx.fillStyle = PLATE;
    ctx.fillText(id, x, y - PITCH * 0.43);
  }
}
