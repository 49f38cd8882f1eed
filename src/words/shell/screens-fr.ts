// Words of the screens around the raid, in French.

import type { screensEn } from './screens-en.ts';

export const screensFr: Record<keyof typeof screensEn, string> = {
  'nav.back': 'Accueil',
  'nav.backToRaid': 'Retour à la partie',
  'nav.backToReplay': 'Retour à la projection',
  'nav.backToReport': 'Retour au rapport',
  'nav.drop': 'Déposez le fichier pour l’ouvrir',
  'nav.help': 'Raccourcis',
  named: '{name} : {what}',
  'sound.missing': 'Les sons n’ont pas pu être chargés ; la partie continue en silence.',

  'new.kicker': 'Ordre d’opération',
  'new.level': 'Niveau',
  'new.chance': 'Les dés',
  'new.seed': 'Graine',
  'new.seedText': 'La même graine et les mêmes ordres donnent la même partie, jusqu’au dernier dé.',
  'new.seedEmpty': 'Donnez une graine : n’importe quel mot ou nombre.',
  'new.seedLong': '40 caractères au plus.',
  'new.random': 'En tirer une',
  'new.practice': 'Entraînement',
  'new.practiceText':
    'Tout peut être annulé, même ce que les dés ont décidé et ce qui s’est découvert. Sinon, l’annulation s’arrête là.',
  'new.start': 'Commencer',
  'new.underWay': 'La partie en cours reste où elle est. Vous la trouverez dans les archives.',

  'replays.empty':
    'Aucune partie n’est encore allée à son terme. Vous retrouverez ici les rapports.',
  'replays.seed': 'Graine',
  'replays.practice': 'Entraînement',
  'replays.events': 'Événements',
  'replays.received': 'Reçu',
  'replays.download': 'Enregistrer dans un fichier',

  'settings.sound': 'Son',
  'settings.sound.off': 'Coupé',
  'settings.sound.soft': 'Doux',
  'settings.sound.full': 'Fort',

  'damaged.title': 'Cette partie ne peut pas être ouverte',
  'damaged.record': 'Les données gardées par ce navigateur sont abîmées (« {what} »).',
  'damaged.action': 'L’ordre {n}, « {text} », ne convient pas à la position où il est donné.',
  'damaged.turn':
    'Le tour {turn} ne se rejoue pas comme il a été noté : l’empreinte gardée avec cette partie est autre.',
  'damaged.result': 'Le résultat gardé avec cette partie n’est pas celui auquel mènent ses ordres.',
  'damaged.mend': 'Le corriger d’après ses ordres',
  'damaged.scenario': 'La partie appartient à une bataille que cette version n’a pas.',
  'damaged.level': 'La partie a été jouée à un niveau que cette version n’a pas.',
  'damaged.optional': 'La partie a été jouée avec une règle optionnelle que cette version n’a pas.',
  'damaged.kept':
    'Elle est gardée telle quelle. Enregistrez-la dans un fichier pour signaler l’erreur ou essayer une autre version.',
  'damaged.download': 'L’enregistrer dans un fichier',
  'damaged.continue': 'Reprendre au dernier ordre qui convient',

  'none.title': 'Pas de partie ici',
  'none.text':
    'Il n’y a pas de partie à cette adresse. Elle a pu être supprimée, ou jouée dans un autre navigateur.',

  'elsewhere.title': 'Un autre onglet joue cette partie.',
  'elsewhere.text':
    'Ici vous ne pouvez que regarder. Reprenez-la pour continuer là où en est l’autre onglet.',
  'elsewhere.parted':
    'Il a repris la partie avant que les derniers ordres donnés ici ne lui parviennent. Ils sont gardés dans les archives comme une partie à part.',
  'elsewhere.own': 'Continuer la mienne',
  'elsewhere.takeOver': 'Continuer ici',

  'error.title': 'Une erreur est survenue',
  'error.text': 'Le jeu a rencontré une erreur interne.',
  'error.kept':
    'Votre partie est gardée jusqu’au dernier ordre. Vous pouvez aussi l’enregistrer dans un fichier, à joindre au signalement de l’erreur.',
  'error.detail': 'Ce que dit le programme',
  'error.save': 'Enregistrer la partie dans un fichier',
  'error.reload': 'Recharger le jeu',
  'lost.text': 'Il n’y a rien à cette adresse.',
  'lost.home': 'Retour à l’accueil',
  'help.title': 'Raccourcis clavier',
  'help.help': 'Afficher ces raccourcis',
  'help.close': 'Fermer ce qui est ouvert',
  'help.tab': 'Aller à la commande suivante ou précédente',
  'help.press': 'Activer la commande sélectionnée',
  'help.everywhere': 'Partout',
  'key.Esc': 'Échap',
  'key.Enter': 'Entrée',
  'key.Space': 'Espace',
  'key.Tab': 'Tab',
  'key.Shift': 'Maj',
  'key.Del': 'Suppr',
  'key.PgUp': 'Pg préc.',
  'key.PgDn': 'Pg suiv.',
  'key.Home': 'Début',
  'key.End': 'Fin',
  'kit.rule': 'Règle {id}',
  'kit.handle': 'Monter ou baisser le volet',
};
