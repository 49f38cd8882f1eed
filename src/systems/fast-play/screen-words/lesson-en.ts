// Words of the lesson, in English: what each stop says, and why it wants the order it asks for.

export const lessonEn = {
  'fp.lesson.points.title': 'Points, by the general’s character',
  'fp.lesson.points.text':
    'An order costs a point of its segment. Every segment with a unit of yours brings a die; what dice, and whether you place them before or after they fall, is your general’s character {rule}. Yours is {character}.',
  'fp.lesson.points.why': 'Most is to be done there.',

  'fp.lesson.initiative.title': 'Who moves first',
  'fp.lesson.initiative.text':
    'Your die is the better, {french} to {german}: you say who moves first {rule}. Whoever moves second has seen what the other did. Fights come after both have moved, all at once.',
  'fp.lesson.initiative.why': 'Here it pays to be {order}.',
  'fp.lesson.initiative.first': 'first on the ground that counts',
  'fp.lesson.initiative.second': 'the one who has seen the other’s moves',

  'fp.lesson.character.title': 'Another character?',
  'fp.lesson.character.text':
    'Before each turn your general may be thrown for again, for better or worse {rule}. He is {character}. Timid ones bring few points, bold ones many, but a bold one must be thrown for again.',
  'fp.lesson.character.why': 'One throw a turn, and what falls stands.',

  'fp.lesson.objective.title': 'Objectives and the score',
  'fp.lesson.objective.text':
    '{place} counts {worth} at the end. An objective belongs to whoever last came to stand on it {rule}. Units destroyed count too, one point each way. {success} points are a success, {half} a half.',
  'fp.lesson.objective.why': 'It is there to be taken, and it counts.',

  'fp.lesson.facing.title': 'Going and facing',
  'fp.lesson.facing.text':
    'Choose the unit, the hex, then the hex it is to look at. It sees and fires only to the front; whoever stands behind it fires with two dice more. Turning costs as much as a step {rule}: a march, no fight.',
  'fp.lesson.facing.why': 'From there it looks at where they will come from.',

  'fp.lesson.still.title': 'Guns that stand',
  'fp.lesson.still.text':
    'An order may be to stay. Who does not stir has its guns unlimbered: it fires in the first volley, further and with more dice {rule}. See the gun beside it. Choose the unit, its own hex, then the way it looks already.',
  'fp.lesson.still.why': 'The enemy is in range: let the guns speak.',

  'fp.lesson.odds.title': 'Odds before dice',
  'fp.lesson.odds.text':
    'Choose the target and read the card: how many dice and why, and how often the target is hit, driven back or destroyed. Against who stands a 5 or 6 hits, else a 4 does {rule}. A second press aims.',
  'fp.lesson.odds.why': 'What is hit from afar need not be met at close quarters.',

  'fp.lesson.moving.title': 'Fire on the move',
  'fp.lesson.moving.text':
    'One step or one turn, and infantry may still fight: in the second volley, after all who stood, at one hex or two, and easier to hit {rule}. A blue ring marks such hexes.',
  'fp.lesson.moving.why': 'It gets at the enemy this turn, and not only next.',

  'fp.lesson.retreat.title': 'Falling back',
  'fp.lesson.retreat.text':
    'Every 1 on the dice drives the target back a hex, away from the shot; if it cannot go, it is hit instead {rule}. Only the first 1 against troops standing in a village or behind earthworks does nothing.',
  'fp.lesson.retreat.why': 'This is the shot that is wanted.',

  'fp.lesson.follow.title': 'Breakthrough',
  'fp.lesson.follow.text':
    'The hex before it is empty: who fought at one hex’s distance may take it at once, at no cost {rule}. It gains ground, and leaves what it held. Look whom it would have behind it.',
  'fp.lesson.follow.why': 'The way is open.',

  'fp.lesson.threats.title': 'What they could do',
  'fp.lesson.threats.text':
    'Before the last order of a turn, look at your line as they do: red pencil shows who could fire at whom, and with how many dice {rule}. Then give the order.',
  'fp.lesson.threats.why': 'All others have their orders.',
  'fp.lesson.threats.look': 'Show the threats (the target above the map, or T)',

  'fp.lesson.ended.title': 'The battle is yours',
  'fp.lesson.ended.text':
    'You stand at {vp} points; {success} at dusk are a success, and the Prussians still march to the guns. Take command from here, or begin your own.',
};
