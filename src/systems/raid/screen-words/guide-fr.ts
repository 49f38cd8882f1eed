// Words of the guidance for a first raid: the briefing, the key of the map and the hints, in French.

import type { guideEn } from './guide-en.ts';

export const guideFr: Record<keyof typeof guideEn, string> = {
  'guide.briefing': 'Consignes',
  'guide.begin': 'Voir la carte',
  'guide.lead':
    'Vous menez {yourForce}. La garnison n’a pas de joueur : elle suit ses règles, et le jeu peut expliquer chacun de ses gestes.',
  'guide.aim': 'Le but',
  'guide.aimText':
    'Objectif : {place}. Détruisez-y les canons lourds. {worth} {total} points font un succès total, {half} un demi-succès. Les pertes en coûtent.',
  'guide.turn': 'Un tour',
  'guide.turnText':
    'Choisissez une pile et donnez-lui jusqu’à deux actions différentes : débarquer, marcher, tirer, donner l’assaut, embarquer. Puis la pile suivante. Terminez votre phase, et les Allemands agissent.',
  'guide.quiet': 'Sans bruit',
  'guide.quietText':
    'Débarquer, donner l’assaut ou être découvert fait monter l’alarme. À partir de {attack}, les Allemands viennent à vous. Les marqueurs A et B cachent des Allemands, des mines ou des barbelés, et peuvent se réveiller quand vous agissez à côté.',
  'guide.home': 'Et retour',
  'guide.homeText':
    'Soyez à bord avant la fin du tour {turns} : qui reste à terre est perdu. Batterie, plage et péniches font partie du plan.',
  'guide.key': 'Lire la carte',
  'guide.open0': 'terrain découvert',
  'guide.cover1': 'protection 1',
  'guide.cover3': 'protection 3',
  'guide.water': 'eau ; double : les péniches attendent ici',
  'guide.road': 'route, 1 PM',
  'guide.path': 'chemin, 1 PM',
  'guide.rough': 'difficile, 2 PM',
  'guide.fire': 'tir seulement',
  'guide.landing': 'débarquement',
  'guide.sea': 'mer',
  'guide.markers': 'face cachée : encore inconnu',
  'guide.entry': 'des Allemands peuvent arriver ici',
  'guide.factors': 'tir – assaut – mouvement ; points : pertes à encaisser',
  'guide.able': 'peut agir',
  'guide.keys':
    'La touche ? affiche les raccourcis. Tout ce qui est sur la carte figure aussi sous Ordres et Zones.',
  'guide.hint': 'Conseil',
  'guide.noMore': 'Masquer les conseils',
  'guide.off': 'Les conseils sont masqués. Vous pouvez les rétablir dans les réglages.',
  'guide.load':
    'Chaque péniche prend {capacity} niveaux. Le chargement standard est bon : « En mer » lance le raid.',
  'guide.chooseAfloat':
    'Débarquez d’abord les hommes. Choisissez dans la liste les hommes à bord d’une péniche, ou touchez la péniche qui luit sur la carte. Choisir la péniche elle-même, c’est la déplacer.',
  'guide.chooseWait':
    'Plus personne ne peut débarquer pendant ce tour. Déplacez les péniches si c’est utile, puis terminez la phase.',
  'guide.chooseHome':
    'Il n’y a plus personne à terre. Menez les péniches chargées d’hommes hors de portée des canons, puis terminez la phase : le raid s’achève à la fin d’un tour où plus aucun Allemand ne peut tirer sur elles.',
  'guide.chooseNobody':
    'Il n’y a plus personne à mener, ni à terre ni à bord. Terminez la phase : le raid s’achève.',
  'guide.chooseOver':
    'C’est le dernier tour, et il n’y a personne à terre. Menez les péniches chargées d’hommes hors de portée des canons, puis terminez la phase : le raid s’achève.',
  'guide.chooseLast':
    'C’est le dernier tour : qui est encore à terre à la fin est perdu. Embarquez qui vous pouvez, puis terminez la phase.',
  'guide.chooseEnd': 'Toutes les piles ont agi. Terminez la phase, et les Allemands agissent.',
  'guide.choose':
    'Ce qui luit en bleu peut encore agir. Chaque pile agit une fois par tour ; terminez la phase quand cela suffit. La cible rouge en haut montre ce que les Allemands pourraient vous faire.',
  'guide.actAfloat':
    'Les anneaux bleus sont les zones à portée, avec leur coût en points de mouvement. L’œil rouge est la chance qu’un marqueur se réveille.',
  'guide.act':
    'Touchez une zone ou un ordre. Tir et assaut montrent leurs chances avant d’être exécutés. Les pions en haut : touchez-en un pour le laisser sur place.',
  'guide.actSpent': 'Une action est faite. La seconde doit être d’un autre genre.',
  'guide.actBoth':
    'Les deux actions sont faites. Une marche commencée peut continuer ; ensuite, cette pile a terminé.',
  'guide.wire':
    'Des barbelés barrent la route. La charge les ouvre une fois sur deux, et s’entend toujours.',
  'guide.columns':
    'Le jeu a formé les lignes : combattez, ou changez-les d’abord. Chaque Allemand a un commando en face ; les autres soutiennent une ligne.',
  'guide.round':
    'Poursuivez tant que les chances sont pour vous. Rompre épargne des hommes, mais cède le terrain.',
  'guide.sendBack':
    'Une zone contient {levels} niveaux. Qui est de trop reste une zone en arrière.',
};
