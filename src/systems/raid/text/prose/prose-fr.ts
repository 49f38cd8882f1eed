// What happened in one human sentence, outcome first, in French: the words of the screen's log.

import type { proseEn } from './prose-en.ts';

export const proseFr: Readonly<Record<keyof typeof proseEn, string>> = {
  'number.2': 'deux',
  'number.3': 'trois',
  'number.4': 'quatre',
  'number.5': 'cinq',
  'number.6': 'six',
  'number.7': 'sept',
  'number.8': 'huit',
  'number.9': 'neuf',
  'one.infantry': 'un pion d’infanterie',
  'one.machineGun': 'une mitrailleuse',
  'one.officer': 'un officier',
  'many.infantry': '{n} pions d’infanterie',
  'many.machineGun': '{n} mitrailleuses',
  'many.officer': '{n} officiers',
  'numbers.run': '{first} à {last}',
  'the.british': 'les Britanniques',
  'the.sniper': 'le tireur d’élite',
  'the.mortar': 'le mortier',

  'tell.random-event': 'Pendant la traversée : {event}',
  'tell.alarm': 'L’alarme passe à {to} : {cause}',
  'tell.taken': '{units} {count|va|vont} agir',
  'tell.job-done': '{units} {count|a|ont} terminé pour ce tour',
  'tell.moved': '{units} {count|avance|avancent} {ofFrom} vers {to}',
  'tell.walked': '{units} {count|avance|avancent} {ofFrom} vers {to} en passant par {via}',
  'tell.landed': '{units} {count|débarque|débarquent} {ofFrom} {atTo}',
  'tell.embarked': '{units} {count|remonte|remontent} {atTo} depuis {from}',
  'tell.sailed': '{units} {count|fait|font} route {ofFrom} vers {to}',
  'tell.fell-back': '{units} {count|se replie|se replient} {ofFrom} vers {to}',
  'tell.sent-back': '{units} {count|repart|repartent} {ofFrom} vers {to}, faute de place',
  'tell.wakes': 'Le marqueur {ofZone} se réveille : il s’est passé quelque chose {atBy}',
  'tell.sleeps': 'Le marqueur {ofZone} ne se réveille pas, malgré ce qui se passe {atBy}',
  'tell.sleep': 'Les marqueurs {places} ne se réveillent pas, malgré ce qui se passe {atBy}',
  'tell.appears': '{units} {count|apparaît|apparaissent} {atZone}',
  'tell.shows': 'Le marqueur {ofZone} montre : {shows}',
  'tell.mines.explode': 'Les mines sautent {atZone}',
  'tell.mines.quiet': 'Les mines se taisent {atZone}',
  'tell.bangalore.gone': 'Les barbelés sautent {atZone}',
  'tell.bangalore.holds': 'Les barbelés tiennent {atZone} : le bangalore n’a rien fait',
  'tell.hit': '{shooter} {atFrom} {count|touche|touchent} {target} {atTo}',
  'tell.missed':
    '{shooter} {atFrom} {count|manque|manquent} {target} {atTo} et {count|subit|subissent} la perte',
  'tell.missed.shot': '{shooter} {atFrom} {count|manque|manquent} {target} {atTo}',
  'tell.backed': '{shooter}, avec {supporters} en soutien,',
  'tell.reduced': '{unit} {at} {count|passe|passent} à effectif réduit',
  'tell.lost': '{unit} {at} {count|est|sont} hors de combat',
  'tell.cost.theirs.reduced': '{text} : effectif réduit',
  'tell.cost.theirs.lost': '{text} : hors de combat',
  'tell.cost.own.reduced': '{text} et {count|passe|passent} à effectif réduit',
  'tell.cost.own.lost': '{text} et {count|est|sont} hors de combat',
  'tell.lost-aboard': '{units} {count|disparaît|disparaissent} avec le {craft}',
  'tell.assault': '{british} {count|prend|prennent} d’assaut {zone} contre {germans}',
  'tell.assault.open': '{british} {count|prend|prennent} d’assaut {zone}',
  'tell.columns': 'Round {round} {atZone} : les lignes sont formées',
  'tell.line.won': '{british} {count|l’emporte|l’emportent} sur {german} à la ligne {line}',
  'tell.line.lost': '{british} {count|cède|cèdent} devant {german} à la ligne {line}',
  'tell.prisoner': 'Le dernier Allemand se rend, {guard} {count|le garde|le gardent}',
  'tell.prisoner-lost': 'Un prisonnier est perdu',
  'tell.objective': 'Objectif détruit : {unit}',
  'tell.order.fire': 'Les Allemands tirent dans cet ordre : {zones}',
  'tell.order.movement': 'Les Allemands se déplacent dans cet ordre : {zones}',
  'tell.order.fire.one': 'Seuls les Allemands {atZone} peuvent tirer',
  'tell.order.movement.one': 'Seuls les Allemands {atZone} peuvent se déplacer',
  'tell.holds':
    '{shooter} {atFrom} {count|retient|retiennent} le tir sur {target} {atTo} : le risque d’être touché l’emporte',
  'tell.stays': '{units} {count|reste|restent} {atZone} : {reason}',
  'tell.stay.some': 'Les Allemands {places} restent sur place : {reason}',
  'tell.stay.many': '{n} autres piles restent sur place : {reason}',
  'tell.skipped': 'Les Allemands {places} n’ont plus de cible',
  'tell.close':
    'Partant {ofFrom}, {units} {count|marche|marchent} sur {whom} {atTowards} et {count|atteint|atteignent} {reached}',
  'tell.join': 'Partant {ofFrom}, {units} {count|rejoint|rejoignent} les Allemands {atTowards}',
  'tell.make-for':
    'Partant {ofFrom}, {units} {count|se dirige|se dirigent} vers les Allemands {atTowards} et {count|atteint|atteignent} {reached}',
  'tell.behind': '{text} ; {units} {count|reste|restent} en arrière',
  'tell.reinforcements.none': 'Aucun renfort n’arrive',
  'tell.reinforcements.come': 'Des renforts arrivent {atZone} : {units}',
  'tell.reinforcements.elsewhere':
    'Des renforts arrivent {atZone}, l’entrée prévue n’étant pas libre ({named}) : {units}',
  'tell.reinforcements.blocked': 'Des renforts sont là, mais aucune entrée n’est libre',
  'tell.reinforcements.full': 'Des renforts sont là, mais il n’y a pas de place {atZone}',
  'tell.route': '{distance} PM jusqu’au but ({towards}), par {route}',
  'detail.cost': '{cost} PM, reste {left} {rule}',
  'detail.dice': '{dice} {rule}',
  'detail.alarm': '{dice}, alarme {alarm} {rule}',
  'detail.marker': 'Marqueur {marker} : {shows} {rule}',
  'detail.chances': '{hits} chances sur {pairs} de toucher, {losses} d’être touché {rule}',

  'why.saw.fire': 'À portée de tir, ils ont vu les Britanniques qui étaient {places}',
  'why.saw.enemy':
    'Ils ont cherché les Britanniques et pouvaient marcher sur ceux qui étaient {places}',
  'why.saw.friend':
    'Ils ont cherché des camarades et pouvaient rejoindre ceux qui étaient {places}',
  'why.saw.out': 'Hors de question : {zone}, {reason} {rule}',
  'why.only': 'Il n’y avait pas d’autre choix {rule}',
  'why.fewest levels':
    'Ils préfèrent tirer sur les moins nombreux : {zone}, {best} {best|niveau|niveaux} contre {next} au suivant {rule}',
  'why.least protected zone':
    'À égalité, ils préfèrent le couvert le plus faible : {zone}, {best} contre {next} au suivant {rule}',
  'why.nearest in MP':
    'Ils vont au plus près : {zone}, à {best} PM contre {next} pour le suivant {rule}',
  'why.most levels':
    'À égalité, ils préfèrent les plus nombreux : {zone}, {best} {best|niveau|niveaux} contre {next} au suivant {rule}',
  'why.appeared first':
    'À égalité, ils préfèrent ceux qui sont là depuis le plus longtemps : {zone} {rule}',
  'why.first zone':
    'Rien d’autre ne départageait {zone} et {others} : le plus petit indice de zone a décidé {rule}',
  'why.else.fewest levels':
    'Avec plus de {next} {next|niveau|niveaux}, ils auraient épargné {zone} ; venait ensuite : {others}',
  'why.else.least protected zone':
    'Avec un couvert supérieur à {next}, ils auraient épargné {zone} ; venait ensuite : {others}',
  'why.else.nearest in MP':
    'À plus de {next} PM, ils auraient laissé {zone} de côté ; venait ensuite : {others}',
  'why.else.most levels':
    'Avec moins de {next} {next|niveau|niveaux}, ils auraient laissé {zone} de côté ; venait ensuite : {others}',
  'why.else.appeared first':
    'Une différence de distance ou de niveaux aurait décidé ; venait ensuite : {others}',
  'why.else.first zone': 'Toute autre différence aurait décidé ; venait ensuite : {others}',
  'why.else.fire': 'Une pile plus petite à côté d’eux aurait attiré leur tir',
  'why.else.enemy': 'Seuls des Britanniques plus faciles à atteindre les auraient détournés',
  'why.else.friend': 'Seuls des camarades plus faciles à rejoindre les auraient détournés',
  'why.entry.die': 'Le dé les envoyait ici : {zone}',
  'why.entry.free': 'Ils sont entrés par la première entrée libre : {zone} {rule}',
  'why.entry.else':
    'Des Britanniques, un marqueur face cachée, des mines ou des barbelés les auraient envoyés à l’entrée suivante',
};
