// Why the Germans did what they did, in English: what they saw, what they preferred, what would have changed their mind.

export const whyEn = {
  // The questions, as the full trace heads them
  'question.test the character': 'whether to test their general',
  'question.lead a segment': 'whether their general leads a segment himself',
  'question.which segment gets the die': 'which segment gets the die',
  'question.who moves first': 'who moves first',
  'question.the next order': 'which unit gets the next order, and what order',
  'question.whom to attack': 'whom to attack',
  'question.convert a loss': 'whether to give ground instead of losing a point',
  'question.follow up': 'whether to follow up',

  // Decisions between yes and no, by the reason that settled them
  'why.saw.test the character': 'Their general was {character}',
  'why.saw.lead a segment': 'Their general looked for the segment with most of his units',
  'why.saw.who moves first': 'They had won the choice, {german} to {french}',
  'why.saw.convert a loss':
    '{unit} {unitN|was|were} hit and could give ground instead of losing a point',
  'why.saw.follow up': '{unit} had the place of its opponent before it, empty: {hex}',
  'why.forced': 'A bold general, or one who has led a segment, must be tested {rule}',
  'why.discontent': 'They want a bolder one: whoever is less than pragmatic is tested {rule}',
  'why.content': 'A pragmatic general is what they want {rule}',
  'why.more by leading':
    'Leading {segment} himself he activates clearly more units than his dice would {rule}',
  'why.more by command': 'His dice were worth more than leading a segment himself {rule}',
  'why.let them show their hand':
    'They always let the French move first, so as to answer what they see {rule}',
  'why.somewhere to go': 'There was room to fall back, and ground is cheaper than men {rule}',
  'why.nowhere to go': 'There was no room to fall back {rule}',
  'why.objective': '{hex} is an objective: they always go into one {rule}',
  'why.not into the bag': 'There {unit} would have had an enemy at its back {rule}',
  'why.stay on what we hold': 'Its task was to keep the place it stands on {rule}',
  'why.forward': '{hex} lies nearer its goal {rule}',
  'why.no nearer': '{hex} lies no nearer its goal {rule}',
  'why.else.forced': 'They had no choice',
  'why.else.discontent': 'A pragmatic general they would have kept',
  'why.else.content': 'A fainthearted or cautious one they would have tested',
  'why.else.more by leading': 'With fewer units there he would have left it to his dice',
  'why.else.more by command': 'With more units in one segment he would have led it himself',
  'why.else.let them show their hand': 'Nothing on the field would have changed that',
  'why.else.somewhere to go':
    'With enemies, water or friends behind it, it would have taken the loss',
  'why.else.nowhere to go': 'One free hex behind it, and it would have given ground',
  'why.else.objective': 'Only a place that is no objective makes them think twice',
  'why.else.not into the bag': 'Without that enemy it would have gone by its goal',
  'why.else.stay on what we hold': 'An objective in the empty place would have drawn it on',
  'why.else.forward': 'An enemy in contact behind its new front would have held it back',
  'why.else.no nearer': 'Had the place been nearer its goal, it would have gone',

  // Points
  'why.points.die':
    '{score} {score|point|points} (die: {die}) to {segment}, where most units were still without points {rule}',
  'why.points.named':
    'A die for {segment}, named before it fell: there most units were still without points {rule}',
  'why.points.west':
    '{segment} and {others} wanted it alike; the first from the west gets it {rule}',
  'why.points.only': 'They have units in {segment} alone {rule}',
  'why.points.else': 'More units without points elsewhere would have drawn the next die there',

  // The next order
  'why.saw.order':
    'In the {segment} segment they had {n} {n|order|orders} to choose from, for {units} {rule}',
  'why.mission':
    '{unit} {unitN|has|have} its task: {mission}; its goal of the moment is {goal} {rule}',
  'why.no-mission': '{unit} {unitN|is|are} to hold where it stands {rule}',
  'why.kind.face about':
    'First of all {unit} had to face enemies near by who stood behind its front {rule}',
  'why.kind.finish':
    '{unit} could destroy {target}: {dice} {dice|die|dice}, and that is enough for what is left of it {rule}',
  'why.kind.spare':
    '{unit} {unitN|is|are} weak and under heavy fire: it goes where it has {take} to fear {rule}',
  'why.kind.stab':
    '{unit} could take {target} from behind with {dice} {dice|die|dice}, with {take} to fear in return {rule}',
  'why.kind.seize': '{unit} could walk into an objective that is not theirs: {hex} {rule}',
  'why.kind.storm':
    '{unit} could storm {target}: {give} to expect, {take} to fear in return {rule}',
  'why.kind.draw off':
    '{unit} lay under a fire it could not answer by half, and went where it has {take} to fear {rule}',
  'why.kind.gun line':
    '{unit} could stand and fire at {target} with {dice} {dice|die|dice}: {give} to expect {rule}',
  'why.kind.into line':
    'From {hex} {unit} will have {dice} {dice|die|dice} next turn, with {take} to fear on the way {rule}',
  'why.kind.march': 'With nothing better to do {unit} gained ground towards {goal} {rule}',
  'why.kind.shot': 'A shot at {target} was better than none: {dice} {dice|die|dice} {rule}',
  'why.kind.front': '{unit} did not face its enemies and turned to them {rule}',
  'why.hits.none': 'no hit',
  'why.hits.exactly': '{hits} {n|hit|hits}',
  'why.hits': 'about {hits} {n|hit|hits}',
  'why.nerve': 'Their general accepts up to {nerve} of your fire for it {rule}',
  'why.rank':
    'Of all orders {n} {n|was|were} of this kind, the most pressing; the others came after {rule}',
  'why.rank.units': '{others} had nothing as pressing to do {rule}',
  'why.only': 'There was no other order to give {rule}',
  'why.order.next': 'Next best: {others}',
  'why.else.order.face about':
    'With nobody behind its front it would have been free for other things',
  'why.else.order.finish':
    'With more left to {target} than {give} can take, it would not have been enough',
  'why.else.order.spare':
    'With more than two points left, or under less fire, it would have stayed',
  'why.else.order.stab':
    'Had {target} shown its front, it would have been an attack like any other',
  'why.else.order.seize':
    'A unit of yours there, or more than {nerve} to expect of your fire on it, would have kept them away',
  'why.else.order.storm':
    'More than {nerve} to expect of your fire, or more of them than it gives, would have stopped it',
  'why.else.order.draw off': 'Had its own fire been worth half of yours, it would have stayed',
  'why.else.order.gun line':
    'With {target} out of sight or out of range it would have moved on towards {goal}',
  'why.else.order.into line':
    'More than {nerve} to expect of your fire there would have kept it away',
  'why.else.order.march':
    'More than {nerve} to expect of your fire there, or too many of yours near by, would have stopped it',
  'why.else.order.shot': 'Two dice from another place, or a safe way on, would have been better',
  'why.else.order.front': 'Had it faced your units, it would have stayed as it was',

  // What each filter prefers, of orders and of targets
  'filter.rank': 'most pressing kind',
  'filter.most give': 'most hits to expect',
  'filter.least take': 'least fire in return',
  'filter.most give less take': 'most hits for the least fire',
  'filter.nearest its goal': 'nearest its goal',
  'filter.cover': 'in cover',
  'filter.least movement': 'least movement',
  'filter.two dice next turn': 'two dice next turn',
  'filter.most dice from afar': 'most dice from afar',
  'filter.most dice next turn': 'most dice next turn',
  'filter.most way gained': 'most way gained',
  'filter.front to the enemy': 'best front to the enemy',
  'filter.roll call': 'first in the order of battle',
  'filter.map order': 'first in the order of the map',
  'filter.not already dead': 'not already as good as destroyed',
  'filter.kill': 'can be destroyed',
  'filter.most effect': 'most hits to expect',
  'filter.on the ground that counts': 'stands on an objective',
  'filter.weakest': 'weakest',
  'filter.most units without points': 'most units without points',
  'filter.from the west': 'first from the west',
  'filter.forced': 'must be tested',
  'filter.discontent': 'not content with him',
  'filter.content': 'content with him',
  'filter.more by leading': 'more by leading himself',
  'filter.more by command': 'more by his dice',
  'filter.let them show their hand': 'let them show their hand',
  'filter.somewhere to go': 'somewhere to go',
  'filter.nowhere to go': 'nowhere to go',
  'filter.objective': 'an objective',
  'filter.not into the bag': 'an enemy would be at its back',
  'filter.stay on what we hold': 'stays on what it holds',
  'filter.forward': 'nearer its goal',
  'filter.no nearer': 'no nearer its goal',
  'why.step.most give': 'Of these they preferred the most effect: {best} against {next} {rule}',
  'why.step.least take':
    'Of these they preferred the least fire in return: {best} against {next} {rule}',
  'why.step.most give less take':
    'Of these they preferred the best bargain of effect and risk {rule}',
  'why.step.nearest its goal':
    'Of these they preferred the nearest to the goal: {best} against {next} by the way {rule}',
  'why.step.cover': 'Of these they preferred cover {rule}',
  'why.step.least movement': 'Of these they preferred the least movement {rule}',
  'why.step.two dice next turn': 'Of these they preferred a place with two dice next turn {rule}',
  'why.step.most dice from afar':
    'Of these they preferred the most dice from afar: {best} against {next} {rule}',
  'why.step.most dice next turn':
    'Of these they preferred the most dice next turn: {best} against {next} {rule}',
  'why.step.most way gained':
    'Of these they preferred the most way gained: {best} against {next} {rule}',
  'why.step.front to the enemy': 'Between like orders the better front to the enemy decided {rule}',
  'why.step.roll call': 'Nothing else told the rest apart: the order of battle decided {rule}',
  'why.step.map order': 'Nothing else told the rest apart: the order of the map decided {rule}',

  // Whom to attack
  'why.saw.targets': '{unit} could attack {targets} {rule}',
  'why.target.not already dead':
    '{others}: what others aim at it is already enough to destroy it {rule}',
  'why.target.kill': 'They prefer whom they can destroy: {target} {rule}',
  'why.target.most effect':
    'They prefer where most can be expected: {target}, {best} against {next} {rule}',
  'why.target.on the ground that counts':
    'They prefer whoever stands on an objective: {target} {rule}',
  'why.target.weakest':
    'They prefer the weakest: {target}, {best} {best|point|points} against {next} {rule}',
  'why.target.roll call':
    'Nothing else told them apart: the order of battle decided for {target} {rule}',
  'why.target.only': 'There was nobody else to attack {rule}',
  'why.else.target.not already dead':
    'Had nobody else aimed at it, it would have been looked at too',
  'why.else.target.kill':
    'With more points left to {target}, they would have gone by what can be expected',
  'why.else.target.most effect':
    'In cover, on higher ground or further off {target} would have been spared for {others}',
  'why.else.target.on the ground that counts':
    'Off the objective {target} would have been one of several',
  'why.else.target.weakest':
    'With more than {next} {next|point|points} {target} would have been spared for {others}',
  'why.else.target.roll call': 'The least difference that counts would have decided before that',
  'why.else.target.only':
    'Another target in front, in sight and in range would have made them choose',

  // The full trace
  'trace.question': 'Question: {question} {rule}',
  'trace.count': '{n} {n|candidate|candidates}',
  'trace.filter': '{name} {rule}: {values}; {kept} left',
  'trace.value': '{what} {value}',
  'trace.more': '{n} more',
  'trace.chosen': 'Chosen: {what}',
  'trace.yes': 'yes',
  'trace.no': 'no',
} as const;
