// Words of the staff officer in the raid, and of the helps in the settings, in English.

export const staffEn = {
  'staff.chance': 'Win chance',
  'staff.pointsShort': 'pts',
  'staff.working': 'The staff officer is reckoning…',
  'staff.before': 'before this action',
  'staff.open': 'What this means',
  'staff.marginText':
    'After {n} games the shares are known to {margin} (95 %). The figure becomes closer while you think.',
  'staff.exact': 'The game is over: nothing is left to chance.',
  'staff.searched':
    'So little is left that every order and every die has been gone through: the figures are exact. They are what the best play from here on brings.',
  'staff.exactly': 'exact',
  'staff.range': '{low} to {high}',
  'staff.outcome': 'Outcome',
  'staff.share': 'Chance',
  'staff.between': 'Between (95 %)',
  'staff.expected': 'Points expected',
  'staff.turnOff': 'Turn the win chance off',

  'staff.askKey': 'What would you do?',
  'staff.counsel': 'The staff officer',
  'staff.weighing': 'The staff officer compares the choices…',
  'staff.again': 'Things turned out differently: the staff officer thinks again…',
  'staff.failed': 'The staff officer cannot be reached. Load the page again to have him back.',
  'staff.wouldDo': 'I would do this',
  'staff.do': 'Give this order',
  'staff.close': 'Put the advice away',
  'staff.only': 'Nothing else here is worth comparing with it.',
  'staff.ahead':
    'Against the next best, “{next}”, it brings {points} points on average (±{margin}).',
  'staff.close-call':
    'It is close: against the next best, “{next}”, it brings {points} points on average, and the margin is ±{margin}.',
  'staff.surer':
    'It succeeds more often than the next best, “{next}”, which brings {points} points more on average (±{margin}).',
  'staff.even':
    'It is close: the next best, “{next}”, is worth as much within the margin (±{margin} points).',
  'staff.exactAhead':
    'Searched to the end: against the next best, “{next}”, it brings {points} points on average, exactly.',
  'staff.exactEven': 'Searched to the end: the next best, “{next}”, is worth just as much.',
  'staff.gains': 'What it gains, in points',
  'staff.risks': 'What it risks, in points',
  'staff.lessLikely': 'Less risk: {what}',
  'staff.moreLikely': 'More risk: {what}',
  'staff.gainsNothing': 'No line of the score gains by it.',
  'staff.risksNothing': 'No line of the score suffers by it.',
  'staff.weighed': 'What was compared',
  'staff.order': 'Order',
  'staff.raids': 'Games',
  'staff.standing': 'Sound play, without looking ahead, would do the same.',
  'staff.otherwise': 'Sound play, without looking ahead, would rather: {action}.',
  'staff.keys.ask': 'Ask the staff officer what he would do',

  'helps.title': 'The staff officer',
  'helps.text':
    'Help while you play. A game that was played with all three turned off, from its first order to its last, is marked in the archive. Turn one on in the middle of it, and the mark is gone.',
  'helps.chance': 'Win chance',
  'helps.chanceText': 'A bar beside the map: total success, half success, failure.',
  'helps.advice': 'Advice',
  'helps.adviceText': 'Answers “What would you do?” with a plan and its reasons.',
  'helps.threats': 'Threats',
  'helps.threatsText': 'What the Germans may do to every stack if the phase ended now.',
  'helps.none': 'No help',
  'helps.noneText':
    'Without win chance, advice and threats. The game is marked so in the archive, unless you turn one of them on before it is over.',
};
