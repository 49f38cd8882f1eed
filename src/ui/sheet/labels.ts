// Sets the place names: each goes where it covers least of places, counters, connections and other names; a name that
// finds no room is left out. Pure: the widths are measured by whoever draws.

import { apart, type Box, long, overlap, type Point, toSegment } from './geometry.ts';

export interface LabelWish {
  readonly lines: ReadonlyArray<readonly string[]>; // ways to break the name, best first
  readonly at: Point; // centre of the place
  readonly reach: number; // from there to the edge of what lies in the place
  readonly rank: number; // higher ones are set first
  readonly must: boolean; // set even where it is crowded
}

export interface Label {
  readonly wish: number;
  readonly lines: readonly string[];
  readonly box: Box;
  readonly align: 'left' | 'center' | 'right';
}

export interface Ground {
  readonly sheet: Box;
  readonly blocks: readonly Box[]; // places, counters, furniture
  readonly lines: ReadonlyArray<readonly [Point, Point]>;
  readonly lineHeight: number;
  readonly measure: (text: string) => number;
}

interface Spot {
  readonly dx: -1 | 0 | 1;
  readonly dy: number;
  readonly cost: number;
}

/** Right of the place is where one looks first; straight above or below comes next. */
const SPOTS: readonly Spot[] = [
  { dx: 0, dy: 1, cost: 0 },
  { dx: 0, dy: -1, cost: 2 },
  { dx: 1, dy: 0, cost: 2 },
  { dx: -1, dy: 0, cost: 4 },
  { dx: 1, dy: 0.75, cost: 6 },
  { dx: 1, dy: -0.75, cost: 6 },
  { dx: -1, dy: 0.75, cost: 8 },
  { dx: -1, dy: -0.75, cost: 8 },
];

const OVER_BLOCK = 3; // a square unit of a place or a counter hidden under letters
const OVER_LABEL = 8;
const AIR = 6; // two names with less than that between their lines read as one
const UNDER_AIR = 0.08;
const CROSSED = 0.22; // a unit of connection under letters
const AMBIGUOUS = 46; // nearer to another place than to its own
const PASSES = 3; // after the first, each name looks again at where the others went
const CROWDED = 520; // dearer than this, and the name is left out

export function placeLabels(wishes: readonly LabelWish[], ground: Ground): Label[] {
  const order = wishes
    .map((_, i) => i)
    .sort((a, b) => rankOf(wishes, b) - rankOf(wishes, a) || a - b);
  const places = wishes.map((_, i) => placesOf(i, wishes, ground));
  let set: Label[] = [];
  for (let pass = 0; pass < PASSES; pass++) {
    for (const i of order) {
      set = set.filter((label) => label.wish !== i);
      const most = wishes[i]?.must ? Number.POSITIVE_INFINITY : CROWDED;
      const best = cheapest(places[i] ?? [], set, most);
      if (best !== null) set.push(best);
    }
  }
  return set;
}

const rankOf = (wishes: readonly LabelWish[], i: number): number => wishes[i]?.rank ?? 0;

/** A place for a name, and what it costs whatever other names do. */
interface Place {
  readonly label: Label;
  readonly cost: number;
}

function placesOf(index: number, wishes: readonly LabelWish[], ground: Ground): Place[] {
  const wish = wishes[index] as LabelWish;
  return wish.lines.flatMap((lines, broken) => {
    const w = Math.max(...lines.map(ground.measure));
    const h = lines.length * ground.lineHeight;
    const near = nearby(wish, w, h, ground);
    return SPOTS.map((spot) => {
      const label = labelAt(index, wish, lines, spot, w, h);
      const own = spot.cost + broken * broken * 9;
      const cost = own + costOf(label, near) + strangers(label, wishes) * AMBIGUOUS;
      return { label, cost };
    });
  });
}

/** What a name of this size can come upon round its place. */
function nearby(wish: LabelWish, w: number, h: number, ground: Ground): Ground {
  const across = wish.reach + w + 6;
  const down = wish.reach + h + 6;
  const room = { x: wish.at[0] - across, y: wish.at[1] - down, w: 2 * across, h: 2 * down };
  return {
    ...ground,
    blocks: ground.blocks.filter((block) => overlap(room, block) > 0),
    lines: ground.lines.filter(([a, b]) => !beside(room, a, b)),
  };
}

function cheapest(places: readonly Place[], set: readonly Label[], most: number): Label | null {
  let best: Label | null = null;
  let least = most;
  for (const { label, cost: own } of places) {
    if (own >= least) continue;
    let cost = own;
    for (const { box } of set) {
      cost += overlap(label.box, box) * OVER_LABEL + overlap(label.box, aired(box)) * UNDER_AIR;
    }
    if (cost >= least) continue;
    least = cost;
    best = label;
  }
  return best;
}

const aired = (box: Box): Box => ({ ...box, y: box.y - AIR, h: box.h + 2 * AIR });

function labelAt(
  index: number,
  wish: LabelWish,
  lines: readonly string[],
  spot: Spot,
  w: number,
  h: number,
): Label {
  const [x, y] = wish.at;
  const side = spot.dx * (wish.reach + 5);
  const left = spot.dx === 0 ? x - w / 2 : spot.dx > 0 ? x + side : x + side - w;
  const away = spot.dx === 0 ? wish.reach + 3 + h / 2 : wish.reach * 0.8;
  const box = { x: left, y: y + spot.dy * away - h / 2, w, h };
  const align = spot.dx === 0 ? 'center' : spot.dx > 0 ? 'left' : 'right';
  return { wish: index, lines, box, align };
}

function costOf(label: Label, ground: Ground): number {
  const { box } = label;
  let cost = (box.w * box.h - overlap(box, ground.sheet)) * 50; // never off the paper
  for (const block of ground.blocks) cost += overlap(box, block) * OVER_BLOCK;
  for (const [a, b] of ground.lines) cost += crossed(box, a, b) * CROSSED * ground.lineHeight;
  return cost;
}

/** How many other places a name is nearer to than its own: the reader would take it for theirs. */
function strangers(label: Label, wishes: readonly LabelWish[]): number {
  const { box } = label;
  const near = gap(box, (wishes[label.wish] as LabelWish).at) + 4;
  let count = 0;
  for (const [i, { at }] of wishes.entries()) {
    if (i === label.wish || Math.abs(at[0] - box.x - box.w / 2) > box.w / 2 + near) continue;
    if (gap(box, at) < near) count++;
  }
  return count;
}

/** From a box to a point. */
function gap(box: Box, [x, y]: Point): number {
  const dx = Math.max(box.x - x, 0, x - (box.x + box.w));
  const dy = Math.max(box.y - y, 0, y - (box.y + box.h));
  return long(dx, dy);
}

/** Whether a line lies wholly on one side of a box. */
const beside = (box: Box, a: Point, b: Point): boolean =>
  Math.max(a[0], b[0]) < box.x ||
  Math.min(a[0], b[0]) > box.x + box.w ||
  Math.max(a[1], b[1]) < box.y ||
  Math.min(a[1], b[1]) > box.y + box.h;

/** About how much of a line runs under a box. */
function crossed(box: Box, a: Point, b: Point): number {
  if (beside(box, a, b)) return 0;
  const middle: Point = [box.x + box.w / 2, box.y + box.h / 2];
  if (toSegment(middle, a, b) > long(box.w, box.h) / 2) return 0;
  const steps = 10;
  let under = 0;
  for (let i = 0; i <= steps; i++) {
    const x = a[0] + ((b[0] - a[0]) * i) / steps;
    const y = a[1] + ((b[1] - a[1]) * i) / steps;
    if (x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h) under++;
  }
  return (under / (steps + 1)) * apart(a, b);
}

/** The ways a name may be broken: whole, then into two and three lines as even as they come. */
export function breakings(name: string): string[][] {
  const words = name.split(' ');
  const ways = [[name]];
  for (let lines = 2; lines <= Math.min(3, words.length); lines++) {
    const cuts = splits(words, lines).sort((a, b) => longest(a) - longest(b));
    if (cuts[0] !== undefined) ways.push(cuts[0]);
  }
  return ways;
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map((l) => l.length));

/** All ways to put words on a number of lines; no line begins with a dash. */
function splits(words: readonly string[], lines: number): string[][] {
  if (lines === 1) return [[words.join(' ')]];
  const ways: string[][] = [];
  for (let cut = 1; cut <= words.length - lines + 1; cut++) {
    if (/^[–-]$/.test(words[cut] ?? '')) continue;
    const head = words.slice(0, cut).join(' ');
    for (const rest of splits(words.slice(cut), lines - 1)) ways.push([head, ...rest]);
  }
  return ways;
}
