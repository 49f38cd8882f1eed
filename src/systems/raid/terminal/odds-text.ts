// The odds of an order in words: every modifier by name, every result with its chance.

import { type Fraction, percent, toNumber } from '../../../engine/fraction.ts';
import type { AssaultOdds } from '../odds/assault-odds.ts';
import type { FireOdds } from '../odds/fire-odds.ts';
import type { MinesOdds } from '../odds/obstacle-odds.ts';
import type { Odds } from '../odds/odds.ts';
import type { Loss } from '../odds/outcomes.ts';
import type { LineOdds, RoundOdds } from '../odds/round-odds.ts';
import type { FaceDown } from '../odds/seen.ts';
import type { Part } from '../rules/events.ts';
import { cite } from '../rules/rule.ts';
import type { Key } from '../text/catalogue.ts';
import '../text/full/full-words.ts';
import { showsText } from '../text/marker.ts';
import { signed } from '../text/sums.ts';
import type { Voice } from '../text/voice.ts';

export function oddsLines(voice: Voice, odds: Odds): string[] {
  const { fire, mines, wire, faceDown, round, assault, wakes, alarm } = odds;
  return [
    ...(faceDown === undefined ? [] : [faceDownText(voice, faceDown)]),
    ...(mines === undefined ? [] : [minesText(voice, mines)]),
    ...(wire === undefined
      ? []
      : [
          voice.say('odds.wire', {
            ...voice.places({ zone: wire.zone }),
            chance: share(wire.gone),
          }),
        ]),
    ...(fire === undefined ? [] : fireLines(voice, fire)),
    ...(round === undefined ? [] : roundLines(voice, round)),
    ...(assault === undefined ? [] : assaultLines(voice, assault)),
    ...wakes.map((test) =>
      voice.say('odds.wake', {
        ...voice.places({ zone: test.zone }),
        alarm: test.alarm,
        chance: share(test.chance),
        rule: cite('10.3'),
      }),
    ),
    voice.say('odds.alarm', { alarm }),
  ];
}

const share = (chance: Fraction): string => percent(chance, 1);

function fireLines(voice: Voice, fire: FireOdds): string[] {
  const british = fire.shooter < voice.scenario.britishCount;
  return [
    contestText(voice, fire.attack, fire.defence, fire.hit, british),
    ...fire.results.map(({ chance, losses }) =>
      voice.say('odds.result', { chance: share(chance), losses: lossesText(voice, losses) }),
    ),
  ];
}

function contestText(
  voice: Voice,
  attack: readonly Part[],
  defence: readonly Part[],
  hit: Fraction,
  british: boolean,
): string {
  return voice.say('odds.sum', {
    attack: partsText(voice, attack),
    die: british ? 'D6' : 'D10',
    defence: partsText(voice, defence),
    otherDie: british ? 'D10' : 'D6',
    hit: share(hit),
  });
}

function partsText(voice: Voice, parts: readonly Part[]): string {
  const told = parts.map(({ name, value }) =>
    voice.say('odds.part', { value: signed(value), name: voice.word(name) }),
  );
  return told.join(' + ');
}

function lossesText(voice: Voice, losses: readonly Loss[]): string {
  const told = losses.map(({ unit, steps }) =>
    voice.say(steps > 0 ? 'odds.reduced' : 'odds.lost', { unit: voice.unit(unit) }),
  );
  return voice.list(told);
}

function minesText(voice: Voice, mines: MinesOdds): string {
  return voice.say('odds.mines', {
    ...voice.places({ zone: mines.zone }),
    levels: partsText(voice, mines.modifiers),
    strength: voice.scenario.mineStrength,
    chance: share(mines.explode),
    losses: lossesText(voice, mines.losses),
  });
}

function faceDownText(voice: Voice, { zone, contents }: FaceDown): string {
  const told = contents.map(({ marker, chance }) => {
    const info = voice.scenario.markers[marker];
    const shows = info === undefined ? '' : showsText(voice, info);
    return voice.say('odds.shows', { shows, chance: share(chance) });
  });
  return voice.say('odds.face-down', { ...voice.places({ zone }), contents: voice.clauses(told) });
}

function roundLines(voice: Voice, round: RoundOdds): string[] {
  return round.lines.map((line, i) => lineText(voice, line, i + 1));
}

function lineText(voice: Voice, line: LineOdds, number: number): string {
  return voice.say('odds.line', {
    line: number,
    british: voice.units([line.british, ...line.supporters]),
    german: voice.units([line.german, ...line.germanSupporters]),
    sum: contestText(voice, line.attack, line.defence, line.hit, true),
  });
}

function assaultLines(voice: Voice, assault: AssaultOdds): string[] {
  const count = assault.samples;
  const head = voice.say('odds.assault', {
    method:
      assault.method === 'exact' ? voice.say('odds.exact') : voice.say('odds.sampled', { count }),
    held: share(assault.held),
    beaten: share(assault.beaten),
    wiped: share(assault.wipedOut),
    steps: toNumber(assault.stepsLost).toFixed(2),
  });
  return [
    head,
    ...numberLines(voice, 'odds.commandos', assault.commandosLost),
    ...numberLines(voice, 'odds.guns', assault.guns),
    ...numberLines(voice, 'odds.strongpoints', assault.strongpoints),
  ];
}

/** '0: 12.5 %, 1: 87.5 %'; nothing to tell when it can only be 0. */
function numberLines(voice: Voice, key: Key, chances: readonly Fraction[]): string[] {
  if (chances.length < 2) return [];
  const list = chances.map((chance, number) =>
    voice.say('odds.number', { number, chance: share(chance) }),
  );
  return [voice.say(key, { ...voice.card(), list: list.join(', ') })];
}
