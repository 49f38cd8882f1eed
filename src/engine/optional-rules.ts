// The optional rules of a system: which of them a game is played with. None is written down as nothing at all, so that
// games without them read as they did before there were any.

import type { Options } from './course.ts';
import type { System } from './system.ts';

type WithRules = Pick<System, 'optional'>;

/** The first name that the system has no optional rule of. */
export const unknownRule = (
  { optional = [] }: WithRules,
  names: readonly string[],
): string | undefined => names.find((name) => !optional.includes(name));

/** Names in the order of the system, each once; none that it does not know. */
export const inSystemOrder = (
  { optional = [] }: WithRules,
  names: readonly string[],
): readonly string[] => optional.filter((name) => names.includes(name));

/** Names as a number: a bit each, in the order of the system. */
export const bitsOf = ({ optional = [] }: WithRules, names: readonly string[]): number =>
  optional.reduce((bits, name, i) => (names.includes(name) ? bits | (1 << i) : bits), 0);

/** The names behind a number; null when it has a bit that no rule of the system stands for. */
export const namesOf = ({ optional = [] }: WithRules, bits: number): readonly string[] | null =>
  bits >>> optional.length === 0 ? optional.filter((_, i) => (bits & (1 << i)) !== 0) : null;

/** What is written down of them. */
export const optionalPart = ({
  optional = [],
}: Pick<Options, 'optional'>): Pick<Options, 'optional'> =>
  optional.length === 0 ? {} : { optional };

/** Whether two games are played with the same of them. */
export const sameRules = (
  { optional: a = [] }: Pick<Options, 'optional'>,
  { optional: b = [] }: Pick<Options, 'optional'>,
): boolean => a.length === b.length && a.every((name, i) => name === b[i]);

export const hasOptional = ({ optional = [] }: Pick<Options, 'optional'>): boolean =>
  optional.length > 0;
