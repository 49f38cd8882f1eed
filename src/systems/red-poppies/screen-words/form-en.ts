// Words of the form of a new battle and of what came of one, in English.

export const formEn = {
  'rp.form.begin': 'Begin the battle',
  'rp.form.levels': 'The command',
  'rp.form.level': 'Level',
  'rp.form.foes':
    '{companies} German {companies|company|companies} and {guns} {guns|section|sections} of machine guns at the start.',
  'rp.form.batteries': '{n} German {n|battery|batteries} on call.',
  'rp.form.stunned': 'Germans near the mine begin stunned. A good first battle.',
  'rp.form.given': 'The Germans have the initiative on turn {turn}, whatever the dice.',
  'outcome.victory': 'Victory',
  'outcome.foothold': 'Foothold',
  'outcome.repulse': 'Repulse',
  'day.victory': 'victory',
  'day.foothold': 'foothold',
  'day.repulse': 'repulse',
  'rp.facts.row': '{held} {held|objective|objectives} held, {lost} {lost|unit|units} lost',
  'rp.facts.held': '{n} {n|objective|objectives} held',
  'rp.facts.lost': '{n} {n|unit|units} lost',
};
