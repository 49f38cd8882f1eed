// Words of the title, of the frame around every screen and of the kit, in English. The other areas have their own
// files; see index.ts.

export const en = {
  'game.name': 'Cauldron',
  'game.what': '{line} A wargame for one.',

  'kit.close': 'Close',
  named: '{name}: {what}',

  'nav.menu': 'Main menu',
  'nav.back': 'Title',
  'nav.backToRaid': 'Back to the raid',
  'nav.backToReplay': 'Back to the replay',
  'nav.backToReport': 'Back to the report',
  'nav.skip': 'Skip to the content',
  'nav.new': 'New raid',
  'nav.today': 'Today’s raid',
  'nav.todayDetail': '{day}, the same for everybody',
  'nav.todayDone': '{day}: {n} {n|level|levels} played',
  'nav.continue': 'Continue',
  'nav.continueDetail': 'Turn {turn}',
  'nav.replays': 'Replays',
  'nav.rules': 'Rules',
  'nav.settings': 'Settings',
  'nav.help': 'Keys',
  'nav.drop': 'Drop the replay to open it',
  'nav.language': 'Language',

  'page.title': 'Title',
  'page.new': 'New raid',
  'page.raid': 'Raid',
  'page.report': 'Report',
  'page.review': 'Review',
  'page.rules': 'Rules',
  'page.theatre': 'Replay theatre',
  'page.replays': 'Replays',
  'page.records': 'Records',
  'page.compare': 'Two raids compared',
  'page.settings': 'Settings',
  'page.shared': 'Shared raid',
  'page.lost': 'Off the map',
  'page.loading': 'One moment …',

  'error.title': 'Something went wrong',
  'error.chunk': 'A part of the game could not be loaded. Check the connection and try again.',
  'error.retry': 'Try again',

  'save.refused':
    'This browser will not store anything for the game. You can play on, but nothing is being saved.',
};
