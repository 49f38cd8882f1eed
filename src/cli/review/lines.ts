// A review as text for the terminal.

import { citing } from '../../engine/rule.ts';
import type { Staffed } from '../../engine/staff-of.ts';
import type { Action } from '../../engine/system.ts';
import type { Lang, TerminalVoice } from '../../engine/terminal.ts';
import type { Ledger, LedgerRoll } from '../../staff/luck/ledger.ts';
import type { Costly, Moment, Review } from '../../staff/review/review.ts';
import { standingName } from '../players.ts';
import { table } from '../table.ts';
import { type ReviewWords, reviewWords } from './words.ts';

export interface Teller extends Staffed {
  readonly lang: Lang;
  readonly voice: TerminalVoice;
}

const SHOWN = 3; // reasons, and kinds of dice

export function reviewLines(review: Review, teller: Teller): string[] {
  return new Telling(review, teller).lines();
}

class Telling {
  readonly #review: Review;
  readonly #teller: Teller;
  readonly #voice: TerminalVoice;
  readonly #words: ReviewWords;

  constructor(review: Review, teller: Teller) {
    this.#review = review;
    this.#teller = teller;
    this.#voice = teller.voice;
    this.#words = reviewWords[teller.lang];
  }

  lines(): string[] {
    const { luckiest, unluckiest, ledger } = this.#review;
    return [
      ...this.#head(),
      '',
      ...this.#byTurn(),
      '',
      ...this.#costliest(),
      ...this.#takenBack(),
      ...this.#moments(this.#words.luckiest, luckiest),
      ...this.#moments(this.#words.unluckiest, unluckiest),
      '',
      ...this.#ledger(ledger),
    ];
  }

  #head(): string[] {
    const { totals, moves, endValue, seed, level, playouts, over } = this.#review;
    const { inaccuracy, mistake, blunder, fine } = totals.marks;
    const w = this.#words;
    const start = moves[0]?.value ?? endValue;
    return [
      w.head(seed, level, moves.length, this.#voice.review.playedOut(playouts)),
      w.change(this.#share(start), this.#share(endValue), this.#swing(totals.change)),
      w.split(
        standingName(this.#teller),
        this.#swing(totals.decision),
        this.#hundredths(totals.margin),
        this.#swing(totals.luck),
        this.#hundredths(totals.luckMargin),
      ),
      ...(totals.revalued === undefined ? [] : [w.revalued(this.#swing(totals.revalued))]),
      w.marked(inaccuracy, mistake, blunder, fine),
      ...(over ? [] : [this.#voice.review.unfinished]),
    ];
  }

  /** One row a turn: the worth at its beginning, and what decisions, luck and the search at the end did to it. */
  #byTurn(): string[] {
    const { moves, totals } = this.#review;
    const isRevalued = totals.revalued !== undefined;
    const turns = [...new Set(moves.map(({ turn }) => turn))];
    const rows = turns.map((turn) => {
      const own = moves.filter((move) => move.turn === turn);
      const sum = (part: 'decision' | 'luck' | 'revalued'): number =>
        own.reduce((n, m) => n + (m[part] ?? 0), 0);
      const value = (own[0]?.value ?? 0) - (own[0]?.revalued ?? 0);
      const split = [this.#swing(sum('decision')), this.#swing(sum('luck'))];
      const exactly = isRevalued ? [this.#swing(sum('revalued'))] : [];
      return [String(turn), this.#share(value), ...split, ...exactly];
    });
    const { turns: head, exactly } = this.#words;
    return table(isRevalued ? [...head, exactly] : head, rows);
  }

  #costliest(): string[] {
    const { costliest } = this.#review;
    if (costliest.length === 0) return [this.#words.none];
    return [this.#words.costliest, ...costliest.flatMap((costly) => this.#costly(costly))];
  }

  #costly(costly: Costly): string[] {
    const w = this.#words;
    const cost = `${this.#swing(-costly.cost)} ± ${this.#hundredths(costly.margin)}`;
    const cite = citing(this.#teller.game.system.id);
    const better = [costly.better, ...costly.line].map((text) => this.#order(text));
    const reasons = costly.reasons.slice(0, SHOWN).map((line) => {
      const what = this.#voice.review.scoreLine({ ...line, rule: cite(line.rule) });
      return `${what} ${plus(line.points)} (${line.rule})`;
    });
    return [
      `  ${this.#where(costly)} ${this.#order(costly.action)}${w.colon}${w.mark[costly.mark]}, ${cost}`,
      `     ${w.instead}${w.colon}${better.join(`; ${w.next} `)}`,
      `     ${w.because}${w.colon}${reasons.join(', ')}`,
    ];
  }

  /** What was lost and won again without a die in between. */
  #takenBack(): string[] {
    const list = this.#review.moves.filter(({ takenBack }) => takenBack === true);
    if (list.length === 0) return [];
    const told = list.map(
      (move) =>
        `  ${this.#where(move)} ${this.#order(move.action)}${this.#words.colon}${this.#swing(move.decision)}`,
    );
    return ['', this.#words.takenBack, ...told];
  }

  #moments(title: string, list: readonly Moment[]): string[] {
    if (list.length === 0) return [];
    const told = list.map((moment) => {
      const what = [this.#occasion(moment), ...this.#dice(moment.index)].join(', ');
      const swing = `${this.#swing(moment.luck)} ± ${this.#hundredths(moment.margin)}`;
      return `  ${this.#where(moment)} ${what}${this.#words.colon}${swing}`;
    });
    return ['', title, ...told];
  }

  #occasion({ action: text, index }: Moment): string {
    const action = this.#action(text);
    const rolls = this.#review.ledger.rolls.filter((roll) => roll.action === index);
    return action === null ? text : this.#voice.review.occasion(action, rolls);
  }

  /** What fell there, by kind, the weightiest first. */
  #dice(index: number): string[] {
    const found = new Map<string, LedgerRoll[]>();
    for (const roll of this.#review.ledger.rolls) {
      if (roll.action !== index || roll.good === 0) continue;
      found.set(roll.kind, [...(found.get(roll.kind) ?? []), roll]);
    }
    const kinds = [...found].map(([kind, rolls]) => {
      const came = rolls.reduce((sum, { count }) => sum + count, 0);
      const expected = rolls.reduce((sum, { expected: e }) => sum + e.n / e.d, 0);
      return { kind, came, expected, of: rolls.length };
    });
    kinds.sort((a, b) => Math.abs(b.came - b.expected) - Math.abs(a.came - a.expected));
    const w = this.#words;
    return kinds.slice(0, SHOWN).map(({ kind, came, expected, of }) => {
      const told = this.#voice.review.bringsSeveral(kind) ? String(came) : w.of(came, of);
      return w.dice(this.#voice.review.kind(kind), told, expected.toFixed(1));
    });
  }

  #ledger({ kinds, all }: Ledger): string[] {
    const w = this.#words;
    const named = [
      ...kinds.map((k) => ({ name: this.#voice.review.kind(k.kind), ...k })),
      { name: w.all, ...all },
    ];
    const rows = named.map((k) => [
      k.name,
      String(k.rolls),
      String(k.came),
      k.expected.toFixed(1),
      signed(Number(k.z.toFixed(2))),
      percent(k.asLucky),
      percent(k.asUnlucky),
    ]);
    return table(w.rolls, rows);
  }

  #where({ index, turn }: { readonly index: number; readonly turn: number }): string {
    return `${index + 1}. (${this.#words.onTurn(turn)})`;
  }

  #action(text: string): Action | null {
    const { system, scenario } = this.#teller.game;
    const action = system.parse(scenario, text);
    return typeof action === 'number' ? action : null;
  }

  #order(text: string): string {
    const action = this.#action(text);
    return action === null ? text : this.#voice.action(action);
  }

  #share(worth: number): string {
    return percent(worth / this.#review.scale);
  }

  #hundredths(worth: number): string {
    return ((100 * worth) / this.#review.scale).toFixed(1);
  }

  #swing(worth: number): string {
    return plus(Number(this.#hundredths(worth)), 1);
  }
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

/** With a true minus. */
const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** With its sign, and a true minus. */
function plus(value: number, digits = 1): string {
  const text = Math.abs(value).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${value < 0 ? '−' : '+'}${text}`;
}
