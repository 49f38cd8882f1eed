// Words of today's raid, in English.

export const dayEn = {
  'day.title': 'Today’s battle',
  'day.which': 'Which battle',
  'day.free': 'A battle of my own',
  'day.what':
    'The battle of {day}: at each level everybody in the world has the same start and the same dice today, without random events. Your first finished try counts.',
  'day.done': '{level}: played',
  'day.of': 'Battle of {day}',
  'day.counts': 'Your first finished try: this one counts.',
  'day.again': 'Played again or on another day: the first finished try of the day counts.',
  'day.streak': '{n} {n|day|days} in a row.',
  'day.copy': 'Copy the line',
  'day.copied': 'The line is copied: paste it wherever you like.',
  'day.byHand': 'This browser does not let the game copy. Mark the line and copy it by hand.',
  'day.points': '{outcome} {vp} VP',
};
