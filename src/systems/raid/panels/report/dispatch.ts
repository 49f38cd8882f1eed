// The report in the voice of a dispatch: which sentences the facts of the raid call for, paragraph by paragraph. The
// sentences themselves are in the words of the language.

import type { Values } from '../../../../words/index.ts';
import type { reportEn } from '../../../../words/shell/report-en.ts';
import type { Facts } from './facts.ts';

type DispatchKey = Extract<keyof typeof reportEn, `dispatch.${string}`>;
export interface Sentence {
  readonly key: DispatchKey;
  readonly params: Values;
}
/** Names in the language of the reader: of units and zones, and what the battle's card calls things. */
export interface Names {
  readonly card: Values;
  readonly zone: (zone: number) => string;
  readonly units: (units: readonly number[]) => string;
}

const EVENTS: Readonly<Record<string, DispatchKey>> = {
  '5a': 'dispatch.event.battery',
  '5b': 'dispatch.event.convoy',
  '5c': 'dispatch.event.astray',
};

export function dispatchOf(facts: Facts, names: Names): Sentence[][] {
  const paragraphs = [
    [say(`dispatch.open.${facts.outcome}`, names.card), ...crossing(facts, names)],
    [...battery(facts, names), ...works(facts)],
    [...cost(facts, names), ...home(facts)],
    [say(closing(facts))],
  ];
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

const say = (key: DispatchKey, params: Values = {}): Sentence => ({ key, params });

function crossing(facts: Facts, names: Names): Sentence[] {
  const told: Sentence[] = [];
  const event = EVENTS[facts.event];
  if (event !== undefined) told.push(say(event));
  if (facts.landing === null) return [...told, say('dispatch.neverLanded')];
  const { clock, zone } = facts.landing;
  told.push(say('dispatch.landed', { clock, zone: names.zone(zone) }));
  told.push(
    facts.awake === '' ? say('dispatch.asleep') : say('dispatch.awake', { clock: facts.awake }),
  );
  return told;
}

function battery(facts: Facts, { card }: Names): Sentence[] {
  if (facts.landing === null) return [];
  if (facts.guns === 0) return [say('dispatch.guns.none', card)];
  if (facts.lastGun === '') return [say('dispatch.guns.one')];
  const key = facts.inGoodTime ? 'dispatch.guns.all' : 'dispatch.guns.late';
  return [say(key, { ...card, clock: facts.lastGun })];
}

function works(facts: Facts): Sentence[] {
  const told: Sentence[] = [];
  if (facts.line) told.push(say('dispatch.line'));
  if (facts.strongpoints > 0) told.push(say('dispatch.strongpoints', { n: facts.strongpoints }));
  if (facts.prisoners > 0) told.push(say('dispatch.prisoners', { n: facts.prisoners }));
  return told;
}

function cost(facts: Facts, names: Names): Sentence[] {
  const told: Sentence[] = [];
  if (facts.gone === 0) told.push(say('dispatch.cost.none'));
  else
    told.push(
      say(facts.gone <= 3 ? 'dispatch.cost.light' : 'dispatch.cost.heavy', { n: facts.gone }),
    );
  if (facts.worn > 0) told.push(say('dispatch.cost.worn', { n: facts.worn }));
  const { officersLost, officersAshore } = facts;
  if (officersLost.length > 0) {
    told.push(
      say('dispatch.officers.lost', { who: names.units(officersLost), n: officersLost.length }),
    );
  }
  if (officersAshore.length > 0) {
    told.push(
      say('dispatch.officers.ashore', {
        who: names.units(officersAshore),
        n: officersAshore.length,
      }),
    );
  }
  if (facts.craftLost > 0 && facts.craftLeft > 0)
    told.push(say('dispatch.craft', { n: facts.craftLost }));
  return told;
}

function home(facts: Facts): Sentence[] {
  if (facts.landing === null) return [];
  if (facts.lastOff !== '') return [say('dispatch.home', { clock: facts.lastOff })];
  return [say(facts.craftLeft === 0 ? 'dispatch.noBoats' : 'dispatch.stranded')];
}

function closing(facts: Facts): DispatchKey {
  if (facts.outcome === 'total-success') {
    return facts.gone <= 3 ? 'dispatch.close.triumph' : 'dispatch.close.dear';
  }
  if (facts.outcome === 'half-success') {
    return facts.guns > 1 ? 'dispatch.close.costly' : 'dispatch.close.half';
  }
  return facts.guns > 0 ? 'dispatch.close.bitter' : 'dispatch.close.nothing';
}
