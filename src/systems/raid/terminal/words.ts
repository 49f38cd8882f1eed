// What only the terminal says of raids, in English and in French.

import type { Lang } from '../../../words/message.ts';
import type { RollKind } from '../luck/rolled.ts';

export interface RaidTerminalWords {
  readonly enemy: string;
  readonly playedOut: (raids: number) => string;
  readonly unfinished: string;
  readonly assaultAt: (zone: string) => string;
  readonly kind: Readonly<Record<RollKind, string>>;
}

const en: RaidTerminalWords = {
  enemy: 'The Germans',
  playedOut: (raids) => `${raids} raids played out at a time`,
  unfinished: 'The raid is not over: the end is the position it was left in.',
  assaultAt: (zone) => `Assault on ${zone}`,
  kind: {
    'british-fire': 'British fire: hits',
    'german-fire': 'German fire: hits',
    assault: 'assault: lines won',
    wake: 'markers woken',
    mines: 'mines exploded',
    bangalore: 'wires blown',
    reinforcements: 'German groups come',
    'group-size': 'Germans in them',
    marker: 'Germans under markers',
    event: 'engine troubles',
    'event-effect': 'craft lost to events',
    'entry-zone': 'entry zones (serve nobody)',
    'engine-trouble': 'craft in trouble (serve nobody)',
  },
};

const fr: RaidTerminalWords = {
  enemy: 'Les Allemands',
  playedOut: (raids) => `${raids} raids joués à chaque fois`,
  unfinished: 'Le raid n’est pas fini : la fin est la position où il a été laissé.',
  assaultAt: (zone) => `Assaut sur ${zone}`,
  kind: {
    'british-fire': 'feu britannique : touchés',
    'german-fire': 'feu allemand : touchés',
    assault: 'assaut : lignes gagnées',
    wake: 'marqueurs éveillés',
    mines: 'mines explosées',
    bangalore: 'barbelés sautés',
    reinforcements: 'groupes allemands venus',
    'group-size': 'Allemands de ces groupes',
    marker: 'Allemands sous les marqueurs',
    event: 'pannes de moteur',
    'event-effect': 'embarcations perdues aux événements',
    'entry-zone': 'zones d’entrée (ne servent personne)',
    'engine-trouble': 'embarcations en panne (ne servent personne)',
  },
};

export const raidTerminalWords: Readonly<Record<Lang, RaidTerminalWords>> = { en, fr };
