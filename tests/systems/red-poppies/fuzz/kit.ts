// Red Poppies as the fuzzer knows it.

import type { BattleEvent, Checked } from '../../../../src/systems/red-poppies/rules/events.ts';
import type { Field } from '../../../../src/systems/red-poppies/rules/field.ts';
import { redPoppies } from '../../../../src/systems/red-poppies/rules/system.ts';
import type { Fault, FuzzOptions, Kit } from '../../../support/fuzz/kit.ts';
import { leftOne } from '../../../support/fuzz/oracles.ts';
import { faultIn, trackFault } from './invariants.ts';
import { Ledger } from './ledger.ts';
import { fuzzPlayer, PLAYERS } from './players.ts';

export const KIT: Kit<Field, BattleEvent> = {
  system: redPoppies,
  codes: 40 * 262_144,
  block: 262_144,
  player: fuzzPlayer,
  faultIn,
  trackFault,
  truthFault: (_, events) => firstOf(events.map((event) => tellsTruth(event))),
  books: (field) => new Ledger(field),
};

/** Players and levels in turn, so that a run of any length meets them all. */
export function optionsOf({ levels }: Field, seed: string, index: number): FuzzOptions {
  const player = PLAYERS[index % PLAYERS.length] ?? '';
  const level = levels[Math.floor(index / PLAYERS.length) % levels.length]?.id ?? '';
  return { seed: `${seed}-${index}`, level, events: false, player };
}

function tellsTruth(event: BattleEvent): Fault {
  const reasons = (event.why?.traces ?? []).map(leftOne);
  const checks = checksOf(event).map(isDoneAsTold);
  const fault = firstOf([...reasons, ...checks]);
  return fault === null ? null : `${event.kind}: ${fault}`;
}

const firstOf = (faults: readonly Fault[]): Fault => faults.find((one) => one !== null) ?? null;

function checksOf(event: BattleEvent): readonly Checked[] {
  switch (event.kind) {
    case 'strayed':
      return [event.check];
    case 'shelled':
    case 'melee':
      return event.checks;
    case 'shot':
      return [...event.checks, ...event.returns.flatMap(({ checks }) => checks)];
    default:
      return [];
  }
}

/** 2.21 to 2.23 */
function isDoneAsTold({ sum, fate, cohesion, cause }: Checked): Fault {
  if (sum.parts.reduce((total, { value }) => total + value, 0) !== sum.total)
    return 'a sum that does not add up';
  const destroys = sum.total >= 11 && cause !== 'lost' && cause !== 'bog';
  const told = destroys ? 'destroyed' : sum.total > cohesion ? 'broken' : 'holds';
  return told === fate ? null : `${told}, and told as ${fate}`;
}
