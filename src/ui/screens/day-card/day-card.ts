// The card that a day's raid ends in: result, par, losses and the strip of the raid. The picture, the line and what a
// screen reader says are all made of it.

import '../../../words/shell/day.ts';
import '../../../words/shell/result-card.ts';
import type { Session } from '../../../engine/session.ts';
import { t } from '../../../words/index.ts';
import { whole } from '../../kit/figures.ts';
import type { LookingFace } from '../../sheet/face.ts';
import { type Grade, gradeOf } from '../../sheet/outcome.ts';
import { levelName } from '../../shell/level-name.ts';
import { outsideOf } from '../../shell/outsides.ts';
import { type DayResult, dayLine, dayName } from '../today/day-line.ts';
import { type Strip, stripOf, stripText } from './strip.ts';

/** What the raid is held against: the staff on the same dice, or on average at the level. */
export interface DayPar {
  readonly of: 'seed' | 'level';
  readonly points: number;
}

export interface DayCard {
  readonly head: string; // whose day, at what level
  readonly place: string; // where and when the battle was
  readonly outcome: string;
  readonly grade: Grade;
  readonly points: number;
  readonly facts: readonly string[]; // guns, losses
  readonly par: string; // that it is not reckoned yet, until it is; '' without one
  readonly streak: string; // '' for the first day of one
  readonly strip: Strip;
  readonly turns: number; // the battle may take
  readonly line: string; // to be copied
  readonly said: string; // all of it, read aloud
}

export interface DayPlayed {
  readonly result: DayResult;
  readonly streak: number;
  readonly session: Session;
  readonly face: LookingFace;
  readonly par: DayPar | null;
  readonly awaited?: boolean; // par is being reckoned
}

export function dayCardOf(played: DayPlayed): DayCard {
  const { result, streak, session, face, par, awaited = false } = played;
  const { game, frames, scenario, position } = session;
  const strip = stripOf(game, face.course, frames[0]?.before ?? position, frames);
  const { outcome, vp } = result.result;
  const how = par === null ? '' : againstPar(vp, par.points);
  const line = dayLine(result, { par: how, strip: stripText(strip) });
  const card = {
    head: `${t('day.of', { day: dayName(result.day) })} · ${levelName(result.level, result.battle)}`,
    place: face.report.dateline(scenario),
    outcome: face.words.outcome(outcome),
    grade: gradeOf(game.system.outcomes, outcome),
    points: vp,
    facts: outsideOf(result.system)?.facts(result.facts)?.line ?? [],
    par: par !== null ? parWords(par, how) : awaited ? t('card.parLater') : '',
    streak: streak > 1 ? t('day.streak', { n: streak }) : '',
    strip,
    turns: face.course.turns(scenario),
    line,
  };
  return { ...card, said: saidOf(card) };
}

/** '7 above par' */
export function againstPar(points: number, par: number): string {
  if (points === par) return t('card.even');
  return t(points > par ? 'card.ahead' : 'card.behind', { n: Math.abs(points - par) });
}

const parWords = ({ of, points }: DayPar, how: string): string =>
  t(of === 'seed' ? 'card.par' : 'card.parLevel', { par: whole(points), how });

function saidOf(card: Omit<DayCard, 'said'>): string {
  const { head, outcome, points, par, facts, strip, streak } = card;
  const sentences = [
    head,
    t('card.points', { outcome, vp: points }).replace(/\.$/, ''),
    par,
    facts.join(', '),
    t('card.turns', { what: stripWords(strip) }).replace(/\.$/, ''),
    streak.replace(/\.$/, ''),
  ];
  return `${sentences.filter((part) => part !== '').join('. ')}.`;
}

/** The turns in which something was won or lost, with how far the danger had risen. */
export function stripWords({ danger, cells }: Strip): string {
  const told = cells
    .filter(({ marks }) => marks.length > 0)
    .map(({ turn, clock, level, marks }) => {
      const what = marks.map(({ tally, n }) => tally.said(n));
      const risen = danger === null ? [] : [`${danger.name().toLocaleLowerCase()} ${level}`];
      return t('card.turn', { turn, clock, what: [...what, ...risen].join(', ') });
    });
  return told.length === 0 ? t('card.quiet') : told.join('; ');
}
