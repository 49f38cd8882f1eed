// Words of the lesson, in English: what each stop says, and why it wants the order it asks for.

export const lessonEn = {
  'lesson.landing.title': 'Going ashore',
  'lesson.landing.text':
    '{clock}, and dark. The men wait in their craft off the beach. Choose the men aboard, not the craft, then the beach. Going ashore costs them movement points {rule}.',
  'lesson.landing.why': 'The first men have to be ashore before anything else can be done.',

  'lesson.front.title': 'Who stands in front',
  'lesson.front.text':
    '{front} has come ashore on top of the stack. Whoever is in front fires for all of them, is fired at and takes the loss {rule}. Bring a commando to the front.',
  'lesson.front.why': 'An officer who is hit is lost; a commando bears one hit more.',

  'lesson.marker.title': 'A marker beside you',
  'lesson.marker.text':
    'A and B lie face down: Germans, mines or wire. Whatever you do beside one can wake it, when a D10 comes to the alarm or less {rule}. The red eye of an order is that chance. Land, and see.',
  'lesson.marker.why': 'These men are in hand now, and the beach is where they are needed.',

  'lesson.lines.title': 'The lines of an assault',
  'lesson.lines.text':
    'Close quarters. The odds are shown before you say yes. Then the lines: a commando faces every German, and the others each strengthen a line from behind {rule}.',
  'lesson.lines.why': 'This post looks down on the beach: it has to fall first.',
  'lesson.lines.form': 'Leave the lines as they are offered, and fight',

  'lesson.alarm.title': 'The alarm',
  'lesson.alarm.text':
    'Landing, assaults and whoever wakes raise the alarm, and it never falls {rule}. It stands at {alarm}. From {attack} on the Germans come for you, and others march to their help. Now it is their turn.',
  'lesson.alarm.why': 'Everybody has done his part of this quarter of an hour.',

  'lesson.round.title': 'Go on, or break off?',
  'lesson.round.text':
    'A round has been fought. Another one, or back to where the assault began, and the zone stays theirs {rule}. Look at the odds, then go on.',
  'lesson.round.why': 'Whoever breaks off here has bled for nothing.',

  'lesson.wire.title': 'Wire',
  'lesson.wire.stop':
    'Wire bars the way. A bangalore opens it one time in two, and is heard everywhere: the alarm rises {rule}. Or you stop here, and go on next turn without a sound. They waited.',
  'lesson.wire.blow':
    'Wire bars the way. Stop here and go on next turn, or blow a bangalore: it opens one time in two, and is heard everywhere {rule}. They could not wait.',
  'lesson.wire.why': 'The choice is between time and noise; this is how it was made that morning.',

  'lesson.threats.title': 'What threatens you',
  'lesson.threats.text':
    'Look at your men as the Germans do before you end a phase. The red pencil says who can fire at whom, and how often it would cost you a man {rule}. Then end the phase.',
  'lesson.threats.why': 'Everybody has acted; only the enemy is left.',
  'lesson.threats.look': 'Show the threats (the target above the map, or T)',

  'lesson.pace.title': 'The pace of an officer',
  'lesson.pace.text':
    'A stack is as fast as its slowest man: {alone} movement points. With an officer beside it when it sets out, infantry has one more {rule}. {officer} is there, so the far edge is within reach.',
  'lesson.pace.why': 'Without him they would not get there this turn.',

  'lesson.odds.title': 'Odds before dice',
  'lesson.odds.text':
    'Choose the target: the card says how often the shot hits, and what each modifier is worth. Mind that a miss costs you the loss instead {rule}. A second press fires.',
  'lesson.odds.why': 'These men have come all the way for this shot.',

  'lesson.guns.title': 'The guns',
  'lesson.guns.text':
    'No fire destroys a heavy gun, only an assault {rule}: {gun} points each. The stack beside the battery goes in with the bayonet.',
  'lesson.guns.why': 'This is what everybody has come for.',

  'lesson.seats.title': 'Counting seats',
  'lesson.seats.text':
    'A craft takes {capacity} levels, and only those on the beach it lies off {rule}. Count seats, roads and turns early: whoever is ashore at the end is lost. The first of them go aboard.',
  'lesson.seats.why': 'Beach and craft will be needed by those who come after.',

  'lesson.home.title': 'Home',
  'lesson.home.text':
    'The last craft is full. Once nobody is ashore, or turn {turns} is over, the points are counted {rule}. End the phase, and the raid.',
  'lesson.home.why': 'There is nothing left to do on this coast.',

  'lesson.ended.title': 'Back at sea',
  'lesson.ended.text':
    '{vp} points, {outcome}: the raid as it was, the dice falling as things fell out that morning. The next one is yours to lead.',
};
