// Words of a game of other rules that is kept as it is, in English.

export const keptEn = {
  'kept.over':
    'It is not played again here: under other rules or on other data it would be another game. What was kept of it stays as it was.',
  'kept.underWay':
    'It cannot go on: under other rules or on other data it would be another game. Its orders are kept as they were given, and nothing keeps you from beginning a new game.',
  'kept.link':
    'A link can only be made by the rules a game was played under. The file holds the whole game.',
  'kept.facts': 'What is kept',
  'kept.again': 'The same seed, under the present rules',
  'kept.away': 'Put it away',
  'kept.isAway': 'It has been put away: the title does not offer it any more.',
  'kept.delete': 'Delete it',
};
