// The odds of an answer in the terminal, line by line.

import { type Fraction, percent, rest, ZERO } from '../../../engine/fraction.ts';
import type { FightOdds } from '../odds/fight-odds.ts';
import type { Odds } from '../odds/odds.ts';
import type { UnitThreat } from '../odds/threats.ts';
import { cite } from '../rules/rule.ts';
import { partsOf, signed } from '../text/sums.ts';
import type { Voice } from '../text/voice.ts';
import type { Say } from './words.ts';

export function oddsLines(voice: Voice, say: Say, odds: Odds): string[] {
  const lines = [
    ...(odds.fight === undefined ? [] : fightLines(voice, say, odds.fight)),
    ...(odds.together === undefined
      ? []
      : [say('odds.together'), ...fightLines(voice, say, odds.together)]),
    ...(odds.targets === undefined ? [] : targetLines(voice, say, odds.targets)),
    ...(odds.threat === undefined ? [] : threatLines(voice, say, odds.threat)),
    ...(odds.character === undefined ? [] : [characterLine(voice, say, odds.character)]),
    ...(odds.points === undefined ? [] : [say('odds.points', { list: numbers(say, odds.points) })]),
  ];
  return lines.length === 0 ? [say('no odds')] : lines;
}

const share = (chance: Fraction): string => percent(chance, 1);
const some = (list: readonly Fraction[]): string => share(rest(list[0] ?? ZERO));

const numbers = (say: Say, list: readonly Fraction[]): string =>
  list
    .flatMap((chance, n) =>
      chance.n === 0n ? [] : [say('odds.number', { n, chance: share(chance) })],
    )
    .join(', ');

function fightLines(voice: Voice, say: Say, fight: FightOdds): string[] {
  const { attackers, target, dice, least, samples, lost, back, destroyed, places } = fight;
  return [
    ...(samples === 0 ? [] : [say('odds.sampled', { n: samples })]),
    say('odds.fight', {
      attackers: voice.list(attackers.map(({ unit }) => voice.unit(unit))),
      ...{ target: voice.unit(target), n: dice, least, rule: cite('12.4') },
    }),
    ...attackers.map(({ unit, parts }) =>
      say('odds.dice', {
        unit: voice.unit(unit),
        parts: partsOf(parts)
          .map(({ key, value, rule }) =>
            say('odds.part', { value: signed(value), what: voice.say(key), rule }),
          )
          .join(', '),
      }),
    ),
    say('odds.lost', { list: numbers(say, lost) }),
    say('odds.back', { list: numbers(say, back) }),
    say('odds.destroyed', { chance: share(destroyed), rule: cite('2.2') }),
    say('odds.places', {
      list: places
        .map(({ hex, chance }) =>
          say('odds.place', { hex: voice.spot(hex), chance: share(chance) }),
        )
        .join(', '),
      rule: cite('13.4'),
    }),
  ];
}

function targetLines(voice: Voice, say: Say, targets: readonly FightOdds[]): string[] {
  if (targets.length === 0) return [say('odds.nobody')];
  return targets.map(({ target, dice, lost }) =>
    say('odds.after', { target: voice.unit(target), n: dice, chance: some(lost) }),
  );
}

function threatLines(voice: Voice, say: Say, { shots, odds, reach }: UnitThreat): string[] {
  const lines =
    odds === null
      ? [say('odds.no-threat')]
      : [
          say('odds.threat', {
            foes: voice.list(shots.map(({ unit }) => voice.unit(unit))),
            ...{ chance: some(odds.lost), gone: share(odds.destroyed) },
          }),
        ];
  if (reach.length === 0) return lines;
  const list = reach.map(({ unit, dice }) =>
    say('odds.reacher', { unit: voice.unit(unit), n: dice }),
  );
  return [...lines, say('odds.reach', { list: list.join(', ') })];
}

const characterLine = (voice: Voice, say: Say, chances: readonly Fraction[]): string =>
  say('odds.character', {
    list: chances
      .flatMap((chance, character) =>
        chance.n === 0n
          ? []
          : [say('odds.name', { character: voice.character(character), chance: share(chance) })],
      )
      .join(', '),
  });
