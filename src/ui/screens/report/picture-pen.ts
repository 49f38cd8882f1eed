// A pen for the picture of a report: words in the game's three faces and rules in its inks.

export const INK = {
  paper: '#f1e7cf',
  raised: '#f9f3e3',
  line: '#c9b98f',
  edge: '#8f8060',
  ink: '#26241f',
  soft: '#4d4638',
  red: '#a3271c',
  blue: '#1d4c80',
  green: '#3c5a2c',
  amber: '#7d5300',
} as const;

const FACES = {
  title: '700 SIZEpx "Landing Stencil", serif',
  ui: '500 SIZEpx "Barlow Semi Condensed", sans-serif',
  bold: '600 SIZEpx "Barlow Semi Condensed", sans-serif',
  text: '400 SIZEpx "Alegreya", serif',
} as const;
export type Face = keyof typeof FACES;

const fontOf = (face: Face, size: number): string => FACES[face].replace('SIZE', String(size));

/** A letter of each file of a face, whatever a name is written with: the second is one that only names have. */
const SAMPLE = `A${String.fromCodePoint(0xe5)}`;

/** Fetches the faces: a canvas does not wait for them. */
export async function loadFaces(): Promise<void> {
  const faces = Object.keys(FACES) as Face[];
  await Promise.all(
    faces.map((face) => document.fonts.load(fontOf(face, 20), SAMPLE).catch(() => [])),
  );
}

export interface Words {
  readonly face?: Face;
  readonly size: number;
  readonly ink?: string;
  readonly align?: CanvasTextAlign;
  readonly most?: number; // width; longer words are cut
}

export class Pen {
  readonly ctx: CanvasRenderingContext2D;

  constructor(ctx: CanvasRenderingContext2D) {
    this.ctx = ctx;
  }

  write(text: string, x: number, y: number, words: Words): void {
    const { ctx } = this;
    ctx.font = fontOf(words.face ?? 'ui', words.size);
    ctx.fillStyle = words.ink ?? INK.ink;
    ctx.textAlign = words.align ?? 'left';
    ctx.fillText(this.#cut(text, words.most ?? Number.POSITIVE_INFINITY), x, y);
  }

  rule(x: number, y: number, width: number, thick = 1, ink: string = INK.line): void {
    this.ctx.fillStyle = ink;
    this.ctx.fillRect(x, y, width, thick);
  }

  #cut(text: string, most: number): string {
    if (this.ctx.measureText(text).width <= most) return text;
    let end = text.length;
    while (end > 0 && this.ctx.measureText(`${text.slice(0, end)}…`).width > most) end--;
    return `${text.slice(0, end)}…`;
  }
}
