// Words of the guidance for a first battle: the briefing, the key of the map and the hints, in English.

export const guideEn = {
  'rp.guide.briefing': 'Briefing',
  'rp.guide.begin': 'To the map',
  'rp.guide.lead':
    'You command {yourArmy}. Nobody plays the Germans: they follow their doctrine, and every one of their decisions can say why.',
  'rp.guide.aim': 'The aim',
  'rp.guide.aimText':
    'It lasts {turns} turns of ten minutes. What is yours at the end of the last {held} {held|turn|turns} counts: each flag says how much. Every company lost after the {free}th costs a point. {victory} points are a victory, {foothold} a foothold.',
  'rp.guide.order': 'Few orders, many men',
  'rp.guide.orderText':
    'The dice say who has the initiative and how many orders each side may give this turn, one by one in turn. An order goes to a square, to a mass of like companies side by side, or to a battery. Whoever has acted is spent.',
  'rp.guide.fire': 'Every step is seen',
  'rp.guide.fireText':
    'After each point of a move the enemy may fire. Machine guns that fire at men on the move do not tire of it, unless they throw a double. Point at a square to read how likely your men are to come there formed, dispersed or not at all, gun by gun.',
  'rp.guide.check': 'Formed and dispersed',
  'rp.guide.checkText':
    'Who is hit throws two dice against its cohesion: above it, it is dispersed and spent; 11 or more and it is gone. A formed company goes three squares, a dispersed one goes one, and is harder to hit. Wire disperses; a trench takes three off the dice.',
  'rp.guide.key': 'How to read the map',
  'rp.guide.formed': 'company, formed: a block of ranks',
  'rp.guide.dispersed': 'company, dispersed: scattered men',
  'rp.guide.spent': 'struck through: spent this turn',
  'rp.guide.figures': 'left: fire power; right: cohesion',
  'rp.guide.inTrench': 'crenels below it: it is in the trench',
  'rp.guide.german': 'German trench',
  'rp.guide.british': 'British trench',
  'rp.guide.wire': 'wire; cut where there is a gap',
  'rp.guide.flag': 'objective, what it counts and who holds it',
  'rp.guide.target': 'target of a battery: the turns left in its hourglass',
  'rp.guide.contour': 'contours: only a summit blocks a summit',
  'rp.guide.crater': 'craters: a little cover',
  'rp.guide.keys':
    'Press ? for the keyboard shortcuts. Everything on the map is also listed under Orders and Squares.',
  'rp.hint': 'Hint',
  'rp.hint.noMore': 'No more hints',
  'rp.hint.off': 'Hints are off. Settings bring them back.',
  'rp.hint.place':
    'Companies side by side are one mass and go on one order. Machine guns see farthest from the front trench.',
  'rp.hint.gap':
    'A gap saves the companies that go through it. Open the wire before the place you want.',
  'rp.hint.half':
    'Press a counter: those beside it join its mass. Batteries are laid from the list; their shells come when a signal gets through.',
  'rp.hint.act':
    'Choose who goes first. The guns fire at each in turn: the second may meet a tired gun.',
  'rp.hint.inHand':
    'Point at a square and read the chances along the way before you press it. A shot is an action too.',
  'rp.hint.inHand.touch':
    'Press a square. Where somebody could fire on the way, the chances come first and a second word sends them. A shot is an action too.',
  'rp.hint.point':
    'They stopped because something happened. Go on, or stop here: who stops is spent.',
  'rp.hint.pause':
    'Fire at who moves costs a rifle company its turn; a machine gun only on a double. Standing orders answer for you.',
  'rp.hint.strike': 'One who falls frees the square; three who are hurt do not.',
  'rp.hint.messenger': 'Messengers always get through in the end, but late.',
};
