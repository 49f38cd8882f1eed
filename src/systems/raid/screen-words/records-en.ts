// Words of the records of raids, in English.

export const recordsEn = {
  'records.quickest': 'Second gun',
  'records.turn': 'turn {turn}',
  'records.secondGun': 'Turn of the second gun',
  'records.secondGunChart': 'In how many raids the second gun fell in each turn',
  'records.never': 'never',
  'records.losses': 'Commandos lost or left behind',
  'records.lossesChart': 'How many raids lost how many commandos',
  'records.where': 'Where men were lost',
  'records.whereChart': 'Map of the zones with the men lost or left in each; most in {zone}: {n}',
  'records.whereZone': '{zone}: {n}',
  'records.whereNone': 'No man has been lost.',
  'records.luckText':
    'In fire and assaults your dice came to {british} pips against what they should, in {n} {n|throw|throws}; the Germans’ to {german}. All in all {favour} for you.',
  'records.count': 'Games',
  'records.turnHead': 'Turn',
  'records.lost': 'Lost',
  'records.zone': 'Zone',
  'records.men': 'Men',
};
