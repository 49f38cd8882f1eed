// Words of the records of raids, in French.

import type { recordsEn } from './records-en.ts';

export const recordsFr: Record<keyof typeof recordsEn, string> = {
  'records.quickest': 'Second canon',
  'records.turn': 'tour {turn}',
  'records.secondGun': 'Tour du second canon',
  'records.secondGunChart': 'Dans combien de raids le second canon est tombé à chaque tour',
  'records.never': 'jamais',
  'records.losses': 'Commandos perdus ou laissés à terre',
  'records.lossesChart': 'Combien de raids ont perdu combien de commandos',
  'records.where': 'Où les hommes sont tombés',
  'records.whereChart':
    'Carte des zones et des hommes perdus ou laissés à terre ; le plus de pertes, {zone} : {n}',
  'records.whereZone': '{zone} : {n}',
  'records.whereNone': 'Aucun homme n’a été perdu.',
  'records.luckText':
    'Au tir et à l’assaut, vos dés font {british} points par rapport à l’attendu, en {n} {n|jet|jets} ; ceux des Allemands {german}. En tout, {favour} pour vous.',
  'records.count': 'Parties',
  'records.turnHead': 'Tour',
  'records.lost': 'Perdus',
  'records.zone': 'Zone',
  'records.men': 'Hommes',
};
