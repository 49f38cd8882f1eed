// Words of the German phase and of what the log knows of it, in English.

export const germansEn = {
  'diary.filter.fights': 'Fights',
  'diary.filter.germans': 'Germans',
  'diary.filter.alarm': 'Alarm and markers',
  'diary.reasoning': 'How it was chosen',
  'diary.march': 'How far each went',
  'diary.german': 'German phase',
  'diary.firing': '{shooter} at {from} fires at {target} at {to} …',
};
