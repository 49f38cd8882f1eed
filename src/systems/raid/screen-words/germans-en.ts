// Words of the German phase and of what the log knows of it, in English.

export const germansEn = {
  'diary.filter.fights': 'Fights',
  'diary.filter.germans': 'Germans',
  'diary.filter.alarm': 'Alarm',
  'diary.reasons': 'What they made of it',
  'diary.reasoning': 'Step by step',
  'diary.order': 'Why in this order',
  'diary.order.levels': '{zone} before {next}: {more} levels against {fewer} {rule}',
  'diary.order.appeared': '{zone} before {next}: the stack there appeared before {rule}',
  'diary.order.index': '{zone} before {next}: lower zone index {rule}',
  'diary.german': 'German phase',
  'diary.firing': '{shooter} {atFrom} fires at {target} {atTo}…',
};
