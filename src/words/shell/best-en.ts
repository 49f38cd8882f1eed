// Words of the staff's raid on a player's seed, in English.

export const bestEn = {
  'best.title': 'The staff’s game',
  'best.badgeText':
    'Played by the strongest player the staff has, on the same seed, level and options. It counts in no record.',
  'best.yours': 'Your game',
  'best.ways': 'The staff’s game on this seed',
  'best.watch': 'Watch the staff’s game',
  'best.compare': 'Lay it over yours',
  'best.offer': 'The staff’s game on this seed',
  'best.offerText':
    'The strongest player on the same dice: where you parted and what it did instead.',
  'best.playing': 'The staff is in turn {turn} of {turns}',
  'best.playingText':
    'The strongest player plays this seed at this level. It knows no more than you did: what lies hidden and dice to come are as unknown to it. The game is kept and opens at once the next time.',
  'best.stop': 'Stop',
  'best.stopped': 'Stopped. Nothing was kept.',
  'best.failed': 'The staff could not finish the game. Try again.',
  'best.play': 'Let the staff play it',
  'best.report': 'Back to your report',
  'best.early': 'Yours first?',
  'best.earlyText':
    'You have not finished a game of your own on this seed. The staff’s game shows where the Germans lie and how the dice fall: there is nothing left to find out afterwards.',
  'best.earlyDay':
    'This is today’s battle, and you have not finished yours. The staff’s game shows where the Germans lie and how the dice fall today: a result after that is worth little.',
  'best.anyway': 'Show it all the same',
  'best.own': 'Go on with mine',
  'best.ownDay': 'Play today’s battle',
  'best.branched':
    'This game was taken up with fresh dice, so there is no one seed that the staff could play it on.',
  'best.why': 'Why',
  'best.weighing': 'The staff officer is weighing both orders…',
  'best.whyBoth':
    'Asked at that moment, the staff officer expects {best} points from “{order}” and {yours} from “{other}”.',
  'best.whyClose':
    'Asked at that moment, the staff officer finds no clear difference: {best} points from “{order}”, {yours} from “{other}”.',
  'best.whyOne':
    'Asked at that moment, the staff officer expects {best} points from “{order}”; “{other}” was not among the orders he weighed.',
  'best.noWhy': 'The staff officer has nothing to say about it.',
  'best.moments': 'What each did',
  'best.momentsText': 'Key moments of both games, turn by turn.',
};
