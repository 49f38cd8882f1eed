// Words of the title, of the frame around every screen and of the kit, in English. The other areas have
// their own files; see index.ts.

export const en = {
  'game.name': 'Cauldron',
  'game.what': '{line} A wargame for one.',

  'kit.close': 'Close',

  'nav.menu': 'Main menu',
  'nav.skip': 'Skip to the content',
  'nav.new': 'New battle',
  'nav.today': 'Today’s battle',
  'nav.todayDetail': '{day}, the same for everybody',
  'nav.todayDone': '{day}: {n} {n|level|levels} played',
  'nav.continue': 'Continue',
  'nav.continueDetail': 'Turn {turn}',
  'nav.past': 'A battle at rest',
  'nav.replays': 'Replays',
  'nav.rules': 'Rules',
  'nav.settings': 'Settings',
  'nav.language': 'Language',

  'page.new': 'New battle',
  'page.raid': 'Battle',
  'page.report': 'Report',
  'page.review': 'Review',
  'page.rules': 'Rules',
  'page.theatre': 'Replay theatre',
  'page.replays': 'Replays',
  'page.records': 'Records',
  'page.compare': 'Two games compared',
  'page.settings': 'Settings',
  'page.about': 'About',
  'page.shared': 'Shared game',
  'page.lost': 'Off the map',
  'page.loading': 'One moment…',

  'past.begun.rules': 'Begun under rules {theirs}; the rules are now version {ours}.',
  'past.begun.data': 'Begun on other data of “{battle}” than Cauldron has now.',

  'error.chunk': 'A part of the game could not be loaded.',
  'error.offline': 'There is no connection, and this part of the game is not kept here yet.',
  'error.retry': 'Try again',

  'replays.vp': '{vp} VP',
  'outcome.total-success': 'Total success',
  'outcome.half-success': 'Half success',
  'outcome.failure': 'Failure',
};
