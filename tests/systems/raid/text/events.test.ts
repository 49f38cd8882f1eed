// The war diary: one line for every kind of event, in both languages, by names and by ids.

import { describe, expect, test } from 'vitest';
import type { EventKind } from '../../../../src/systems/raid/rules/events.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { describeEvent } from '../../../../src/systems/raid/text/events.ts';
import { scenario } from './corpus.ts';
import { samples, zone } from './samples.ts';

const kinds = Object.keys(samples) as EventKind[];

/** French as it is typed, with plain spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('the diary in English', () => {
  expect(kinds.map((kind) => describeEvent(scenario, samples[kind], 'en'))).toMatchInlineSnapshot(`
    [
      "C Troop 1 boards LCA 1 (3d).",
      "Turn 3, 05:15 (1.4).",
      "Phase D: the Germans act (4).",
      "Convoy: random event die 3, event effect die 8 (5b).",
      "Group 1 may not land before turn 3 (5b).",
      "Group 2 will come ashore at Moutiers gully (5c).",
      "The flotilla is spared (5a).",
      "Alarm 1 → 3: first assault (7.1).",
      "Taken up aboard LCA 1: C Troop 1 and Maj. Mills-Roberts (6.2).",
      "C Troop 1 is left at Orange One beach and has finished (6.2a).",
      "C Troop 1 comes to the front at Orange One beach (2.2d).",
      "C Troop 1 and Maj. Mills-Roberts have finished: Job Done (6.2).",
      "C Troop 1 moves from Orange One beach to East gully: 1 MP, 2 left (9.2).",
      "C Troop 1 and Maj. Mills-Roberts land from LCA 1 at East gully: 1 MP, 2 left (9.2a).",
      "C Troop 1 and Maj. Mills-Roberts embark from Orange One beach on LCA 1: 1 MP, 2 left (9.2a).",
      "LCA 1 sails from D/E box Group 1, off Vasterival to Sea off the Moutiers: 1 MP, 3 left (1.3).",
      "C Troop 1 and Maj. Mills-Roberts fall back from Orange One beach to East gully (11.2f).",
      "C Troop 2 is sent back from Orange One beach to East gully: no room (2.2h).",
      "Marker at East gully: wake die 4, not above alarm 4: it wakes (10.3).",
      "Marker A at East gully is turned over: 1 infantry, 1 machine gun; infantry doubled (13.1); placed: Infantry 1 and Machine gun 1; not placed: 1 (10.2).",
      "Mines at East gully: 3 on the D10 (10.5) + 6 levels of the stack (10.5) = 9, 8 or more: they explode (10.5).",
      "The stack stops at the wire at East gully (10.6).",
      "Bangalore at East gully: bangalore die 7, odd: the wire holds and the stack stops (10.6).",
      "3-inch mortar at Orange One beach fires at Machine gun 1 at Vasterival villas, range 2: 4 FT (11.1b) + 5 on the D6 (1.1) − 2 light (11.1b) − 1 range 2 (11.1b) = 6 against 5 FT (11.1c) + 4 on the D10 (1.1) + 1 protection (11.1c) = 10. Missed: a loss for 3-inch mortar (11.1d).",
      "C Troop 3 at Orange One beach is reduced (11.1d).",
      "C Troop 1 goes down with LCA 1 (11.1f).",
      "Assault on East gully from Orange One beach: C Troop 1 and Maj. Mills-Roberts against Machine gun 1 and Infantry 1 (11.2a).",
      "Round 2 at East gully, case 1: line 1: C Troop 1 (behind: C Troop 2 and C Troop 3) against Infantry 1; line 2: C Troop 4 against Machine gun 1 (11.2b).",
      "Line 1, C Troop 1 against Infantry 1: 4 FA (11.2e) + 3 on the D6 (1.1) + 2 support (11.2e) = 9 against 2 FA (11.2e) + 6 on the D10 (1.1) + 1 protection (11.2e) = 9. Hit: a loss for Infantry 1 (11.2e).",
      "East gully is in British hands (11.2f).",
      "Infantry 1 is a prisoner in the charge of C Troop 1 (11.2g).",
      "The prisoner Infantry 1 is lost (11.2g).",
      "The telephone line is cut at Sainte-Marguerite crossroads (12c).",
      "Destroyed: 155 mm gun 1, 1 so far (12a).",
      "Order of German fire: East gully (3 levels), East perimeter (1 level) (11.1g).",
      "The Germans at Hess battery stay: with friends already (9.3a).",
      "The Germans at North wire make for Vasterival villas, 3 MP away (North wire → Vasterival lane → Vasterival villas): Infantry 1 to Vasterival lane, 2 MP, next to the British (9.3c); Infantry 2 stays, no room further on (9.3d) (9.3b).",
      "Reinforcements: arrival die 2, group size die 5, entry zone die 9, below alarm 7: IR 571 infantry 1 and IR 571 machine gun 1 at Blanc-Mesnil-le-Bas, as Sainte-Marguerite is not free (8).",
      "The raid is over: nobody is left ashore or waiting to land (4a).",
    ]
  `);
});

test('the diary in French', () => {
  const lines = kinds.map((kind) => plain(describeEvent(scenario, samples[kind], 'fr')));
  expect(lines).toMatchInlineSnapshot(`
    [
      "Troop C 1 monte à bord du LCA 1 (3d).",
      "Tour 3, 05:15 (1.4).",
      "Phase D : les Allemands agissent (4).",
      "Convoi : dé d’événement aléatoire 3, dé d’effet 8 (5b).",
      "Le groupe 1 ne peut pas débarquer avant le tour 3 (5b).",
      "Nouvelle plage du groupe 2 : Gorge des Moutiers (5c).",
      "La flottille est épargnée (5a).",
      "Alarme 1 → 3 : premier assaut (7.1).",
      "Pile choisie, à bord du LCA 1 : Troop C 1 et Major Mills-Roberts (6.2).",
      "Troop C 1, Plage Orange I : reste en arrière et a terminé (6.2a).",
      "Troop C 1, Plage Orange I : passe en première ligne (2.2d).",
      "Troop C 1 et Major Mills-Roberts ont terminé (6.2).",
      "Troop C 1 avance, Plage Orange I → Valleuse est de Vasterival : 1 PM, reste 2 (9.2).",
      "Troop C 1 et Major Mills-Roberts débarquent, LCA 1 → Valleuse est de Vasterival : 1 PM, reste 2 (9.2a).",
      "Troop C 1 et Major Mills-Roberts embarquent, Plage Orange I → LCA 1 : 1 PM, reste 2 (9.2a).",
      "LCA 1 navigue, Zone D/E Groupe 1 → Mer – large des Moutiers : 1 PM, reste 3 (1.3).",
      "Troop C 1 et Major Mills-Roberts se replient, Plage Orange I → Valleuse est de Vasterival (11.2f).",
      "Troop C 2 retourne, Plage Orange I → Valleuse est de Vasterival : plus de place (2.2h).",
      "Valleuse est de Vasterival, marqueur : dé de réveil 4, pas plus que l’alarme 4 : il se réveille (10.3).",
      "Valleuse est de Vasterival, marqueur A retourné : 1 infanterie, 1 mitrailleuse ; infanterie doublée (13.1) ; en place : Infanterie 1 et Mitrailleuse 1 ; sans place : 1 (10.2).",
      "Valleuse est de Vasterival, mines : 3 au D10 (10.5) + 6 niveaux de la pile (10.5) = 9, 8 ou plus : elles explosent (10.5).",
      "Valleuse est de Vasterival : la pile s’arrête devant les barbelés (10.6).",
      "Valleuse est de Vasterival, bangalore : dé de bangalore 7, impair : les barbelés tiennent, la pile s’arrête (10.6).",
      "Plage Orange I → Villas de Vasterival, distance 2 : Mortier de 3 pouces tire sur Mitrailleuse 1 ; 4 FT (11.1b) + 5 au D6 (1.1) − 2 lumière (11.1b) − 1 distance 2 (11.1b) = 6 contre 5 FT (11.1c) + 4 au D10 (1.1) + 1 protection (11.1c) = 10. Manqué : une perte pour Mortier de 3 pouces (11.1d).",
      "Perte, Plage Orange I : Troop C 3 passe sur sa face réduite (11.1d).",
      "Troop C 1 disparaît avec le LCA 1 (11.1f).",
      "Assaut, Plage Orange I → Valleuse est de Vasterival : Troop C 1 et Major Mills-Roberts contre Mitrailleuse 1 et Infanterie 1 (11.2a).",
      "Valleuse est de Vasterival, round 2, cas 1 : ligne 1 : Troop C 1 (derrière : Troop C 2 et Troop C 3) contre Infanterie 1 ; ligne 2 : Troop C 4 contre Mitrailleuse 1 (11.2b).",
      "Ligne 1, Troop C 1 contre Infanterie 1 : 4 FA (11.2e) + 3 au D6 (1.1) + 2 soutien (11.2e) = 9 contre 2 FA (11.2e) + 6 au D10 (1.1) + 1 protection (11.2e) = 9. Touché : une perte pour Infanterie 1 (11.2e).",
      "Valleuse est de Vasterival : la zone est aux mains des Britanniques (11.2f).",
      "Infanterie 1 : prisonnier sous la garde de Troop C 1 (11.2g).",
      "Le prisonnier Infanterie 1 est perdu (11.2g).",
      "Carrefour de Sainte-Marguerite : la ligne téléphonique est coupée (12c).",
      "Détruit : Canon de 155 mm n° 1, 1 en tout (12a).",
      "Ordre du tir allemand : Valleuse est de Vasterival (3 niveaux), Périmètre est (1 niveau) (11.1g).",
      "Batterie Hess (813) : les Allemands restent sur place. Raison : déjà avec une unité amie (9.3a).",
      "Réseau nord : les Allemands avancent. But : Villas de Vasterival, à 3 PM. Chemin : Réseau nord → Chemin de Vasterival → Villas de Vasterival. Infanterie 1 → Chemin de Vasterival, 2 PM, au contact des Britanniques (9.3c) ; Infanterie 2 ne bouge pas, pas de place plus loin (9.3d) (9.3b).",
      "Renforts, Blanc-Mesnil-le-Bas : dé d’arrivée 2, dé de taille du groupe 5, dé de zone d’entrée 9, moins que l’alarme 7 : Infanterie IR 571 n° 1 et Mitrailleuse IR 571 n° 1 ; l’entrée tirée n’est pas libre : Sainte-Marguerite (8).",
      "Le raid est terminé : plus personne à terre ni en attente (4a).",
    ]
  `);
});

test('ids instead of names', () => {
  expect(describeEvent(scenario, samples.fire, 'en', 'ids')).toBe(
    'MOR at OR1 fires at GM1 at VAS, range 2: 4 FT (11.1b) + 5 on the D6 (1.1) − 2 light (11.1b) ' +
      '− 1 range 2 (11.1b) = 6 against 5 FT (11.1c) + 4 on the D10 (1.1) + 1 protection (11.1c) ' +
      '= 10. Missed: a loss for MOR (11.1d).',
  );
});

describe('what changes the sentence', () => {
  const tell = (event: Parameters<typeof describeEvent>[1]) => describeEvent(scenario, event, 'en');

  test('one unit or several', () => {
    expect(tell({ ...samples.moved, units: [0, 1] })).toMatch(/^C Troop 1 and C Troop 2 move from/);
    expect(tell(samples.moved)).toMatch(/^C Troop 1 moves from/);
  });

  test('supporters', () => {
    expect(tell({ ...samples.fire, supporters: [0, 1] })).toMatch(
      /with C Troop 1 and C Troop 2 at/,
    );
  });

  test('a marker that stays face down', () => {
    const test = { ...samples['wake-test'], wakes: false };
    expect(tell(test)).toMatch(/above alarm 4: it stays face down/);
  });

  test('a bangalore that works', () => {
    expect(tell({ ...samples.bangalore, gone: true })).toMatch(/even: the wire is gone/);
  });

  test('mines that stay quiet', () => {
    expect(tell({ ...samples.mines, explodes: false })).toMatch(/less than 8: nothing happens/);
  });

  test('the last step', () => {
    expect(tell({ ...samples.loss, steps: 0 })).toMatch(/is eliminated/);
  });

  test('reinforcements that come where the die says, or not at all', () => {
    const come = samples.reinforcements;
    expect(tell({ ...come, named: come.zone })).toMatch(
      /IR 571 machine gun 1 at Blanc-Mesnil-le-Bas \(/,
    );
    expect(tell({ ...come, units: [], zone: -1 })).toMatch(/but nobody can enter/);
    expect(tell({ ...come, units: [], zone: -1, named: -1 })).toMatch(/nobody comes/);
  });

  test('a member left before anything was done', () => {
    expect(tell({ ...samples.left, done: false })).toMatch(/may still be taken up/);
  });

  test('movement in the order of the Germans', () => {
    const order = { ...samples['german-order'], what: 'movement' as const };
    expect(tell(order)).toMatch(/^Order of German movement: East gully \(3 levels\), /);
  });

  test('engine trouble has a name of its own', () => {
    expect(tell({ ...samples['random-event'], rule: cite('5d') })).toMatch(/^Engine trouble: /);
  });

  test('an unknown zone does not stop the diary', () => {
    expect(tell({ ...samples.stopped, zone: zone('nowhere') })).toMatch(/zone -1/);
  });
});
