// The option that switches optional rules on.

import { inSystemOrder, unknownRule } from '../engine/optional-rules.ts';
import type { System } from '../engine/system.ts';
import { type Args, Misuse, type Option } from './command.ts';
import { didYouMean } from './nearest.ts';

export const OPTION: Option = {
  name: 'option',
  value: 'NAMES',
  text: 'optional rules that are played, with commas between them (standard none)',
  of({ game }) {
    const { optional = [] } = game.system;
    if (optional.length === 0) return 'optional rules; here there are none';
    return `optional rules: ${optional.join(', ')} (standard none; commas between several)`;
  },
};

/** The optional rules that --option names, in the order of the system. */
export function chosenOptional(args: Args, system: System): readonly string[] {
  const text = args.values.get('option');
  if (text === undefined) return [];
  const names = text.split(',').map((name) => name.trim());
  const strange = unknownRule(system, names);
  if (strange === undefined) return inSystemOrder(system, names);
  const { optional = [] } = system;
  const known =
    optional.length === 0 ? 'nothing: there are no optional rules' : optional.join(', ');
  throw new Misuse(`--option takes ${known}, not '${strange}'${didYouMean(strange, optional)}`);
}
