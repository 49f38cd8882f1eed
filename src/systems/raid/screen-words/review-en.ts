// Words of the review of a raid and of par, in English.

export const reviewEn = {
  'review.sumText':
    'A total success counts 100, a half success 50, a failure 0. Decisions are measured against sound play that does not look ahead; luck is what dice and markers gave against what they give on average. The two add up to the whole, known to ±{margin}.',
  'mark.text.clear':
    'The win chance here is the expected result: a total success counts 100, a half success 50, a failure 0. The thresholds are fixed. Nothing is marked that may well be noise: both ways are played out with the same dice, and the difference must be {n} standard errors away from nothing.',
  'review.key.total': 'total success',
  'review.key.half': 'half success',
  'review.chances': 'total {total}, half {half}, failure {fail}',
  'roll.british-fire': 'British fire, hits',
  'roll.german-fire': 'German fire, hits',
  'roll.assault': 'Assault, lines won',
  'roll.wake': 'Markers woken',
  'roll.mines': 'Mines going off',
  'roll.bangalore': 'Wire blown',
  'roll.reinforcements': 'Reinforcements arriving',
  'roll.group-size': 'Reinforcements, counters',
  'roll.marker': 'Germans on turned markers',
  'roll.event': 'Engine trouble',
  'roll.event-effect': 'Craft lost in the crossing',
  'roll.entry-zone': 'Where reinforcements enter',
  'roll.engine-trouble': 'Which craft has trouble',
  'par.level':
    'Over {n} games at this level, {events}, the planner makes {points} points on average: {total} total successes, {half} half successes, {fail} failures.',
  'par.eventsOn': 'with random events',
  'par.eventsOff': 'without random events',
};
