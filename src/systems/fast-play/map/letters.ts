// Letters on the sheet: towns in roman capitals, villages in roman, woods, waters and other ground in italics; names
// that find no room are left out. Numbers of hexes stand there only when they are asked for.

import type { Detail } from '../../../ui/sheet/camera.ts';
import type { Point } from '../../../ui/sheet/geometry.ts';
import { breakings, type Label, type LabelWish, placeLabels } from '../../../ui/sheet/labels.ts';
import type { Lang } from '../../../ui/sheet/model.ts';
import { FIGURES, PAPER_LIGHT, SERIF } from '../../../ui/sheet/palette.ts';
import type { Field, HexInfo } from '../rules/field.ts';
import { Terrain } from '../rules/types.ts';
import { type Lattice, RADIUS } from './lattice.ts';
import { ENGRAVED, WATER_INK, WOOD_INK } from './palette.ts';
import { tagsOf } from './segment-tags.ts';

type Style = 'town' | 'village' | 'wood' | 'ground' | 'water';

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
  ...{ town: 5, village: 4, water: 3, wood: 2, ground: 1 },
};

const MOST = 21; // map units: letters of a town never cover their hex

function fontOf(style: Style, size: number): string {
  if (style === 'town') return `700 ${size}px ${SERIF}`;
  if (style === 'village') return `700 ${size * 0.9}px ${SERIF}`;
  return `italic 400 ${size * 0.96}px ${SERIF}`;
}

function styleOf(field: Field, hex: number): Style {
  switch (field.terrain[hex]) {
    case Terrain.denseTown:
      return 'town';
    case Terrain.village:
      return 'village';
    case Terrain.wood:
    case Terrain.thickWood:
      return 'wood';
    default:
      return 'ground';
  }
}

/** Of 'Saarbrücken, west' and 'Saarbrücken, bridges' the first says Saarbrücken, and the other nothing. */
function namesOf(field: Field, { places }: Lattice, lang: Lang): Named[] {
  const said = new Set<string>();
  const ofHexes = field.hexes.flatMap((info: HexInfo, hex): Named[] => {
    const [text = ''] = info[lang].split(', ');
    if (text === '' || said.has(text)) return [];
    said.add(text);
    const style = styleOf(field, hex);
    return [
      { text: style === 'town' ? text.toUpperCase() : text, at: places[hex] ?? [0, 0], style },
    ];
  });
  return [...ofHexes, ...watersOf(field, places, lang)];
}

/** Each water by the middle of the side that lies halfway along it. */
function watersOf({ drawing }: Field, places: readonly Point[], lang: Lang): Named[] {
  const names = [...new Set(drawing.waters.map((water) => water[lang]))];
  return names.flatMap((text): Named[] => {
    const sides = drawing.waters.filter((water) => water[lang] === text);
    const side = sides[Math.floor(sides.length / 2)];
    if (side === undefined) return [];
    const [a, b] = [places[side.a] ?? [0, 0], places[side.b] ?? [0, 0]];
    return [{ text, at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], style: 'water' }];
  });
}

export function setLetters(
  ctx: CanvasRenderingContext2D,
  field: Field,
  lattice: Lattice,
  detail: Detail,
  lang: Lang,
): Lettering {
  const size = Math.min(MOST, detail.letters);
  const names = namesOf(field, lattice, lang);
  ctx.font = fontOf('town', size);
  const { inside } = lattice;
  const labels = placeLabels(
    names.map((name) => wishOf(name, detail)),
    {
      sheet: { x: inside.x + 3, y: inside.y + 3, w: inside.w - 6, h: inside.h - 6 },
      blocks: [
        ...lattice.places.map(([x, y]) => ({ x: x - 17, y: y - 9, w: 34, h: 18 })),
        ...tagsOf(field, lattice).map(({ at: [x, y] }) => ({
          x: x - 56,
          y: y - 13,
          w: 112,
          h: 26,
        })),
      ],
      lines: [],
      lineHeight: size * 1.05,
      measure: (text) => ctx.measureText(text).width,
    },
  );
  return { names, labels, size };
}

const wishOf = ({ text, at, style }: Named, detail: Detail): LabelWish => ({
  lines: breakings(text),
  at,
  reach: style === 'water' ? 4 : 21 * Math.min(1.1, detail.piece),
  rank: RANKS[style],
  must: style === 'town' || detail.name === 'close',
});

export function paintLetters(
  ctx: CanvasRenderingContext2D,
  { names, labels, size }: Lettering,
): void {
  ctx.textBaseline = 'middle';
  ctx.lineJoin = 'round';
  for (const label of labels) {
    const style = names[label.wish]?.style ?? 'ground';
    ctx.font = fontOf(style, size);
    ctx.textAlign = label.align;
    paintLines(ctx, label, size * 1.05, style);
  }
}

const INKS: Readonly<Record<Style, string>> = {
  ...{ town: ENGRAVED, village: ENGRAVED, ground: ENGRAVED },
  ...{ wood: WOOD_INK, water: WATER_INK },
};

function paintLines(
  ctx: CanvasRenderingContext2D,
  { box, lines, align }: Label,
  height: number,
  style: Style,
): void {
  const x = align === 'center' ? box.x + box.w / 2 : align === 'left' ? box.x : box.x + box.w;
  for (const halo of [true, false]) {
    for (const [i, line] of lines.entries()) {
      const y = box.y + height * (i + 0.5);
      if (halo) {
        ctx.strokeStyle = PAPER_LIGHT;
        ctx.globalAlpha = 0.9;
        ctx.lineWidth = height * 0.32;
        ctx.strokeText(line, x, y);
        ctx.globalAlpha = 1;
      } else {
        ctx.fillStyle = INKS[style];
        ctx.fillText(line, x, y);
      }
    }
  }
}

/** Column and row, at the head of every hex. */
export function paintNumbers(ctx: CanvasRenderingContext2D, field: Field, lattice: Lattice): void {
  ctx.font = `500 11px ${FIGURES}`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.lineWidth = 2.6;
  ctx.lineJoin = 'round';
  for (const [hex, [x, y]] of lattice.places.entries()) {
    const id = field.hexes[hex]?.id ?? '';
    ctx.strokeStyle = PAPER_LIGHT;
    ctx.strokeText(id, x, y - RADIUS * 0.74);
    ctx.fillStyle = ENGRAVED;
    ctx.fillText(id, x, y - RADIUS * 0.74);
  }
}
