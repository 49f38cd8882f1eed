// Words of the report of a raid: its dispatch, its moments and its losses, in French.

import type { dispatchEn } from './dispatch-en.ts';

export const dispatchFr: Record<keyof typeof dispatchEn, string> = {
  'moment.landing': 'Premier débarquement, {zone}',
  'moment.assault': 'Premier assaut, {zone}',
  'moment.alarm-attack': 'Alarme à {count} : les Allemands sortent',
  'moment.alarm-full': 'Alarme à {count} : toute la côte est éveillée',
  'tally.guns': 'Canons détruits',
  'tally.gunsLost': '{n} {n|canon détruit|canons détruits}',
  'tally.menLost': '{n} {n|pion perdu|pions perdus}',

  'moment.gun': '{unit} : détruit',
  'moment.line': 'Ligne téléphonique coupée, {zone}',
  'moment.officer': '{unit} : perdu',
  'moment.craft': '{unit} : perdu',
  'moment.prisoner': 'Un prisonnier, {zone}',
  'moment.last-off': 'Le dernier homme quitte la plage, {zone}',

  'report.from': 'De',
  'report.fromWho': '{force}, en mer',
  'report.to': 'À',
  'report.toWhom': 'Quartier général des Opérations combinées',
  'report.when': 'Date',
  'report.scale':
    '{total} ou plus : succès total. De {half} à {below} : demi-succès. Moins de {half} : échec.',
  'report.british': 'Britanniques',
  'report.german': 'Allemands',
  'report.lost': '{n} {n|perte|pertes}',
  'report.reduced': '{n} à effectif réduit',
  'report.ashore': '{n} à terre',
  'report.captured': '{n} {n|capture|captures}',
  'kind.commando': 'Commandos',
  'kind.officer': 'Officiers',
  'kind.sniper': 'Tireur d’élite',
  'kind.mortar': 'Mortier',
  'kind.craft': 'Péniches',
  'kind.infantry': 'Infanterie',
  'kind.machineGun': 'Mitrailleuses',
  'kind.flak': '{flakGuns}',
  'kind.pillbox': 'Casemates',
  'kind.gun': '{heavyGuns}',
  'report.chart':
    'Alarme et points au fil du temps. Le tableau ci-dessous donne les mêmes chiffres.',
  'report.alarm': 'Alarme',
  'report.noMoments': 'Personne n’a débarqué et rien n’a été tiré.',
  'dispatch.open.total-success': 'Opération {operation} exécutée selon le plan.',
  'dispatch.open.half-success': 'Opération {operation} exécutée en partie.',
  'dispatch.open.failure': 'Ai le regret de rendre compte de l’échec de l’opération {operation}.',
  'dispatch.event.battery':
    'Pendant l’approche, une batterie côtière a repéré la flottille dans le noir.',
  'dispatch.event.convoy':
    'Pendant l’approche, la flottille a rencontré un convoi ennemi et essuyé son feu.',
  'dispatch.event.astray': 'Dans le noir, un groupe a été porté au-delà de sa plage.',
  'dispatch.landed': 'Premières troupes à terre à {clock}, {atZone}.',
  'dispatch.neverLanded': 'Aucune troupe n’a été mise à terre.',
  'dispatch.asleep': 'La surprise a tenu : la garnison n’a jamais bougé en force.',
  'dispatch.awake': 'Dès {clock}, la garnison était debout et contre-attaquait.',
  'dispatch.guns.none':
    'La batterie n’a pas été atteinte. {allGunsFirst} peuvent encore tirer sur le convoi.',
  'dispatch.guns.held':
    'La batterie a été atteinte, mais ses canons n’ont pas été détruits. {allGunsFirst} peuvent encore tirer sur le convoi.',
  'dispatch.guns.one': 'Un canon lourd détruit ; l’autre reste en action.',
  'dispatch.guns.all':
    'La batterie a été enlevée d’assaut et {allGuns} avaient sauté à {clock}, à temps pour le débarquement principal.',
  'dispatch.guns.late':
    'La batterie a été enlevée d’assaut et {allGuns} ont sauté, mais pas avant {clock} : ils avaient eu le convoi trop longtemps sous leur feu.',
  'dispatch.line': 'La ligne téléphonique a été coupée.',
  'dispatch.strongpoints': '{strongpointsFirst} mis hors de combat : {n}.',
  'dispatch.harassed':
    'Pendant {n} {n|tour|tours}, notre feu a tenu la batterie en respect alors que ses canons étaient encore debout.',
  'dispatch.prisoners': '{n} {n|prisonnier ramené|prisonniers ramenés} pour interrogatoire.',
  'dispatch.cost.none': 'Pas une section n’a été perdue ni laissée à terre.',
  'dispatch.cost.worn': '{n} {n|section revient affaiblie|sections reviennent affaiblies}.',
  'dispatch.cost.light':
    'Nos pertes sont légères : {n} {n|section perdue ou laissée|sections perdues ou laissées} à terre.',
  'dispatch.cost.heavy': 'Nos pertes sont lourdes : {n} sections perdues ou laissées à terre.',
  'dispatch.officers.lost': '{who} {n|a été tué|ont été tués}.',
  'dispatch.officers.ashore': '{who} {n|est porté disparu|sont portés disparus}, à terre.',
  'dispatch.craft': '{n} {n|péniche n’est pas revenue|péniches ne sont pas revenues}.',
  'dispatch.home': 'Le dernier homme a quitté la plage à {clock}. Cap sur l’Angleterre.',
  'dispatch.noBoats': 'Il ne restait plus une péniche pour ramener qui que ce soit.',
  'dispatch.stranded': 'Les péniches sont reparties alors que des hommes étaient encore à terre.',
  'dispatch.noneBack': 'De ceux qui ont débarqué, personne n’est revenu.',
  'dispatch.close.triumph': 'Tous ont fait ce qui leur était demandé, et c’était beaucoup.',
  'dispatch.close.dear': 'Les canons se taisent. Le prix sera compté au retour.',
  'dispatch.close.price': 'Le travail est fait. Le prix sera compté au retour.',
  'dispatch.close.costly':
    'Les canons se taisent, mais nous les avons payés plus cher que nous ne pourrions nous le permettre une autre fois.',
  'dispatch.close.silent': 'Les canons se taisent. C’est l’essentiel.',
  'dispatch.close.half':
    'La moitié du travail est faite. L’autre moitié est toujours là, et maintenant elle est éveillée.',
  'dispatch.close.halfAsleep': 'La moitié du travail est faite. L’autre moitié est toujours là.',
  'dispatch.close.bitter': 'Ce que nous avons gagné ne vaut pas ce qu’il a coûté.',
  'dispatch.close.short': 'C’était trop peu, et il faudra recommencer.',
  'dispatch.close.nothing':
    'La batterie a ouvert le feu au lever du jour. Rien d’autre à signaler.',
  'compare.losses': 'Hommes perdus',
  'theatre.by.german': 'Allemand',
  'theatre.back.german': 'Une action allemande en arrière (Maj G)',
  'theatre.on.german': 'Une action allemande en avant (G)',
  'theatre.noOdds': 'Rien n’y dépend du hasard.',
  'theatre.noMoments': 'Personne n’a débarqué et rien n’a été tiré.',
  'theatre.keys.german': 'Une action allemande en avant ; en arrière avec Maj',
  'theatre.keys.why': 'Pourquoi les Allemands ont fait cela',
};
