// Words of the guidance for a first battle: the briefing, the key of the map and the hints, in English.

export const guideEn = {
  'fp.guide.briefing': 'Briefing',
  'fp.guide.begin': 'To the map',
  'fp.guide.lead':
    'You command {yourArmy}. Nobody plays the Germans: they follow their rules, and every one of their decisions can say why.',
  'fp.guide.aim': 'The aim',
  'fp.guide.aimText':
    'It ends with turn {turns}, at nightfall. What you hold then counts: {objectives}. A German unit destroyed is one more, one of yours one less. {success} points are a success, {half} a half success.',
  'fp.guide.points': 'Few orders',
  'fp.guide.pointsText':
    'The field has four segments, parted by threads. Each turn dice give each of them some action points, and every order to a unit costs one of its segment.',
  'fp.guide.order': 'An order is a hex and a front',
  'fp.guide.orderText':
    'Press a unit, then the hex, then the hex it is to face. A unit sees and fires only over its front. Infantry goes one hex and may still fight, or two and may not.',
  'fp.guide.fight': 'Two volleys',
  'fp.guide.fightText':
    'The moves done, all who stood fire together, then the others. A 5 or 6 hits, and a 4 too if the target has moved or is cavalry. A 1 drives it back. Cover and height cost a die, fire from behind gains two.',
  'fp.guide.key': 'How to read the map',
  'fp.guide.french': 'French infantry: a base is a strength point',
  'fp.guide.german': 'Prussian infantry, two points lost',
  'fp.guide.front': 'heavy edge and point: its front',
  'fp.guide.gun': 'gun: it stands still',
  'fp.guide.heavy': 'battle cavalry',
  'fp.guide.light': 'light cavalry',
  'fp.guide.peg': 'has had its order this turn',
  'fp.guide.sabre': 'may fight; empty: has fought',
  'fp.guide.flag': 'objective, what it counts and who holds it',
  'fp.guide.thread': 'border of two segments',
  'fp.guide.slope': 'slope: denser where steeper, tints by level',
  'fp.guide.wood': 'wood: cover, and ends a move',
  'fp.guide.town': 'village or town: dense cover',
  'fp.guide.trench': 'entrenchment: dense cover',
  'fp.guide.end': 'may end here; full points: ways to face and still fight',
  'fp.guide.able': 'can be given an order',
  'fp.guide.keys':
    'Press ? for the keyboard shortcuts. Everything on the map is also listed under Orders and Hexes.',
  'fp.hint': 'Hint',
  'fp.hint.noMore': 'No more hints',
  'fp.hint.off': 'Hints are off. Settings bring them back.',
  'fp.hint.character':
    'A bold general gets many points and must be tested again each turn; a fainthearted one gets few. Testing is one throw, for better or worse.',
  'fp.hint.name':
    'Give the dice to the segments where units will have to march or fight: a unit without an order does not fire. You have one die for each segment with units of yours.',
  'fp.hint.deal':
    'A score goes whole to one segment. A point is an order to one unit there, and a unit without an order does not fire.',
  'fp.hint.first':
    'Who moves last can answer. Who moves first takes the ground, and the other cannot enter it.',
  'fp.hint.move':
    'Press a glowing unit. Segments are moved one after the other: once you go on to the next, the one before is closed. Even to stay and fire is an order.',
  'fp.hint.unit':
    'Press a ringed hex, or stay. The points round a ring are the ways it may face there: full ones leave it a fight, hollow ones are a march.',
  'fp.hint.facing':
    'Press the neighbouring hex it is to look at, or a side of the rose. Only what lies before its front can be attacked, and fire from behind has two dice more.',
  'fp.hint.attack':
    'Aim unit by unit; all dice fall together once both sides have aimed. Several units may aim at one target.',
  'fp.hint.follow':
    'The ground is yours to take. Ask who could fire at it there: the target above shows it.',
};
