// A hex in words: its name, its ground, what lies along its sides and whose objective it is.

import type { Field } from '../rules/field.ts';
import { holderOf, type State } from '../rules/state.ts';
import { FACINGS, type HexId, NONE, SIDES, TERRAINS, Water } from '../rules/types.ts';
import type { Lang } from './catalogue.ts';
import { type Names, Voice } from './voice.ts';

/** 1.6, 9.1 'open ground, entrenched'. */
export function groundText(voice: Voice, hex: HexId): string {
  const { terrain, entrenched, impassable } = voice.field;
  let ground = voice.say(`terrain.${TERRAINS[terrain[hex] as number] ?? 'open'}`);
  if (entrenched[hex] === 1) ground = voice.say('hex.entrenched', { ground });
  if (impassable[hex] === 1) ground = voice.say('hex.impassable', { ground });
  return ground;
}

/** 9.6 What runs along the sides of a hex, a clause each. */
export function waterText(voice: Voice, hex: HexId): string[] {
  return FACINGS.flatMap((_, facing) => {
    const bits = voice.field.water[hex * 6 + facing] as number;
    if (bits === 0) return [];
    const kind =
      (bits & Water.bridge) !== 0 ? 'bridge' : (bits & Water.deep) !== 0 ? 'deep' : 'stream';
    return [voice.say(`hex.water.${kind}`, { facing: voice.facing(facing) })];
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
  const ground = [groundText(voice, hex), ...waterText(voice, hex)].join(', ');
  const line = voice.say('hex.line', {
    ...{ hex: labelOf(voice, hex), ground, level: field.level[hex] as number },
    segment: voice.segment(field.segment[hex] as number),
  });
  const objective = field.objectiveAt[hex] ?? NONE;
  const info = field.objectives[objective];
  if (info === undefined) return line;
  const holder = s === null ? info.holder : holderOf(s, objective);
  const whose = holder === NONE ? 'none' : (SIDES[holder as 0 | 1] ?? 'french');
  return voice.say(`hex.objective.${whose}`, { line, vp: info.vp });
}

/** 'Roter Berg (1106)', as a heading; a hex without a name by one that has one: '1305, by the Ehrental'. */
export function labelOf(voice: Voice, hex: HexId): string {
  const id = voice.field.hexes[hex]?.id ?? '';
  const name = voice.hex(hex);
  if (name !== id) return voice.say('name.spot', { name, id });
  const near = namedBeside(voice, hex);
  return near === NONE ? id : voice.say('name.near', { id, ...voice.places({ near }) });
}

/** The first neighbour that has a name. */
function namedBeside(voice: Voice, hex: HexId): HexId {
  if (voice.names === 'ids') return NONE;
  const { next, hexes } = voice.field;
  for (let facing = 0; facing < 6; facing++) {
    const other = next[hex * 6 + facing] as number;
    if (other !== NONE && voice.hex(other) !== hexes[other]?.id) return other;
  }
  return NONE;
}
