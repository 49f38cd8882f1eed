// The report in the voice of a dispatch: which sentences the facts of the raid call for, paragraph by paragraph. The
// sentences themselves are in the words of the language.

import type { Values } from '../../../../words/index.ts';
import type { dispatchEn } from '../../screen-words/dispatch-en.ts';
import type { Facts } from './facts.ts';

type DispatchKey = Extract<keyof typeof dispatchEn, `dispatch.${string}`>;
export interface Sentence {
  readonly key: DispatchKey;
  readonly params: Values;
}
/** Names in the language of the reader: of units and zones, and what the battle's card calls things. */
export interface Names {
  readonly card: Values;
  readonly place: (name: string, zone: number) => Values; // with its prepositions
  readonly hour: (clock: string) => string;
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
    [...battery(facts, names), ...works(facts, names)],
    [...cost(facts, names), ...home(facts, names)],
    [say(closing(facts))],
  ];
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

const LIGHT = 3; // sections lost or left behind

const say = (key: DispatchKey, params: Values = {}): Sentence => ({ key, params });

function crossing(facts: Facts, names: Names): Sentence[] {
  const told: Sentence[] = [];
  const event = EVENTS[facts.event];
  if (event !== undefined) told.push(say(event));
  if (facts.landing === null) return [...told, say('dispatch.neverLanded')];
  const { clock, zone } = facts.landing;
  told.push(say('dispatch.landed', { clock: names.hour(clock), ...names.place('zone', zone) }));
  told.push(
    facts.awake === ''
      ? say('dispatch.asleep')
      : say('dispatch.awake', { clock: names.hour(facts.awake) }),
  );
  return told;
}

function battery(facts: Facts, { card, hour }: Names): Sentence[] {
  if (facts.landing === null) return [];
  if (facts.guns === 0)
    return [say(facts.stormed ? 'dispatch.guns.held' : 'dispatch.guns.none', card)];
  if (facts.lastGun === '') return [say('dispatch.guns.one')];
  const key = facts.inGoodTime ? 'dispatch.guns.all' : 'dispatch.guns.late';
  return [say(key, { ...card, clock: hour(facts.lastGun) })];
}

function works(facts: Facts, { card }: Names): Sentence[] {
  const told: Sentence[] = [];
  if (facts.line) told.push(say('dispatch.line'));
  if (facts.harassed > 0) told.push(say('dispatch.harassed', { n: facts.harassed }));
  if (facts.strongpoints > 0) {
    told.push(say('dispatch.strongpoints', { ...card, n: facts.strongpoints }));
  }
  if (facts.prisoners > 0) told.push(say('dispatch.prisoners', { n: facts.prisoners }));
  return told;
}

function cost(facts: Facts, names: Names): Sentence[] {
  const told: Sentence[] = [];
  if (facts.gone === 0) told.push(say('dispatch.cost.none'));
  else
    told.push(
      say(facts.gone <= LIGHT ? 'dispatch.cost.light' : 'dispatch.cost.heavy', { n: facts.gone }),
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

function home(facts: Facts, { hour }: Names): Sentence[] {
  if (facts.landing === null) return [];
  if (facts.ashore > 0) {
    return [say(facts.craftLeft === 0 ? 'dispatch.noBoats' : 'dispatch.stranded')];
  }
  if (facts.back === 0) return [say('dispatch.noneBack')];
  return [say('dispatch.home', { clock: hour(facts.lastOff) })];
}

function closing(facts: Facts): DispatchKey {
  const silent = facts.lastGun !== ''; // no gun is left
  if (facts.outcome === 'total-success') {
    if (facts.gone <= LIGHT) return 'dispatch.close.triumph';
    return silent ? 'dispatch.close.dear' : 'dispatch.close.price';
  }
  if (facts.outcome === 'half-success') {
    if (silent) return facts.gone > 0 ? 'dispatch.close.costly' : 'dispatch.close.silent';
    return facts.awake === '' ? 'dispatch.close.halfAsleep' : 'dispatch.close.half';
  }
  if (facts.guns === 0) return 'dispatch.close.nothing';
  return facts.gone > 0 ? 'dispatch.close.bitter' : 'dispatch.close.short';
}
