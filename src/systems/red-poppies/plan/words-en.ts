// What only plans say, in English.

export const planEn = {
  'plan.purpose': '{order}: {why}',
  'plan.seize': 'to take {hex}',
  'plan.hold': 'to hold {hex}',
  'plan.towards': 'towards {hex}',
  'plan.throw': 'to throw them out of {hex}',
  'plan.blind': 'to blind whoever looks across {hex}',
  'plan.break': 'to break {foes}',
  'plan.shell': 'on {foes}',
  'plan.trench': 'into the cover of the trench',
  'plan.cover': 'into cover',
  'plan.form': 'to be quick again',
  'plan.lie': 'to be harder to hit',
  'plan.risk.fight': '{unit} broken {broken} %, destroyed {destroyed} %',
  'plan.risk.point': 'on the way {unit} is dispersed {broken} %, destroyed {destroyed} %',
  'plan.risk.fall': 'signal {signal} %, then on the target {on} %',
} as const;
