// Les mots pour une première bataille : l'instruction, la légende de la carte et les conseils, en français.

import type { guideEn } from './guide-en.ts';

export const guideFr: Readonly<Record<keyof typeof guideEn, string>> = {
  'rp.guide.briefing': 'Instruction',
  'rp.guide.begin': 'À la carte',
  'rp.guide.lead':
    'Vous commandez {yourArmy}. Personne ne joue les Allemands : ils suivent leur doctrine, et chacune de leurs décisions sait dire pourquoi.',
  'rp.guide.aim': 'Le but',
  'rp.guide.aimText':
    'La bataille dure {turns} tours de dix minutes. Ce qui est à vous à la fin {held|du dernier tour|des derniers tours} ({held}) compte : chaque fanion dit combien. Chaque compagnie perdue après la {free}e coûte un point. {victory} points sont une victoire, {foothold} un pied dans la place.',
  'rp.guide.order': 'Peu d’ordres, beaucoup d’hommes',
  'rp.guide.orderText':
    'Les dés disent qui a l’initiative et combien d’ordres chaque camp peut donner ce tour, l’un après l’autre. Un ordre va à une case, à une masse de compagnies semblables côte à côte, ou à une batterie. Qui a agi est fatigué.',
  'rp.guide.fire': 'Chaque pas est vu',
  'rp.guide.fireText':
    'Après chaque point d’un mouvement l’ennemi peut tirer. Une mitrailleuse qui tire sur des hommes en mouvement ne s’en fatigue pas, sauf sur un double. Désignez une case pour lire les chances d’y arriver formé, dispersé ou pas du tout, pièce par pièce.',
  'rp.guide.check': 'Formé et dispersé',
  'rp.guide.checkText':
    'Qui est touché jette deux dés contre sa cohésion : au-dessus, il est dispersé et fatigué ; à 11 ou plus, il n’est plus. Une compagnie formée fait trois cases, une dispersée une seule, mais elle offre moins de prise. Les barbelés dispersent ; une tranchée ôte trois aux dés.',
  'rp.guide.key': 'Lire la carte',
  'rp.guide.formed': 'compagnie formée : un bloc de rangs',
  'rp.guide.dispersed': 'compagnie dispersée : des hommes épars',
  'rp.guide.spent': 'barrée : fatiguée ce tour',
  'rp.guide.figures': 'à gauche la puissance de feu, à droite la cohésion',
  'rp.guide.inTrench': 'créneaux dessous : elle est dans la tranchée',
  'rp.guide.german': 'tranchée allemande',
  'rp.guide.british': 'tranchée britannique',
  'rp.guide.wire': 'barbelés ; coupés là où il y a une brèche',
  'rp.guide.flag': 'objectif, ce qu’il vaut et qui le tient',
  'rp.guide.target': 'cible d’une batterie : les tours de son sablier',
  'rp.guide.contour': 'courbes : seul un sommet cache un sommet',
  'rp.guide.crater': 'cratères : un peu de couvert',
  'rp.guide.keys':
    'La touche ? montre les raccourcis du clavier. Tout ce qui est sur la carte est aussi dans les listes Ordres et Cases.',
  'rp.hint': 'Conseil',
  'rp.hint.noMore': 'Plus de conseils',
  'rp.hint.off': 'Les conseils sont coupés. Les réglages les rendent.',
  'rp.hint.place':
    'Des compagnies côte à côte font une masse et partent sur un seul ordre. De la tranchée de tête, les mitrailleuses voient le plus loin.',
  'rp.hint.gap':
    'Une brèche épargne les compagnies qui y passent. Ouvrez les barbelés devant ce que vous voulez prendre.',
  'rp.hint.half':
    'Pressez un pion : ses voisins entrent dans sa masse. Les batteries se pointent depuis la liste ; leurs obus viennent quand un signal passe.',
  'rp.hint.act':
    'Choisissez qui part en premier. Les mitrailleuses tirent sur chacun : le second rencontrera peut-être une pièce fatiguée.',
  'rp.hint.inHand':
    'Arrêtez le pointeur sur une case et lisez les chances en chemin avant de cliquer. Un tir est aussi une action.',
  'rp.hint.inHand.touch':
    'Touchez une case. Là où l’on pourrait tirer en chemin, les chances viennent d’abord et un second mot les envoie. Un tir est aussi une action.',
  'rp.hint.point':
    'Ils se sont arrêtés parce que quelque chose est arrivé. Continuez, ou restez ici : qui s’arrête est fatigué.',
  'rp.hint.pause':
    'Tirer sur qui bouge coûte son tour à une compagnie ; à une mitrailleuse, seulement sur un double. Les consignes de feu répondent pour vous.',
  'rp.hint.strike': 'Un ennemi qui tombe libère la case ; trois blessés, non.',
  'rp.hint.messenger': 'Un messager finit par passer, mais tard.',
};
