// Words of the form of a new raid and of what came of one, in English.

export const formEn = {
  'new.launch': 'Begin the raid',
  'new.garrison': 'The garrison',
  'new.basic': 'The garrison as it is. A good first raid.',
  'new.plus': 'As {level}, and more.',
  'new.badLuck': 'Bad luck!',
  'new.badLuckText':
    'The first A marker and the first B marker that show infantry show twice as many.',
  'new.alarm': 'Alarm!',
  'new.alarmText': 'The alarm starts at {n}.',
  'new.vorwaerts': 'Vorwärts!',
  'new.vorwaertsText': 'Every German who can move has {n} movement points.',
  'new.coolHeads': 'Cool heads',
  'new.coolHeadsText':
    'An optional rule of ours: Germans hold a fire that is likelier to cost them a loss than to hit. Such raids have records of their own.',
  'optional.cool-heads': 'Cool heads',
  'new.crossing': 'The crossing',
  'new.events': 'Random events',
  'new.eventsText':
    'One event before the landing: a coastal battery, a convoy or a wrong beach, and perhaps engine trouble. Leave it off in a first raid.',
  'new.loading': 'Loading of the landing craft',
  'new.loadingHint': 'Who sails in which craft',
  'new.standard': 'Standard',
  'new.free': 'By hand',
  'new.standardText': 'The ready-made loading. The raid begins at once.',
  'new.freeText': 'You share out every man, up to {capacity} levels a craft.',

  'archive.lost': '{n} lost',
  'day.total-success': 'total success',
  'day.half-success': 'half success',
  'day.failure': 'failure',
  'day.gunsTurn': 'guns turn {turn}',
  'day.guns': '{n} {n|gun|guns}',
  'day.lost': '{n} lost',
};
