// What the terminal itself says while a game is played in it.

export const terminalEn = {
  'play.begin': '{title}. Level: {level}. Seed: {seed}.',
  'play.hint': 'A number gives an order; help tells what else there is.',
  'play.undone': 'Taken back: {action}',
  'play.no-undo': 'Not taken back: a die has been rolled or something hidden has been shown.',
  'play.nothing': 'Nothing has been done yet.',
  'play.no-why': '{enemy} have not chosen anything yet.',
  'play.no-map': 'There is no map in letters of this battle.',
  'play.saved': 'Saved: {file}',
  'play.unknown': 'Not understood: {typed}',
  'play.no-number': 'There is no order {typed}; there are {count}.',
} as const;
