// A hex in words: its name, its ground, what lies along its sides and whose objective it is.

import type { Field } from '../rules/field.ts';
import { HexMark, heldBy, hexHas, isWhole, type State } from '../rules/state.ts';
import { Along, Ground, HEXSIDES, type HexId, NONE, SIDES, WORDS } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

/** 3.01d 'hill, British trench'. */
export function groundText(voice: Voice, hex: HexId, s: State | null = null): string {
  const { terrain, dugBy } = voice.field;
  const bits = terrain[hex] as number;
  const words = WORDS.flatMap((word) =>
    (bits & Ground[word]) === 0 ? [] : [voice.say(`ground.${word}`)],
  );
  const dug = dugBy[hex] as number;
  if (dug !== NONE) words.push(voice.say(`hex.trench.${SIDES[dug] ?? 'german'}`));
  if (s !== null && hexHas(s, hex, HexMark.scrape)) words.push(voice.say('hex.scrape'));
  if (s !== null && hexHas(s, hex, HexMark.barrage)) words.push(voice.say('hex.barrage'));
  return words.length === 0 ? voice.say('ground.open') : words.join(', ');
}

/** 8.03 What crosses or runs along the sides of a hex, a clause each. */
export function sidesText(voice: Voice, hex: HexId, s: State | null = null): string[] {
  const { sides, next, wire } = voice.field;
  return HEXSIDES.flatMap((side) => {
    const along: string[] = [];
    const open: string[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const at = hex * 6 + direction;
      if (((sides[at] as number) & Along[side]) === 0 || next[at] === NONE) continue;
      const gap = side === 'wire' && s !== null && !isWhole(s, wire[at] as number);
      (gap ? open : along).push(voice.square(next[at] as number));
    }
    return [
      ...(along.length === 0
        ? []
        : [voice.say(`hex.side.${side}`, { towards: voice.list(along) })]),
      ...(open.length === 0 ? [] : [voice.say('hex.side.gap', { towards: voice.list(open) })]),
    ];
  });
}

/** A hex without who stands in it; who holds it when a position is given. */
export function hexText(
  field: Field,
  hex: HexId,
  lang: Lang,
  names: Names = 'names',
  s: State | null = null,
): string {
  const voice = new Voice(field, lang, names);
  const ground = [groundText(voice, hex, s), ...sidesText(voice, hex, s)].join(', ');
  const line = voice.say('hex.line', { hex: labelOf(voice, hex), ground });
  const info = field.objectives.find((objective) => objective.hex === hex);
  if (info === undefined) return line;
  const holder = s === null ? (field.held[hex] as number) : heldBy(s, hex);
  const whose = holder === NONE ? 'none' : (SIDES[holder] ?? 'german');
  return voice.say(`hex.objective.${whose}`, { line, vp: info.vp });
}

/** 'Sunken Lane (north, D02)', as a heading; 'D04' without a name. */
export function labelOf(voice: Voice, hex: HexId): string {
  const id = voice.square(hex);
  const name = voice.hex(hex);
  if (name === id) return id;
  return name.endsWith(')') ? `${name.slice(0, -1)}, ${id})` : voice.say('name.spot', { name, id });
}
