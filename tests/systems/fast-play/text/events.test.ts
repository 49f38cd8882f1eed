// Every kind of event in both languages: a list that does not compile without one of them.

import { describe, expect, test } from 'vitest';
import type { DiceParts } from '../../../../src/systems/fast-play/rules/dice.ts';
import type { BattleEvent } from '../../../../src/systems/fast-play/rules/events.ts';
import { cite } from '../../../../src/systems/fast-play/rules/rule.ts';
import { languages } from '../../../../src/systems/fast-play/text/catalogue.ts';
import { detailOf } from '../../../../src/systems/fast-play/text/detail.ts';
import { describeEvent, eventSentence } from '../../../../src/systems/fast-play/text/events.ts';
import type { EventKind, Told } from '../../../../src/systems/fast-play/text/told.ts';
import { plainText } from '../../../../src/words/message.ts';
import { spicheren } from '../spicheren.ts';

const unit = (id: string): number => spicheren.units.findIndex((one) => one.id === id);
const hex = (id: string): number => spicheren.hexes.findIndex((one) => one.id === id);
const rule = cite('12.4');
const die = (value: number) => ({ name: 'a die', rule, value });
const doens = unit('F-DOE');
const chasseurs = unit('F-10CH');
const francois = unit('G-27');
const parts: DiceParts = {
  ...{ table: 3, further: 0, favoured: 'cover', limited: false, behind: false, total: 2 },
};

const SAMPLES: { readonly [K in EventKind]: readonly Told<K>[] } = {
  turn: [{ kind: 'turn', rule, turn: 3 }],
  arrived: [{ kind: 'arrived', rule, unit: unit('G-32'), hex: hex('1301') }],
  'kept-out': [{ kind: 'kept-out', rule, unit: unit('G-32') }],
  character: [
    {
      kind: 'character',
      rule,
      side: 0,
      before: -1,
      character: 1,
      die: die(3),
      column: [0, 0, 1, 1, 2, 3],
    },
    {
      kind: 'character',
      rule,
      side: 0,
      before: 1,
      character: 1,
      die: die(3),
      column: [0, 0, 1, 1, 2, 3],
    },
    {
      kind: 'character',
      rule,
      side: 1,
      before: 1,
      character: 3,
      die: die(6),
      column: [0, 0, 1, 1, 2, 3],
    },
  ],
  'character-kept': [{ kind: 'character-kept', rule, side: 0, character: 2 }],
  leads: [{ kind: 'leads', rule, side: 1, segment: 2 }],
  points: [
    {
      ...{ kind: 'points', rule, side: 0, faces: 4, points: [3, 0, 2, 0] },
      dice: [{ die: die(4), score: 4, segment: 0 }],
      lost: [{ segment: 0, points: 1 }],
    },
    { kind: 'points', rule, side: 1, faces: 6, dice: [], lost: [], points: [0, 0, 0, 0] },
  ],
  initiative: [
    { kind: 'initiative', rule, french: die(2), german: die(7), winner: 1, first: 0 },
    { kind: 'initiative', rule, french: die(2), german: die(7), winner: 1, first: 1 },
    { kind: 'initiative', rule, french: die(5), german: die(5), winner: 0, first: 0 },
    { kind: 'initiative', rule, french: die(5), german: die(5), winner: 0, first: 1 },
  ],
  ordered: [
    ordered({ hex: hex('1106') }),
    ordered({ from: hex('1106'), facingFrom: 1 }),
    ordered({ from: hex('1106'), facingFrom: 0 }),
    ordered({ charge: true }),
    ordered({ mayFight: false }),
  ],
  'moves-over': [
    { kind: 'moves-over', rule, side: 0, unspent: 0 },
    { kind: 'moves-over', rule, side: 1, unspent: 2 },
  ],
  holds: [
    { kind: 'holds', rule, objective: 0, side: 0 },
    { kind: 'holds', rule, objective: 0, side: 1 },
  ],
  attacks: [{ kind: 'attacks', rule, sequence: 1, unit: francois, target: doens }],
  volley: [volley([6, 5, 1]), volley([2, 3, 3]), volley([6, 2, 2]), volley([1, 2, 2])],
  losses: [
    { kind: 'losses', rule, unit: doens, hits: 2, left: 2 },
    { kind: 'losses', rule, unit: doens, hits: 2, left: 0 },
  ],
  destroyed: [{ kind: 'destroyed', rule, unit: doens, hex: hex('1107') }],
  'one-void': [{ kind: 'one-void', rule, unit: chasseurs, by: francois }],
  converted: [
    { kind: 'converted', rule, unit: doens, kept: true },
    { kind: 'converted', rule, unit: doens, kept: false },
  ],
  'fell-back': [
    {
      ...{ kind: 'fell-back', rule, unit: chasseurs, by: francois, facing: 1 },
      ...{ from: hex('1106'), hex: hex('1107') },
    },
  ],
  'stood-at-bay': [{ kind: 'stood-at-bay', rule, unit: chasseurs, by: francois, left: 1 }],
  'followed-up': [
    { kind: 'followed-up', rule, unit: francois, from: hex('1105'), hex: hex('1106') },
  ],
  stayed: [{ kind: 'stayed', rule, unit: francois, from: hex('1105'), hex: hex('1106') }],
  over: [
    { kind: 'over', rule, reason: 'turns' },
    { kind: 'over', rule, reason: 'french-gone' },
    { kind: 'over', rule, reason: 'german-gone' },
  ],
};

function ordered(part: Partial<Told<'ordered'>>): Told<'ordered'> {
  return {
    ...{ kind: 'ordered', rule: cite('8.10'), unit: doens, from: hex('1010'), hex: hex('1106') },
    ...{ facingFrom: 1, facing: 1, mayFight: true, charge: false },
    ...part,
  };
}

function volley(dice: readonly number[]): Told<'volley'> {
  return {
    ...{ kind: 'volley', rule, sequence: 1, unit: francois, target: chasseurs },
    parts: { ...parts, table: dice.length + 1, total: dice.length },
    least: 5,
    dice: dice.map(die),
    ones: dice.filter((value) => value === 1).length,
    hits: dice.filter((value) => value >= 5).length,
  };
}

const ALL: readonly BattleEvent[] = Object.values(SAMPLES).flat();
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe.each(languages)('in %s', (lang) => {
  test('every event is one sentence with its rule as a value', () => {
    for (const event of ALL) {
      const told = eventSentence(spicheren, event, lang);
      expect(told.some((piece) => typeof piece !== 'string' && piece.id === event.rule.id)).toBe(
        true,
      );
      expect(plainText(told)).toMatch(/^[A-ZÀÉŒ0-9].*\.$/);
      expect(plainText(told)).not.toMatch(/undefined|NaN|[{}]/);
    }
  });

  test('by ids too', () => {
    for (const event of ALL) {
      expect(describeEvent(spicheren, event, lang, 'ids')).not.toMatch(/Brigade|brigade|Berg/);
    }
  });
});

test('what is said, in English', () => {
  expect(ALL.map((event) => describeEvent(spicheren, event, 'en'))).toMatchInlineSnapshot(`
    [
      "Turn 3, 13:20 (12.4).",
      "The 32nd Brigade comes onto the field at Saarbrücken (west) (12.4).",
      "The 32nd Brigade finds no free way onto the field this turn (12.4).",
      "The general of the French is cautious (12.4).",
      "The general of the French is tested and stays cautious (12.4).",
      "The general of the Germans, cautious until now, turns bold (12.4).",
      "The general of the French stays pragmatic (12.4).",
      "The general of the Germans leads Roter Berg himself (12.4).",
      "Action points of the French: 3 for Forbach and 2 for Roter Berg (12.4).",
      "No action points for the Germans (12.4).",
      "The Germans have the initiative, 7 to 2, and let the French move first (12.4).",
      "The Germans have the initiative, 7 to 2, and move first (12.4).",
      "The French have the initiative, 5 to 5, and move first (12.4).",
      "The French have the initiative, 5 to 5, and let the Germans move first (12.4).",
      "Brigade Doëns goes from 1010 to the Roter Berg, facing north-east (8.10).",
      "Brigade Doëns stands on the Roter Berg, ready to fire (8.10).",
      "Brigade Doëns turns north-east on the Roter Berg (8.10).",
      "Brigade Doëns charges from 1010 to the Roter Berg, facing north-east (8.10).",
      "Brigade Doëns goes from 1010 to the Roter Berg, facing north-east, and will not fight this turn (8.10).",
      "The moves of the French are over (12.4).",
      "The moves of the Germans are over; 2 points are not spent (12.4).",
      "The Roter Berg is in French hands (12.4).",
      "The Roter Berg falls to the Germans (12.4).",
      "The 27th Brigade attacks Brigade Doëns (12.4).",
      "The 27th Brigade attacks the 10th Chasseurs and sappers, 3 dice: 2 hits and 1 step back (12.4).",
      "The 27th Brigade attacks the 10th Chasseurs and sappers, 3 dice: no effect (12.4).",
      "The 27th Brigade attacks the 10th Chasseurs and sappers, 3 dice: 1 hit (12.4).",
      "The 27th Brigade attacks the 10th Chasseurs and sappers, 3 dice: 1 step back (12.4).",
      "Brigade Doëns loses 2 points, 2 left (12.4).",
      "Brigade Doëns loses its last points (12.4).",
      "Brigade Doëns is destroyed on the Roter Berg saddle (12.4).",
      "The 10th Chasseurs and sappers stand fast before the 27th Brigade (12.4).",
      "Brigade Doëns gives ground instead of losing a point (12.4).",
      "Brigade Doëns takes the loss instead of giving ground (12.4).",
      "The 10th Chasseurs and sappers fall back from the Roter Berg to the Roter Berg saddle before the 27th Brigade (12.4).",
      "The 10th Chasseurs and sappers cannot fall back before the 27th Brigade: a hit instead (12.4).",
      "The 27th Brigade follows up to the Roter Berg (12.4).",
      "The 27th Brigade stays at 1105 without following up (12.4).",
      "The last turn is over (12.4).",
      "No French unit is left, and none will come (12.4).",
      "No German unit is left, and none will come (12.4).",
    ]
  `);
});

test('what is said, in French', () => {
  expect(ALL.map((event) => plain(describeEvent(spicheren, event, 'fr')))).toMatchInlineSnapshot(`
    [
      "Tour 3, 13 h 20 (12.4).",
      "La 32e brigade débouche sur le terrain à Sarrebruck (ouest) (12.4).",
      "La 32e brigade ne trouve pas d’entrée libre ce tour (12.4).",
      "Chez les Français, le général est prudent (12.4).",
      "Chez les Français, le général est testé et reste prudent (12.4).",
      "Chez les Allemands, le général, prudent jusqu’ici, devient audacieux (12.4).",
      "Chez les Français, le général reste pragmatique (12.4).",
      "Chez les Allemands, le général mène lui-même le segment Rotherberg (12.4).",
      "Points d’action pour les Français : 3 pour Forbach et 2 pour Rotherberg (12.4).",
      "Aucun point d’action pour les Allemands (12.4).",
      "Les Allemands ont l’initiative, 7 à 2, et laissent les Français bouger les premiers (12.4).",
      "Les Allemands ont l’initiative, 7 à 2, et bougent les premiers (12.4).",
      "Les Français ont l’initiative, 5 à 5, et bougent les premiers (12.4).",
      "Les Français ont l’initiative, 5 à 5, et laissent les Allemands bouger les premiers (12.4).",
      "La brigade Doëns passe de 1010 sur le Rotherberg (l’Éperon), face au nord-est (8.10).",
      "La brigade Doëns reste sur le Rotherberg (l’Éperon) pour tirer (8.10).",
      "La brigade Doëns fait face au nord-est sur le Rotherberg (l’Éperon) (8.10).",
      "La brigade Doëns charge de 1010 sur le Rotherberg (l’Éperon), face au nord-est (8.10).",
      "La brigade Doëns passe de 1010 sur le Rotherberg (l’Éperon), face au nord-est, et ne combattra pas ce tour (8.10).",
      "Les mouvements sont finis pour les Français (12.4).",
      "Les mouvements sont finis pour les Allemands ; 2 points ne sont pas dépensés (12.4).",
      "Le Rotherberg est aux mains des Français (12.4).",
      "Le Rotherberg tombe aux mains des Allemands (12.4).",
      "La 27e brigade attaque la brigade Doëns (12.4).",
      "La 27e brigade attaque le 10e chasseurs et génie, 3 dés : 2 coups au but et 1 repli (12.4).",
      "La 27e brigade attaque le 10e chasseurs et génie, 3 dés : aucun effet (12.4).",
      "La 27e brigade attaque le 10e chasseurs et génie, 3 dés : 1 coup au but (12.4).",
      "La 27e brigade attaque le 10e chasseurs et génie, 3 dés : 1 repli (12.4).",
      "La brigade Doëns perd 2 points, en garde 2 (12.4).",
      "La brigade Doëns perd ses derniers points (12.4).",
      "C’en est fait de la brigade Doëns sur le col du Rotherberg (12.4).",
      "Le 10e chasseurs et génie tient ferme devant la 27e brigade (12.4).",
      "La brigade Doëns cède du terrain au lieu de perdre un point (12.4).",
      "La brigade Doëns encaisse la perte au lieu de céder du terrain (12.4).",
      "Le 10e chasseurs et génie se replie du Rotherberg (l’Éperon) sur le col du Rotherberg devant la 27e brigade (12.4).",
      "Le 10e chasseurs et génie ne peut se replier devant la 27e brigade : un coup à la place (12.4).",
      "La 27e brigade exploite la percée et occupe le Rotherberg (l’Éperon) (12.4).",
      "La 27e brigade reste en 1105 sans exploiter (12.4).",
      "Le dernier tour est fini (12.4).",
      "Il ne reste aucune unité française, et aucune ne viendra (12.4).",
      "Il ne reste aucune unité allemande, et aucune ne viendra (12.4).",
    ]
  `);
});

test('11.14 a volley unfolds to its dice, each part with its rule', () => {
  const detail = detailOf(spicheren, volley([6, 4, 1]), 'en');
  expect(detail?.sums[0]?.parts).toEqual([
    { what: 'by the table', value: '4', rule: cite('11.1') },
    { what: 'target in cover', value: '−1', rule: cite('11.10') },
  ]);
  expect(detail?.sums[0]?.total).toBe('3 dice');
  expect(detail?.lines.map(plainText)).toEqual(['Rolled: 6 (hit), 4, 1 (a step back) (12.4)']);
});
