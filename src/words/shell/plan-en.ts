// Words of a plan on the staff officer's slip, in English.

export const planEn = {
  'plan.title': 'What I would do',
  'plan.said': 'A plan of {n} {n|line|lines}.',
  'plan.take': 'Do it',
  'plan.takeLine': 'Do it: line {n}',
  'plan.takeAll': 'Carry out the whole plan',
  'plan.takeRest': 'Carry out the rest',
  'plan.done': 'done',
  'plan.again': 'Things did not go as planned. From here:',
  'plan.only': 'No other plan is worth comparing with it.',
  'plan.ahead':
    'Against the next best plan: expected score {score} of 100 (±{scoreMargin}), {points} points (±{margin}).',
  'plan.close':
    'It is close. Against the next best plan: expected score {score} of 100 (±{scoreMargin}), {points} points (±{margin}).',
  'plan.even':
    'It is close: the next best plan is worth as much within the margins (expected score ±{scoreMargin} of 100, ±{margin} points).',
  'plan.surer':
    'It succeeds more often than the next best plan (expected score {score} of 100, ±{scoreMargin}), which brings {points} points more on average (±{margin}).',
  'plan.more': 'What it gains and risks',
  'plan.instead': 'The other plan has instead: “{line}”',
  'plan.without': 'The other plan leaves out: “{line}”',
  'plan.supposes':
    'Good as long as nothing unforeseen happens. If it does, or a die falls badly, the plan stops there and the officer thinks again.',
};
