// What only plans say, in English.

export const planEn = {
  'plan.purpose': '{order}: {why}',
  'plan.seize': 'to take {objective}',
  'plan.hold': 'to hold {objective}',
  'plan.fire': 'to fire at {target}, {n} {n|die|dice}',
  'plan.away': 'out of the fire of {foe}',
  'plan.cover': 'into cover',
  'plan.towards': 'towards {objective}',
  'plan.front': 'to face {foe}',
  'plan.finish': 'to destroy it',
  'plan.drive': 'to drive it from {objective}',
  'plan.weaken': 'to weaken it',
  'plan.risk.hit': 'a point or more {chance} %',
  'plan.risk.back': 'driven back {chance} %',
  'plan.risk.destroyed': 'destroyed {chance} %',
  'plan.risk.threat': 'under the fire of {foes}: loses a point or more {chance} %',
  'plan.risk.lost': 'is destroyed {chance} %',
} as const;
