// What the terminal itself says while a game is played in it.

export const terminalEn = {
  'play.begin': '{title}. Level: {level}. Seed: {seed}.',
  'play.hint': 'A number gives an order; help tells what else there is.',
  'play.undone': 'Taken back: {action}',
  'play.no-undo': 'Not taken back: a die has been rolled or something hidden has been shown.',
  'play.nothing': 'Nothing has been done yet.',
  'play.no-why': '{enemy} have not chosen anything yet.',
  'play.plan-none': 'There is nothing left to decide.',
  'play.plan-only': 'No other plan is worth comparing with it.',
  'play.plan-against':
    'Against the next best plan: expected score {score} of 100 (±{scoreMargin}), {points} points (±{margin}).',
  'play.no-map': 'There is no map in letters of this battle.',
  'play.saved': 'Saved: {file}',
  'play.unknown': 'Not understood: {typed}',
  'play.no-number': 'There is no order {typed}; there are {count}.',
  'parting.raid': '{n}  {name}: {outcome}, {vp} VP, {orders} orders',
  'parting.orders': '{n} {n|order|orders} in common. Then, in turn {turn}:',
  'parting.fresh-dice': 'After {n} {n|order|orders}, in turn {turn}, one of them has fresh dice:',
  'parting.alike': 'The two are alike to the last order.',
  'parting.other-dice':
    'They share no dice: another seed or level, other events or optional rules.',
  'parting.stops': 'stops here',
  'parting.turn': 'turn',
  'parting.points': 'points {n}',
} as const;
