// The war diary: one line for every kind of event, in both languages, by names and by ids.

import { describe, expect, test } from 'vitest';
import type { EventKind } from '../../../../src/systems/raid/rules/events.ts';
import { cite } from '../../../../src/systems/raid/rules/rule.ts';
import { describeEvent } from '../../../../src/systems/raid/text/events.ts';
import { scenario } from './corpus.ts';
import { samples, unit, zone } from './samples.ts';

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
      "Group 2 will come ashore in Moutiers gully (5c).",
      "The flotilla is spared (5a).",
      "The alarm rises from 1 to 3: first assault (7.1).",
      "Chosen to act aboard LCA 1: C Troop 1 and Maj. Mills-Roberts (6.2).",
      "C Troop 1 is left on Orange One beach and has finished (6.2a).",
      "C Troop 1 comes to the front on Orange One beach (2.2d).",
      "C Troop 1 and Maj. Mills-Roberts have finished for this turn (6.2).",
      "C Troop 1 moves from Orange One beach to the east gully: 1 MP, 2 left (9.2).",
      "C Troop 1 and Maj. Mills-Roberts land from LCA 1 in the east gully: 1 MP, 2 left (9.2a).",
      "C Troop 1 and Maj. Mills-Roberts embark from Orange One beach on LCA 1: 1 MP, 2 left (9.2a).",
      "LCA 1 sails from the D/E box of Group 1 to the sea off the Moutiers: 1 MP, 3 left (1.3).",
      "C Troop 1 and Maj. Mills-Roberts fall back from Orange One beach to the east gully (11.2f).",
      "C Troop 2 is sent back from Orange One beach to the east gully: no room (2.2h).",
      "The marker in the east gully, tested from the west gully: wake die 4, not above alarm 4: it wakes (10.3).",
      "Marker A in the east gully is turned over: 1 infantry, 1 machine gun; infantry doubled (13.1); placed: Infantry 1 and Machine gun 1; not placed: 1 (10.2).",
      "Mines in the east gully: 3 on the D10 (10.5) + 6 levels of the stack (10.5) = 9, 8 or more: they explode (10.5).",
      "The stack stops at the wire in the east gully (10.6).",
      "Bangalore in the east gully: bangalore die 7, odd: the wire holds (10.6).",
      "3-inch mortar on Orange One beach fires at Machine gun 1 at the Vasterival villas, range 2: 4 FT (11.1b) + 5 on the D6 (1.1) − 2 light (11.1b) − 1 range 2 (11.1b) = 6 against 5 FT (11.1c) + 4 on the D10 (1.1) + 1 protection (11.1c) = 10. Missed: a loss for 3-inch mortar (11.1d).",
      "C Troop 3 on Orange One beach is reduced (11.1d).",
      "C Troop 1 goes down with LCA 1 (11.1f).",
      "Assault on the east gully from Orange One beach: C Troop 1 and Maj. Mills-Roberts against Machine gun 1 and Infantry 1 (11.2a).",
      "Round 2 in the east gully, case 1: line 1: C Troop 1 (behind: C Troop 2 and C Troop 3) against Infantry 1; line 2: C Troop 4 against Machine gun 1 (11.2b).",
      "Line 1, C Troop 1 against Infantry 1: 4 FA (11.2e) + 3 on the D6 (1.1) + 2 support (11.2e) = 9 against 2 FA (11.2e) + 6 on the D10 (1.1) + 1 protection (11.2e) = 9. Hit: a loss for Infantry 1 (11.2e).",
      "The British hold the east gully (11.2f).",
      "Infantry 1 is a prisoner in the charge of C Troop 1 (11.2g).",
      "The prisoner Infantry 1 is lost (11.2g).",
      "The telephone line is cut at the Sainte-Marguerite crossroads (12c).",
      "Fire at the east perimeter keeps the battery quiet, 2 turns so far (12j).",
      "Destroyed: 155 mm gun 1, 1 so far (12a).",
      "Order of German fire: the east gully (3 levels), the east perimeter (1 level) (11.1g).",
      "Infantry 1 in the east gully holds its fire at C Troop 1 on Orange One beach: 2 FT (11.1b) = 2 against 4 FT (11.1c) = 4 before the dice, 27 of 60 to hit, 33 to be hit (13.5).",
      "The Germans at the Hess battery do not fire: nobody is left to fire at (11.1g).",
      "Infantry 1 and Infantry 2 stay at the Hess battery: with friends already (9.3a).",
      "The Germans at the north wire make for the Vasterival villas, 3 MP away by Vasterival lane, the Vasterival villas: Infantry 1 to Vasterival lane, 2 MP, next to the British (9.3c); Infantry 2 stays, no room further on (9.3d) (9.3b).",
      "Reinforcements: arrival die 2, group size die 5, entry zone die 9, below alarm 7: IR 571 infantry 1 and IR 571 machine gun 1 at Blanc-Mesnil-le-Bas, as Sainte-Marguerite is not free. Drawn: IR 571 infantry 1 (number 1 of 10); IR 571 infantry 2 (number 4 of 9), no room (8.1); IR 571 machine gun 1 (all left are alike) (8).",
      "The raid is over: nobody is left ashore, waiting to land or under fire (4a).",
    ]
  `);
});

test('the diary in French', () => {
  const lines = kinds.map((kind) => plain(describeEvent(scenario, samples[kind], 'fr')));
  expect(lines).toMatchInlineSnapshot(`
    [
      "Troop C 1 monte à bord du LCA 1 (3d).",
      "Tour 3, 5 h 15 (1.4).",
      "Phase D : les Allemands agissent (4).",
      "Convoi : dé d’événement aléatoire 3, dé d’effet 8 (5b).",
      "Le groupe 1 ne peut pas débarquer avant le tour 3 (5b).",
      "Le groupe 2 débarquera dans la gorge des Moutiers (5c).",
      "La flottille est épargnée (5a).",
      "L’alarme passe de 1 à 3 : premier assaut (7.1).",
      "Pile choisie à bord du LCA 1 : Troop C 1 et Major Mills-Roberts (6.2).",
      "Troop C 1 reste sur la plage Orange I et a terminé (6.2a).",
      "Troop C 1 passe en première ligne sur la plage Orange I (2.2d).",
      "Troop C 1 et Major Mills-Roberts ont terminé pour ce tour (6.2).",
      "Troop C 1 avance de la plage Orange I vers la valleuse est de Vasterival : 1 PM, reste 2 (9.2).",
      "Troop C 1 et Major Mills-Roberts débarquent du LCA 1 dans la valleuse est de Vasterival : 1 PM, reste 2 (9.2a).",
      "Troop C 1 et Major Mills-Roberts embarquent à bord du LCA 1 depuis la plage Orange I : 1 PM, reste 2 (9.2a).",
      "LCA 1 fait route de la zone D/E Groupe 1 vers le large des Moutiers : 1 PM, reste 3 (1.3).",
      "Troop C 1 et Major Mills-Roberts se replient de la plage Orange I vers la valleuse est de Vasterival (11.2f).",
      "Troop C 2 repart de la plage Orange I vers la valleuse est de Vasterival, faute de place (2.2h).",
      "Le marqueur dans la valleuse est de Vasterival, testé depuis la valleuse ouest de Vasterival : dé de réveil 4, pas plus que l’alarme 4 : il se réveille (10.3).",
      "Le marqueur A dans la valleuse est de Vasterival est retourné : 1 pion d’infanterie, 1 mitrailleuse ; infanterie doublée (13.1) ; en place : Infanterie 1 et Mitrailleuse 1 ; sans place : 1 (10.2).",
      "Mines dans la valleuse est de Vasterival : 3 au D10 (10.5) + 6 niveaux de la pile (10.5) = 9, 8 ou plus : elles explosent (10.5).",
      "La pile s’arrête devant les barbelés dans la valleuse est de Vasterival (10.6).",
      "Bangalore dans la valleuse est de Vasterival : dé de bangalore 7, impair : les barbelés tiennent (10.6).",
      "Mortier de 3 pouces sur la plage Orange I tire sur Mitrailleuse 1 aux villas de Vasterival, distance 2 : 4 FT (11.1b) + 5 au D6 (1.1) − 2 lumière (11.1b) − 1 distance 2 (11.1b) = 6 contre 5 FT (11.1c) + 4 au D10 (1.1) + 1 protection (11.1c) = 10. Manqué : une perte pour Mortier de 3 pouces (11.1d).",
      "Troop C 3 sur la plage Orange I passe à effectif réduit (11.1d).",
      "Troop C 1 disparaît avec le LCA 1 (11.1f).",
      "Assaut sur la valleuse est de Vasterival depuis la plage Orange I : Troop C 1 et Major Mills-Roberts contre Mitrailleuse 1 et Infanterie 1 (11.2a).",
      "Round 2 dans la valleuse est de Vasterival, cas 1 : ligne 1 : Troop C 1 (derrière : Troop C 2 et Troop C 3) contre Infanterie 1 ; ligne 2 : Troop C 4 contre Mitrailleuse 1 (11.2b).",
      "Ligne 1, Troop C 1 contre Infanterie 1 : 4 FA (11.2e) + 3 au D6 (1.1) + 2 soutien (11.2e) = 9 contre 2 FA (11.2e) + 6 au D10 (1.1) + 1 protection (11.2e) = 9. Touché : une perte pour Infanterie 1 (11.2e).",
      "Les Britanniques tiennent la valleuse est de Vasterival (11.2f).",
      "Infanterie 1 se rend et passe sous la garde de Troop C 1 (11.2g).",
      "Le prisonnier Infanterie 1 est perdu (11.2g).",
      "La ligne téléphonique est coupée au carrefour de Sainte-Marguerite (12c).",
      "Le tir sur le périmètre est tient la batterie en respect, 2 tours jusqu’ici (12j).",
      "Détruit : Canon de 155 mm n° 1, 1 en tout (12a).",
      "Ordre du tir allemand : la valleuse est de Vasterival (3 niveaux), le périmètre est (1 niveau) (11.1g).",
      "Infanterie 1 dans la valleuse est de Vasterival retient son tir sur Troop C 1 sur la plage Orange I : 2 FT (11.1b) = 2 contre 4 FT (11.1c) = 4 avant les dés, 27 chances sur 60 de toucher, 33 d’être touché (13.5).",
      "Les Allemands à la batterie Hess (813) ne tirent pas : il n’y a plus de cible (11.1g).",
      "Infanterie 1 et Infanterie 2 restent à la batterie Hess (813) : déjà avec une unité amie (9.3a).",
      "Les Allemands au réseau nord marchent sur les villas de Vasterival, à 3 PM par le chemin de Vasterival, les villas de Vasterival : Infanterie 1 va sur le chemin de Vasterival, 2 PM, au contact des Britanniques (9.3c) ; Infanterie 2 ne bouge pas, pas de place plus loin (9.3d) (9.3b).",
      "Renforts : dé d’arrivée 2, dé de taille du groupe 5, dé de zone d’entrée 9, moins que l’alarme 7 : Infanterie IR 571 n° 1 et Mitrailleuse IR 571 n° 1 à Blanc-Mesnil-le-Bas, car l’entrée tirée n’est pas libre (Sainte-Marguerite). Tirage : Infanterie IR 571 n° 1 (n° 1 sur 10) ; Infanterie IR 571 n° 2 (n° 4 sur 9), sans place (8.1) ; Mitrailleuse IR 571 n° 1 (pions tous semblables) (8).",
      "Le raid est terminé : plus personne à terre, en attente ou sous le feu (4a).",
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
      /with C Troop 1 and C Troop 2 on/,
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
      /IR 571 machine gun 1 at Blanc-Mesnil-le-Bas\. Drawn: IR 571 infantry 1 \(number 1 of 10\); /,
    );
    expect(tell({ ...come, units: [], drawn: [], zone: -1 })).toMatch(/but nobody can enter/);
    expect(tell({ ...come, units: [], drawn: [], zone: -1, named: -1 })).toMatch(/nobody comes/);
  });

  test('reinforcements without room, and those who were drawn from like ones', () => {
    const come = samples.reinforcements;
    expect(tell({ ...come, units: [] })).toMatch(/but no room at Blanc-Mesnil-le-Bas\. Drawn: /);
    expect(tell(come)).toMatch(
      /IR 571 infantry 2 \(number 4 of 9\), no room \(8\.1\); IR 571 machine gun 1 \(all left are alike\)/,
    );
    const last = { unit: unit('RM1'), die: null, pool: 1, room: true };
    expect(tell({ ...come, drawn: [last] })).toMatch(/machine gun 1 \(the last one\)/);
  });

  test('one German who stays', () => {
    expect(tell({ ...samples['german-stays'], units: [unit('GI01')] })).toMatch(
      /^Infantry 1 stays at the Hess battery: /,
    );
  });

  test('German stacks of equal levels', () => {
    const at = (levels: number, appearance: number) => ({ zone: zone('H'), levels, appearance });
    const order = { ...samples['german-order'], stacks: [at(2, 1), at(2, 3), at(2, 3), at(1, 0)] };
    expect(tell(order)).toMatch(
      /\(2 levels, appeared before the next\), .* \(2 levels, zone index before the next\), .* \(2 levels\), .* \(1 level\)/,
    );
  });

  test('a member left before anything was done', () => {
    expect(tell({ ...samples.left, done: false })).toMatch(/may still act/);
  });

  test('movement in the order of the Germans', () => {
    const order = { ...samples['german-order'], what: 'movement' as const };
    expect(tell(order)).toMatch(/^Order of German movement: the east gully \(3 levels\), /);
  });

  test('engine trouble has a name of its own', () => {
    expect(tell({ ...samples['random-event'], rule: cite('5d') })).toMatch(/^Engine trouble: /);
  });

  test('an unknown zone does not stop the diary', () => {
    expect(tell({ ...samples.stopped, zone: zone('nowhere') })).toMatch(/zone -1/);
  });
});
