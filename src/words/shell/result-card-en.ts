// Words of the card that today's raid ends in, in English.

export const resultCardEn = {
  'card.title': 'Card of the day',
  'card.par': 'Par {par}: {how}',
  'card.parLevel': 'Par of the level {par}: {how}',
  'card.ahead': '{n} above par',
  'card.behind': '{n} below par',
  'card.even': 'level with par',
  'card.parLater': 'Par not reckoned yet',
  'card.reckoning': 'Par on these dice is on its way: the staff is playing turn {turn} of {turns}.',
  'card.points': '{outcome}, {vp} {vp|point|points}.',
  'card.turns': 'Turn by turn: {what}.',
  'card.turn': 'turn {turn}, {clock}: {what}',
  'card.quiet': 'no turn in which anything was won or lost',
  'card.share': 'Share the card',
  'card.save': 'Save the picture',
  'card.saved': 'The picture is saved with your downloads.',
  'card.failed': 'This browser cannot make the picture. The line beside it says the same.',
  'card.show': 'Show the card',
};
