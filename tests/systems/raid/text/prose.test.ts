// The log as prose: one human sentence an event, without dice and sums, which are in what it unfolds to.

import { describe, expect, test } from 'vitest';
import type { EventKind, RaidEvent } from '../../../../src/systems/raid/rules/events.ts';
import { languages } from '../../../../src/systems/raid/text/catalogue.ts';
import { detailOf } from '../../../../src/systems/raid/text/prose/detail.ts';
import { people } from '../../../../src/systems/raid/text/prose/grouped.ts';
import { groupOf, togetherSentence } from '../../../../src/systems/raid/text/prose/together.ts';
import { proseSentence, tellEvent } from '../../../../src/systems/raid/text/prose/told-in-prose.ts';
import { Voice } from '../../../../src/systems/raid/text/voice.ts';
import { plainText } from '../../../../src/words/message.ts';
import { playCorpus, scenario } from './corpus.ts';
import { samples, unit, zone } from './samples.ts';

const kinds = Object.keys(samples) as EventKind[];
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const corpus = playCorpus(4);
const told = corpus.flatMap(({ before, events }) => events.map((event) => ({ before, event })));

test('every kind of event in English', () => {
  expect(kinds.map((kind) => tellEvent(scenario, samples[kind], 'en'))).toMatchInlineSnapshot(`
    [
      "C Troop 1 boards LCA 1 (3d).",
      "Turn 3, 05:15 (1.4).",
      "Phase D: the Germans act (4).",
      "On the crossing: convoy (5b).",
      "Group 1 may not land before turn 3 (5b).",
      "Group 2 will come ashore in Moutiers gully (5c).",
      "The flotilla is spared (5a).",
      "The alarm rises to 3: first assault (7.1).",
      "C Troop 1 and Maj. Mills-Roberts are chosen to act (6.2).",
      "C Troop 1 is left on Orange One beach and has finished (6.2a).",
      "C Troop 1 comes to the front on Orange One beach (2.2d).",
      "C Troop 1 and Maj. Mills-Roberts have finished for this turn (6.2).",
      "C Troop 1 marches from Orange One beach to the east gully (9.2).",
      "C Troop 1 and Maj. Mills-Roberts land in the east gully from LCA 1 (9.2a).",
      "C Troop 1 and Maj. Mills-Roberts go aboard LCA 1 from Orange One beach (9.2a).",
      "LCA 1 sails from the D/E box of Group 1 to the sea off the Moutiers (1.3).",
      "C Troop 1 and Maj. Mills-Roberts fall back from Orange One beach to the east gully (11.2f).",
      "C Troop 2 is sent back from Orange One beach to the east gully: there is no room (2.2h).",
      "What happens in the west gully wakes the marker in the east gully (10.3).",
      "Infantry and a machine gun appear in the east gully (10.2).",
      "The mines in the east gully go off (10.5).",
      "The stack stops at the wire in the east gully (10.6).",
      "The wire in the east gully holds: the bangalore has failed (10.6).",
      "The mortar on Orange One beach misses a machine gun at the Vasterival villas and takes the loss (11.1d).",
      "C Troop 3 on Orange One beach is reduced (11.1d).",
      "C Troop 1 goes down with LCA 1 (11.1f).",
      "C Troop 1 and Maj. Mills-Roberts assault the east gully, held by infantry and a machine gun (11.2a).",
      "Round 2 in the east gully: the lines are formed (11.2b).",
      "C Troop 1 beats infantry on line 1 (11.2e).",
      "The British hold the east gully (11.2f).",
      "The last German gives himself up, and C Troop 1 guards him (11.2g).",
      "A prisoner is lost (11.2g).",
      "The telephone line is cut at the Sainte-Marguerite crossroads (12c).",
      "Fire at the east perimeter keeps the battery quiet, 2 turns so far (12j).",
      "155 mm gun 1 is destroyed (12a).",
      "The Germans fire in this order: the east gully, the east perimeter (11.1g).",
      "Infantry in the east gully holds fire at C Troop 1 on Orange One beach: likelier to be hit than to hit (13.5).",
      "The Germans at the Hess battery have nobody left to fire at (11.1g).",
      "Two infantry at the Hess battery stay: with friends already (9.3a).",
      "Infantry from the north wire closes on the British at the Vasterival villas and reaches Vasterival lane; infantry stays behind (9.3b).",
      "Reinforcements arrive at Blanc-Mesnil-le-Bas, as Sainte-Marguerite is not free: infantry and a machine gun (8).",
      "The raid is over: nobody is left ashore, waiting to land or under fire (4a).",
    ]
  `);
});

test('every kind of event in French', () => {
  const lines = kinds.map((kind) => plain(tellEvent(scenario, samples[kind], 'fr')));
  expect(lines).toMatchInlineSnapshot(`
    [
      "Troop C 1 monte à bord du LCA 1 (3d).",
      "Tour 3, 5 h 15 (1.4).",
      "Phase D : les Allemands agissent (4).",
      "Pendant la traversée : convoi (5b).",
      "Le groupe 1 ne peut pas débarquer avant le tour 3 (5b).",
      "Le groupe 2 débarquera dans la gorge des Moutiers (5c).",
      "La flottille est épargnée (5a).",
      "L’alarme passe à 3 : premier assaut (7.1).",
      "Troop C 1 et Major Mills-Roberts vont agir (6.2).",
      "Troop C 1 reste sur la plage Orange I et a terminé (6.2a).",
      "Troop C 1 passe en première ligne sur la plage Orange I (2.2d).",
      "Troop C 1 et Major Mills-Roberts ont terminé pour ce tour (6.2).",
      "Troop C 1 avance de la plage Orange I vers la valleuse est de Vasterival (9.2).",
      "Troop C 1 et Major Mills-Roberts débarquent du LCA 1 dans la valleuse est de Vasterival (9.2a).",
      "Troop C 1 et Major Mills-Roberts remontent à bord du LCA 1 depuis la plage Orange I (9.2a).",
      "LCA 1 fait route de la zone D/E Groupe 1 vers le large des Moutiers (1.3).",
      "Troop C 1 et Major Mills-Roberts se replient de la plage Orange I vers la valleuse est de Vasterival (11.2f).",
      "Troop C 2 repart de la plage Orange I vers la valleuse est de Vasterival, faute de place (2.2h).",
      "Le marqueur de la valleuse est de Vasterival se réveille : il s’est passé quelque chose dans la valleuse ouest de Vasterival (10.3).",
      "Un pion d’infanterie et une mitrailleuse apparaissent dans la valleuse est de Vasterival (10.2).",
      "Les mines sautent dans la valleuse est de Vasterival (10.5).",
      "La pile s’arrête devant les barbelés dans la valleuse est de Vasterival (10.6).",
      "Les barbelés tiennent dans la valleuse est de Vasterival : le bangalore n’a rien fait (10.6).",
      "Le mortier sur la plage Orange I manque une mitrailleuse aux villas de Vasterival et subit la perte (11.1d).",
      "Troop C 3 sur la plage Orange I passe à effectif réduit (11.1d).",
      "Troop C 1 disparaît avec le LCA 1 (11.1f).",
      "Troop C 1 et Major Mills-Roberts prennent d’assaut la valleuse est de Vasterival contre un pion d’infanterie et une mitrailleuse (11.2a).",
      "Round 2 dans la valleuse est de Vasterival : les lignes sont formées (11.2b).",
      "Troop C 1 l’emporte sur un pion d’infanterie à la ligne 1 (11.2e).",
      "Les Britanniques tiennent la valleuse est de Vasterival (11.2f).",
      "Le dernier Allemand se rend, Troop C 1 le garde (11.2g).",
      "Un prisonnier est perdu (11.2g).",
      "La ligne téléphonique est coupée au carrefour de Sainte-Marguerite (12c).",
      "Le tir sur le périmètre est tient la batterie en respect, 2 tours jusqu’ici (12j).",
      "Objectif détruit : Canon de 155 mm n° 1 (12a).",
      "Les Allemands tirent dans cet ordre : la valleuse est de Vasterival, le périmètre est (11.1g).",
      "Un pion d’infanterie dans la valleuse est de Vasterival retient le tir sur Troop C 1 sur la plage Orange I : le risque d’être touché l’emporte (13.5).",
      "Les Allemands à la batterie Hess (813) n’ont plus de cible (11.1g).",
      "Deux pions d’infanterie restent à la batterie Hess (813) : déjà avec une unité amie (9.3a).",
      "Partant du réseau nord, un pion d’infanterie marche sur les Britanniques aux villas de Vasterival et atteint le chemin de Vasterival ; un pion d’infanterie reste en arrière (9.3b).",
      "Des renforts arrivent à Blanc-Mesnil-le-Bas, l’entrée prévue n’étant pas libre (Sainte-Marguerite) : un pion d’infanterie et une mitrailleuse (8).",
      "Le raid est terminé : plus personne à terre, en attente ou sous le feu (4a).",
    ]
  `);
});

describe.each(languages)('whole raids in %s', (lang) => {
  const lines = told.map(({ before, event }) => proseSentence(scenario, event, lang, before));

  test('are told in sentences: a capital, a stop, one rule, no sum and no arrow', () => {
    const texts = lines.map((line) => plainText(line));
    expect(texts.filter((text) => !/^[A-ZÀÉ0-9].*\.$/s.test(text))).toEqual([]);
    expect(texts.filter((text) => /[={}→]|D10|D6|undefined/.test(text))).toEqual([]);
    expect(
      lines.filter((line) => line.filter((piece) => typeof piece !== 'string').length > 1),
    ).toEqual([]);
  });

  test('every die and every sum is in what a line unfolds to', () => {
    const missing = told.filter(({ event }) => {
      const detail = detailOf(scenario, event, lang);
      const text = (detail?.lines ?? []).map((line) => plainText(line)).join(' ');
      const parts = (detail?.sums ?? []).flatMap((sum) => sum.parts.length);
      if ('attack' in event)
        return parts[0] !== event.attack.parts.length || parts[1] !== event.defence.parts.length;
      if ('sum' in event) return parts[0] !== event.sum.parts.length;
      const dice = 'dice' in event ? event.dice : 'die' in event ? [event.die] : [];
      return dice.some(({ value }) => !text.includes(String(value)));
    });
    expect(missing).toEqual([]);
  });

  test('what is told together is one sentence', () => {
    for (const { events } of corpus) {
      const groups = new Map<string, RaidEvent[]>();
      for (const event of events) {
        const key = groupOf(event);
        if (key !== null) groups.set(key, [...(groups.get(key) ?? []), event]);
      }
      for (const group of groups.values()) {
        expect(plainText(togetherSentence(scenario, group, lang))).toMatch(/^[A-ZÀÉ0-9].*\.$/);
      }
    }
  });
});

describe('counters', () => {
  const of = (lang: 'en' | 'fr', ...ids: string[]) =>
    people(new Voice(scenario, lang), ids.map(unit));

  test('Germans by kind and number', () => {
    expect(of('en', 'GI01', 'GM1', 'RI1', 'GO1')).toBe(
      'two infantry, a machine gun and an officer',
    );
    expect(of('fr', 'GI01', 'GM1', 'RI1')).toBe('deux pions d’infanterie et une mitrailleuse');
    expect(of('en', 'PB1')).toBe('Pillbox 1');
  });

  test('British by troop and numbers', () => {
    expect(of('en', 'C03', 'C01', 'C02', 'C05')).toBe('C Troop 1 to 3 and 5');
    expect(of('fr', 'C01', 'C02', 'C03', 'C05', 'LOV')).toBe(
      'Troop C 1 à 3, Troop C 5 et Lt-col. Lord Lovat',
    );
    expect(of('en', 'SNI', 'C01')).toBe('the sniper and C Troop 1');
  });
});

describe('stacks that stay', () => {
  const stays = (...zones: string[]) =>
    zones.map((id) => ({
      ...samples['german-stays'],
      zone: zone(id),
      reason: 'no movement points for the first step' as const,
    }));

  test('few are named, many are counted', () => {
    const few = plainText(togetherSentence(scenario, stays('H', 'HE'), 'en'));
    expect(few).toBe(
      'The Germans at the Hess battery and at the east perimeter stay: not enough movement points for the first step (9.3a).',
    );
    const many = plainText(togetherSentence(scenario, stays('H', 'HE', 'HN', 'HS', 'VAR'), 'fr'));
    expect(plain(many)).toBe(
      'Cinq autres piles restent sur place : pas assez de points de mouvement pour la première étape (9.3a).',
    );
  });
});
