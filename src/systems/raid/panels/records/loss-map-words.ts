// Where the numbers and names of the worst zones stand on the map of losses: so large that they can be read on the
// screen at hand, and only as many as have room beside the ones before them.

const NUMBERED = 8; // the worst zones carry their number
const NAMED = 6; // and some of them their name
const READABLE = 13; // px on the screen
const NUMBER = 32; // on the map, where there is room for it
const NAME = 24;
const BREADTH = 0.47; // of a letter, against its height

export interface Lost {
  readonly id: string;
  readonly name: string;
  readonly men: number;
  readonly x: number;
  readonly y: number;
  readonly r: number; // of its disc
}

export interface Sheet {
  readonly width: number; // of the map, in its own measure
  readonly height: number;
  readonly shown: number; // its width on the screen, px
}

export interface Word {
  readonly id: string;
  readonly text: string;
  readonly x: number; // middle
  readonly y: number; // foot of the letters
}

export interface Words {
  readonly number: number; // height of a letter
  readonly name: number;
  readonly numbers: readonly Word[];
  readonly names: readonly Word[];
}

interface Box {
  readonly x: number; // middle
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** `losses` go from the worst to the least. */
export function wordsOn(losses: readonly Lost[], sheet: Sheet): Words {
  const least = (READABLE * sheet.width) / sheet.shown;
  const number = Math.max(NUMBER, least);
  const name = Math.max(NAME, least);
  const taken: Box[] = [];
  const told = losses.slice(0, NUMBERED);
  const numbers = told.flatMap((lost) => {
    const text = String(lost.men);
    return stand(lost, text, [boxOf(text, number, lost.x, lost.y)], taken);
  });
  const names: Word[] = [];
  for (const lost of told) {
    if (names.length === NAMED) break;
    const gap = lost.r + name * 0.62;
    const boxes = [lost.y + gap, lost.y - gap]
      .map((y) => inside(boxOf(lost.name, name, lost.x, y), sheet))
      .filter((box) => box.y - box.h / 2 > 0 && box.y + box.h / 2 < sheet.height);
    names.push(...stand(lost, lost.name, boxes, taken));
  }
  return { number, name, numbers, names };
}

/** The word in the first of the boxes that is free, which then is taken. */
function stand({ id }: Lost, text: string, boxes: readonly Box[], taken: Box[]): Word[] {
  const box = boxes.find((one) => taken.every((other) => !overlap(one, other)));
  if (box === undefined) return [];
  taken.push(box);
  return [{ id, text, x: box.x, y: box.y + box.h * 0.35 }];
}

const boxOf = (text: string, letter: number, x: number, y: number): Box => ({
  x,
  y,
  w: text.length * letter * BREADTH,
  h: letter,
});

/** Pushed in from the edge. */
function inside(box: Box, { width }: Sheet): Box {
  const half = box.w / 2 + 6;
  return { ...box, x: Math.min(Math.max(box.x, half), width - half) };
}

const overlap = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) * 2 < a.w + b.w && Math.abs(a.y - b.y) * 2 < a.h + b.h;
