// What a map shows besides its zones: the sheet's size, the coast, the river, and from the battle's card a dateline and
// a scale judged by eye.

import type { BattleCard } from '../../../engine/battle.ts';
import type { Drawing, Scenario } from '../rules/scenario.ts';

export type MapArt = Drawing & BattleCard['sheet'];

export const mapArt = ({ drawing, card }: Scenario): MapArt => ({ ...drawing, ...card.sheet });
