// Words of the lesson, in English: what each stop says, and why it wants the order it asks for.

export const lessonEn = {
  'rp.lesson.place.title': 'The line at zero',
  'rp.lesson.place.text':
    'The Germans stand already, for all to see. Post your brigade in its own trenches, two units to a square, formed or dispersed {rule}. Formed companies are quick and go together; dispersed ones are harder to hit.',
  'rp.lesson.place.why': 'From there it can reach the gap.',
  'rp.lesson.gap.title': 'The wire is cut',
  'rp.lesson.gap.text':
    'The bombardment has struck: what was in the open is gone, what lay in trenches is shaken. Now each side tears a gap in the wire {rule}, and the mine after them one more: through a gap, and only there, formed men stay formed.',
  'rp.lesson.gap.why': 'That is where the way to the redoubt leads.',
  'rp.lesson.mass.title': 'One order, many men',
  'rp.lesson.mass.text':
    'Dice gave {n} {n|couplet|couplets}: so many orders for each side. An order goes to one square, or to a mass of like, formed companies side by side {rule}. Press one of them, and again to give the order; press others to take them out.',
  'rp.lesson.mass.why': 'One order must do for many.',
  'rp.lesson.mass.task': 'Order the whole mass around {unit}',
  'rp.lesson.march.title': 'Every step may be fired at',
  'rp.lesson.march.text':
    'Point at the square: three figures say how likely they come there formed, dispersed or not at all, and the card says which gun does it. After every point of a move the enemy may fire {rule}. Only a double tires a machine gun.',
  'rp.lesson.march.why': 'Somebody must draw the first fire.',
  'rp.lesson.wire.title': 'Into the wire',
  'rp.lesson.wire.text':
    'No gap here. Whoever crosses wire is dispersed and spent at once, and is still fired at as a mover {rule}. Next turn they have a single point.',
  'rp.lesson.wire.why': 'There is no other way to that trench.',
  'rp.lesson.battery.title': 'Guns far behind',
  'rp.lesson.battery.text':
    'Lay a battery on a square that its observer sees {rule}. Once its hourglass has run out it tries for its signal with each order of yours: {number} or less, {chance} %. The rings show where its shells may fall; your own men suffer too.',
  'rp.lesson.battery.why': 'That is where most of them are in your way.',
  'rp.lesson.fire.title': 'Fire',
  'rp.lesson.fire.text':
    'A unit moves, or fires, or digs, or changes its formation: one of the four, then it is spent. The card says what the shot does, and who would fire back {rule}. Fire is never added up.',
  'rp.lesson.fire.why': 'A gun that is spent lets the others through.',
  'rp.lesson.trench.title': 'Down into the trench',
  'rp.lesson.trench.text':
    'Who comes over the top stands above the trench, without its cover. One more point takes them in {rule}: three off the dice from then on.',
  'rp.lesson.trench.why': 'Nobody lives long up there.',
  'rp.lesson.melee.title': 'Hand to hand',
  'rp.lesson.melee.text':
    'With the enemy in the same square a point starts a melee {rule}. Everybody checks at once, against whoever strikes at him. All are spent by it; a double may hallow the ground.',
  'rp.lesson.melee.why': 'As long as he is there, you cannot hold it.',
  'rp.lesson.held.title': 'Ground that counts',
  'rp.lesson.held.text':
    'A square belongs to the side that was last alone in it {rule}. {hex} counts {worth}, if it is yours at the end of the last turns. {victory} points are a victory; companies lost beyond the sixth are taken off.',
  'rp.lesson.held.why': 'The flag is there to be taken.',
  'rp.lesson.ended.title': 'The attack is yours',
  'rp.lesson.ended.text':
    'You stand at {vp}; {victory} are a victory. They will come back for what they have lost. Take command from here, or begin your own.',
};
