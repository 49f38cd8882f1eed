// Fast Play as the fuzzer knows it.

import type { Trace } from '../../../../src/engine/told.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import type { Field } from '../../../../src/systems/fast-play/rules/field.ts';
import { OPTIONS } from '../../../../src/systems/fast-play/rules/options.ts';
import type { State } from '../../../../src/systems/fast-play/rules/state.ts';
import { fastPlay } from '../../../../src/systems/fast-play/rules/system.ts';
import type { Fault, FuzzOptions, Kit } from '../../../support/fuzz/kit.ts';
import { leftOne } from '../../../support/fuzz/oracles.ts';
import { faultIn, trackFault } from './invariants.ts';
import { Ledger } from './ledger.ts';
import { fuzzPlayer, PLAYERS } from './players.ts';

export const KIT: Kit<Field, BattleEvent> = {
  system: fastPlay,
  codes: 1 << 22,
  block: 65_536,
  player: fuzzPlayer,
  faultIn,
  trackFault,
  truthFault,
  books: (field, { optional }) => new Ledger(field, optional ?? []),
};

/** Plainly, with all options, then with each by itself. */
const MIXES: ReadonlyArray<readonly string[]> = [[], OPTIONS, ...OPTIONS.map((one) => [one])];

/** Players, levels and options in turn, so that a run of any length meets them all. */
export function optionsOf({ levels }: Field, seed: string, index: number): FuzzOptions {
  const player = PLAYERS[index % PLAYERS.length] ?? '';
  const round = Math.floor(index / PLAYERS.length);
  const level = levels[round % levels.length]?.id ?? '';
  const optional = MIXES[Math.floor(round / levels.length) % MIXES.length] ?? [];
  return { seed: `${seed}-${index}`, level, events: false, optional, player };
}

/** What is told is what the dice say, and what the automaton says it chose is what it did. */
function truthFault(s: State, events: readonly BattleEvent[]): Fault {
  for (const event of events) {
    const fault = tellsTruth(s, event);
    if (fault !== null) return `${event.kind}: ${fault}`;
  }
  return null;
}

function tellsTruth({ scenario }: State, event: BattleEvent): Fault {
  switch (event.kind) {
    case 'volley': {
      const count = (is: (value: number) => boolean): number =>
        event.dice.filter(({ value }) => is(value)).length;
      if (event.dice.length !== event.parts.total) return 'other dice than were reckoned';
      if (event.ones !== count((value) => value === 1)) return 'ones are miscounted';
      return event.hits === count((value) => value >= event.least) ? null : 'hits are miscounted';
    }
    case 'ordered':
      if (scenario.units[event.unit]?.side === 1 && event.trace === undefined)
        return 'a German moves for no reason';
      return leftOne(event.trace);
    case 'attacks':
      return leftOne(event.trace) ?? chose(event.trace, event.target);
    case 'fell-back':
      return scenario.next.subarray(event.from * 6, event.from * 6 + 6).includes(event.hex)
        ? null
        : 'further than a hex';
    default:
      return 'trace' in event ? leftOne(event.trace) : null;
  }
}

const chose = (trace: Trace | undefined, done: number): Fault =>
  trace === undefined || trace.chosen === done ? null : `chose ${trace.chosen}, did ${done}`;
