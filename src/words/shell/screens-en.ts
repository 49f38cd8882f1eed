// Words of the screens around the raid: new raid, replays, settings and the notices, in English.

export const screensEn = {
  'nav.back': 'Title',
  'nav.backToRaid': 'Back to the game',
  'nav.backToReplay': 'Back to the replay',
  'nav.backToReport': 'Back to the report',
  'nav.drop': 'Drop the replay to open it',
  'nav.help': 'Keys',
  named: '{name}: {what}',
  'sound.missing': 'The sounds could not be loaded; the game goes on in silence.',

  'new.kicker': 'Operation order',
  'new.level': 'Level',
  'new.chance': 'The dice',
  'new.seed': 'Seed',
  'new.seedText': 'The same seed with the same orders gives the same game, to the last die.',
  'new.seedEmpty': 'Type a seed: any word or number will do.',
  'new.seedLong': 'At most 40 characters.',
  'new.random': 'Draw one',
  'new.practice': 'Practice',
  'new.practiceText':
    'Take back anything, even what dice have decided and what has come to light. Otherwise undo stops there.',
  'new.start': 'Begin',
  'new.underWay':
    'The game you are in the middle of stays where it is. You will find it under Replays.',

  'replays.empty': 'No game has been played to its end yet. When one is, its report lies here.',
  'replays.seed': 'Seed',
  'replays.practice': 'Practice',
  'replays.events': 'Events',
  'replays.received': 'Received',
  'replays.download': 'Save as a file',

  'settings.sound': 'Sound',
  'settings.sound.off': 'Off',
  'settings.sound.soft': 'Soft',
  'settings.sound.full': 'Full',

  'damaged.title': 'This game cannot be opened',
  'damaged.record': 'What this browser has stored is damaged (“{what}”).',
  'damaged.action': 'Order {n}, “{text}”, does not fit the position it is given in.',
  'damaged.turn':
    'Turn {turn} does not come out as it was written down: its hash is not the one stored with this game.',
  'damaged.result': 'The result stored with this game is not the one its orders lead to.',
  'damaged.mend': 'Put it right by its orders',
  'damaged.scenario': 'The game belongs to a battle this version does not have.',
  'damaged.level': 'The game was played at a level this version does not have.',
  'damaged.optional': 'The game was played with an optional rule this version does not have.',
  'damaged.kept':
    'It is kept as it is. Save it as a file to report the fault or to try another version.',
  'damaged.download': 'Save it as a file',
  'damaged.continue': 'Go on from the last order that fits',

  'none.title': 'No game here',
  'none.text':
    'There is no game at this address. It may have been deleted, or played in another browser.',

  'elsewhere.title': 'Another tab plays this game.',
  'elsewhere.text': 'Here you can only look. Take it over to go on from where the other tab is.',
  'elsewhere.parted':
    'It took the game over before the last orders given here had reached it. They are kept as a game of their own in the archive.',
  'elsewhere.own': 'Go on with my own',
  'elsewhere.takeOver': 'Play on here',

  'error.title': 'Something went wrong',
  'error.text': 'The game met a fault of its own.',
  'error.kept':
    'Your game is kept, up to the last order. You can also save it as a file, to go with a report of the fault.',
  'error.detail': 'What the program says',
  'error.save': 'Save the replay as a file',
  'error.reload': 'Load the game again',
  'lost.text': 'There is nothing at this address.',
  'lost.home': 'Back to the title',
  'help.title': 'Keys',
  'help.help': 'Show these keys',
  'help.close': 'Close what is open',
  'help.tab': 'Go to the next control, or to the one before',
  'help.press': 'Press the control in focus',
  'help.everywhere': 'Everywhere',
  'key.Esc': 'Esc',
  'key.Enter': 'Enter',
  'key.Space': 'Space',
  'key.Tab': 'Tab',
  'key.Shift': 'Shift',
  'key.Del': 'Del',
  'key.PgUp': 'PgUp',
  'key.PgDn': 'PgDn',
  'key.Home': 'Home',
  'key.End': 'End',
  'kit.rule': 'Rule {id}',
  'kit.handle': 'Raise or lower the sheet',
};
