// Words of the guidance for a first raid: the briefing, the key of the map and the hints, in English.

export const guideEn = {
  'guide.briefing': 'Briefing',
  'guide.begin': 'To the map',
  'guide.lead':
    'You lead {yourForce}. The garrison has no player: it follows its rules, and every move can tell why.',
  'guide.aim': 'The aim',
  'guide.aimText':
    'Destroy the heavy guns ({place}). {worth} {total} points are a total success, {half} half of one. Losses cost points.',
  'guide.turn': 'A turn',
  'guide.turnText':
    'Choose a stack and give it up to two different actions: land, march, fire, assault, embark. Then the next stack. End your phase when you are done, and the Germans act.',
  'guide.quiet': 'Quiet does it',
  'guide.quietText':
    'Landing, assaults and being found out raise the alarm. From {attack} on the Germans come for you. A and B markers hide Germans, mines or wire, and may wake when you act beside them.',
  'guide.home': 'And back',
  'guide.homeText':
    'Be aboard again before turn {turns} is over: whoever is left ashore is lost. Battery, beach and craft are all part of the plan.',
  'guide.key': 'How to read the map',
  'guide.open0': 'open ground',
  'guide.cover1': 'protection 1',
  'guide.cover3': 'protection 3',
  'guide.water': 'water; double: craft wait here',
  'guide.road': 'road, 1 MP',
  'guide.path': 'path, 1 MP',
  'guide.rough': 'rough, 2 MP',
  'guide.fire': 'line of fire only',
  'guide.landing': 'landing',
  'guide.sea': 'sea',
  'guide.markers': 'face down: not known yet',
  'guide.entry': 'Germans may arrive here',
  'guide.factors': 'fire – assault – movement; dots: steps left',
  'guide.able': 'may act now',
  'guide.keys':
    'Press ? for the keyboard shortcuts. Everything on the map is also listed under Orders and Zones.',
  'guide.hint': 'Hint',
  'guide.noMore': 'No more hints',
  'guide.off': 'Hints are off. Settings bring them back.',
  'guide.load':
    'Every craft takes {capacity} levels. The standard loading is a sound one: “To sea” begins the raid.',
  'guide.chooseAfloat':
    'Get the men ashore first. Choose the men aboard a craft on the list, or press the glowing craft on the map. Choosing the craft itself sails it somewhere else.',
  'guide.chooseWait':
    'Nobody can land any more this turn. Sail the craft if it helps, then end the phase.',
  'guide.chooseHome':
    'Nobody is left ashore. Sail craft with men aboard out of reach of the guns, then end the phase: the raid is over at the end of a turn in which no German can fire at them.',
  'guide.chooseNobody':
    'Nobody is left to lead, ashore or aboard. End the phase: the raid is over.',
  'guide.chooseOver':
    'This is the last turn, and nobody is ashore. Sail craft with men aboard out of reach of the guns, then end the phase: the raid is over.',
  'guide.chooseLast':
    'This is the last turn: whoever is still ashore at its end is lost. Embark everyone you can, then end the phase.',
  'guide.chooseEnd': 'Every stack has acted. End the phase, and the Germans act.',
  'guide.choose':
    'What glows blue can still act. Each stack acts once a turn; end the phase when you have done enough. The red target above shows what the Germans could do to you.',
  'guide.actAfloat':
    'Blue rings are zones within reach, with their cost in movement points. The red eye is the chance that a marker wakes.',
  'guide.act':
    'Press a zone or an order. Fire and assault show their odds before you commit. The counters above: press one to leave it behind.',
  'guide.actSpent': 'One action is taken. A second one must be of another kind.',
  'guide.actBoth':
    'Both actions are taken. A march that has begun may go on; then this stack has finished.',
  'guide.wire': 'Wire bars the way. The charge opens it half of the time, and is always heard.',
  'guide.columns':
    'The game has formed the lines: fight the round, or change them first. Each German is faced by a commando; the others support a line.',
  'guide.round': 'Go on while the odds are yours. Breaking off saves men and gives up the ground.',
  'guide.sendBack': 'A zone holds {levels} levels. Whoever is too many stays one zone behind.',
};
