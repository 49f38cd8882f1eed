// Words of the command line and of what is answered in it, in French.

import type { voiceEn } from './voice-en.ts';

export const voiceFr: Readonly<Record<keyof typeof voiceEn, string>> = {
  'voice.title': 'Ligne de commande',
  'voice.label': 'Commande',
  'voice.example': 'ordres, lieu, menaces, fin, aide',
  'voice.close': 'Fermer la ligne de commande',
  'voice.numbered': '{n} : {what}.',
  'voice.more': 'Encore {n} : tapez suite.',
  'voice.noOrders': 'Il n’y a rien à ordonner maintenant.',
  'voice.which': 'Lequel ?',
  'voice.whichPlace': 'Laquelle : {places} ?',
  'voice.unknown':
    '« {typed} » n’est pas compris. Tapez ordres pour entendre ce qui est possible, ou aide.',
  'voice.noPlace': 'Aucun lieu ne s’appelle « {typed} ».',
  'voice.notNow':
    '« {typed} » n’est pas possible maintenant. Tapez ordres pour entendre ce qui l’est.',
  'voice.noNumber': 'Il n’y a pas d’ordre {n}.',
  'voice.noArmed': 'Aucun ordre n’attend d’être exécuté.',
  'voice.dropped': 'Abandonné.',
  'voice.busy': 'L’ennemi agit. Tapez suivant ou passer.',
  'voice.nothing': 'Rien n’a encore été dit.',
  'voice.noDetails': 'Il n’y a rien de plus à dire.',
  'voice.noWhy': 'L’ennemi n’a encore rien choisi.',
  'voice.sum': '{who} : {parts}, en tout {total}.',
  'voice.help': 'Tapez un ordre : un verbe et un lieu, par son nom ou son sigle. Ou son numéro.',
  'voice.help.ask':
    'Demandez : ordres, lieu suivi d’un nom, menaces, situation, points, pourquoi, répéter, détails, suite.',
  'voice.help.do':
    'Et aussi : oui, non, annuler, suivant, passer, fin. Échap ferme la ligne de commande.',
  'voice.small': 'le la les l un une a à au aux de du des d sur dans vers en par svp',
  'voice.all': 'tous tout monde',
  'voice.cmd.orders': 'ordres ordre liste quoi que o',
  'voice.cmd.place': 'lieu zone hexagone où voir i',
  'voice.cmd.threats': 'menaces menace danger h',
  'voice.cmd.repeat': 'répéter répète r',
  'voice.cmd.details': 'détails détail v',
  'voice.cmd.more': 'suite',
  'voice.cmd.status': 'situation question',
  'voice.cmd.score': 'points score',
  'voice.cmd.why': 'pourquoi',
  'voice.cmd.help': 'aide commandes',
  'voice.cmd.commit': 'oui exécuter exécute',
  'voice.cmd.cancel': 'non abandonner',
  'voice.cmd.undo': 'annuler annule z',
  'voice.cmd.next': 'suivant n',
  'voice.cmd.skip': 'passer passe s',
};
