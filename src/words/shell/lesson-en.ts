// Words around any lesson, in English: what it is, how it is left, and what it says to an order it did not ask for.

export const lessonEn = {
  'lesson.progress': 'Stop {n} of {of}',
  'lesson.wanted': 'Your order',
  'lesson.given': 'given',
  'lesson.show': 'Do it for me',
  'lesson.passing': 'The battle goes on to the next stop.',
  'lesson.skip': 'To the next stop',
  'lesson.fold': 'Fold the lesson up',
  'lesson.unfold': 'Unfold the lesson',
  'lesson.astray': 'Not yet. Wanted now: {task}.',
  'lesson.watch': 'The battle plays by itself here. Your next order is at the next stop.',
  'lesson.leave': 'Take command…',
  'lesson.leaveTitle': 'Take command from here',
  'lesson.leaveText':
    'From here the command is yours. It is practice and counts in no record; the lesson waits for you where you leave it.',
  'lesson.same': 'From here, with the same dice',
  'lesson.fresh': 'From here, with fresh dice',
  'lesson.new': 'A new battle of my own',
  'lesson.restart': 'The lesson from the beginning',
  'lesson.rules': 'The rules, with pictures',
  'lesson.kept': 'The lesson counts in no record. It goes on where you leave it.',
  'lesson.keys': 'To the lesson; between its stops, on to the next',
  'lesson.none': 'There is no lesson for this battle.',
};
