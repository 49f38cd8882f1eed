// What a system brings to the screen beside its map: how its events look, its words, what a press on the sheet means,
// and components for the places that the screen keeps for it. What a simple system leaves out, the screen does plainly.
// Everything is written as a method so that a screen may hold the face of whatever system is being played.

import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import type { Frame } from '../../engine/frames.ts';
import type { PlanLine, ToldLine } from '../../engine/plan.ts';
import type { GameData, Position } from '../../engine/position.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Session } from '../../engine/session.ts';
import type { Action, Asked, ScoreLine } from '../../engine/system.ts';
import type { Told } from '../../engine/told.ts';
import type { Sentence } from '../../words/index.ts';
import type { Desk, Order } from './desk.ts';
import type { BackFace, StaffFace } from './face-report.ts';
import type { FaceAsking, FaceSpeech } from './face-speech.ts';
import type { LessonFace } from './lesson.ts';
import type { LookTable } from './look.ts';
import type { Arrow, Piece, Place, SheetListener, SheetModel, SheetView } from './model.ts';
import type { FaceWishes } from './wishes.ts';

/** Large letters across the sheet for a moment. */
export interface Moment {
  readonly look: 'plain' | 'good' | 'bad';
  readonly head: string;
  readonly text: string;
}

/** A sum of an event, part by part. */
export interface ToldSum {
  readonly title: string; // whose it is
  readonly parts: ReadonlyArray<{
    readonly what: string;
    readonly value: string;
    readonly rule: Rule;
  }>;
  readonly total: string;
}
/** What the sentence of an event leaves out. */
export interface EventDetail {
  readonly sums: readonly ToldSum[];
  readonly lines: readonly Sentence[];
}

/** A part of the answer to "why?". */
export interface WhyPart {
  readonly title: string;
  readonly folded?: boolean; // for whoever wants all of it
  readonly lines: readonly Sentence[];
}

/** Labels of the screen that name what is played. */
export interface FaceLabels {
  title(): string; // of the screen
  map(): string;
  mapHelp(): string; // what its keys do
  papers(): string; // what lies beside the map
  inspected?(): string; // the tab of what stands where the player looks; else a stack
  places?(): string; // the tab of the map as a list; else zones
  /** A turn at the head of its lines in the log, 0 for what came before the first; else its number and its hour. */
  turn?(scenario: GameData, turn: number): string;
  kept(): string; // what becomes of a game that is left
  enemy(): string; // his part of the turn
  enemyActs(): string; // in place of what is asked
  /** In the sheet of keys. */
  keys(): string; // its heading
  arrows(): string;
  enter(): string;
  nextEnemy(): string;
  escape(): string;
}

/** Sentences in the language of the moment: whoever calls them is drawn again when it changes. */
export interface FaceWords<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
> {
  /** What happened, in one sentence; whoever knows the position before it can have more of it by name. */
  event(scenario: S, event: E, before?: Position<S>): Sentence;
  /** Events that the looks put in one group, as one sentence. */
  together?(scenario: S, events: readonly E[]): Sentence;
  /** Dice, sums and costs, to be unfolded; null where the sentence says it all. */
  detail?(scenario: S, event: E): EventDetail | null;
  /** What is asked of the player. */
  asked(position: Position<S>, asked: Q): Sentence;
  action(scenario: S, action: Action): string;
  refusal(scenario: S, action: Action, rule: Rule): Sentence;
  place(scenario: S, place: Place): string;
  /** What lies in a place, for speech; none when it is empty. */
  contents(position: Position<S>, place: Place): readonly string[];
  scoreLine(scenario: S, line: Pick<ScoreLine, 'rule' | 'what'>): string;
  outcome(id: string): string;
  /** What dice are rolled for, while they roll; nothing of how they fall. */
  rolling?(scenario: S, event: E): Sentence;
  /** What decided between the candidates of a choice in a few sentences, none when there was only one; null without a choice. */
  reasons?(scenario: S, event: E): readonly Sentence[] | null;
  /** Everything that led to an event, after what happened; null when there is nothing to explain. */
  why?(scenario: S, event: E): readonly WhyPart[] | null;
  /** What deserves large letters, or null. */
  moment?(scenario: S, event: E): Moment | null;
}

/** A key of the system's own. */
export interface OwnKey<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> {
  readonly keys: readonly string[]; // as the help sheet prints them; each, in small letters, is the key itself
  readonly before: string; // the screen's key whose line its own stands above
  what(): string;
  press(desk: Desk<S, E, Q, O>, key: string): void;
}

/** What the sheet is to show, from the raw looks of whoever shows it. */
export interface SheetWish<
  S extends GameData = GameData,
  Q extends Asked = Asked,
  O extends Order = Order,
  E extends Told = Told,
> {
  readonly shown: Position<S>; // what has been told so far
  readonly position: Position<S>; // in hand
  readonly ready: boolean; // the player may decide
  readonly asked: Q;
  readonly orders: readonly O[];
  readonly threats: boolean; // what the enemy may do is to be seen
  readonly looked: Action | null; // order hovered, focused or armed
  readonly hovered: Place | null;
  readonly focused: Place | null;
  readonly inspected: Place | null;
  readonly arrows?: readonly Arrow[]; // of the plan on the table
  readonly lit: boolean; // in full light at any hour
  readonly telling?: E | null; // what is being told now
}

/** Says the lines of a plan in the language of the moment. */
export interface PlanTeller<S extends GameData = GameData> {
  tell(scenario: S, lines: readonly PlanLine[]): readonly ToldLine[];
}

/** The map with all that draws it, in a file of its own. */
export interface MapModule<S extends GameData = GameData, E extends Told = Told> {
  createMapView(
    host: HTMLElement,
    listener: SheetListener,
    options: { readonly reducedMotion: boolean },
  ): Promise<SheetView<S, E>>;
}

interface DeskProps<S extends GameData, E extends Told, Q extends Asked, O extends Order> {
  readonly desk: Desk<S, E, Q, O>;
}
interface OrderProps<S extends GameData, E extends Told, Q extends Asked, O extends Order>
  extends DeskProps<S, E, Q, O> {
  readonly action: Action;
}
interface OddsProps<S extends GameData> {
  readonly position: Position<S>; // in which the order is given
  readonly action: Action;
  readonly stepwise?: boolean; // every action is an order of its own, as in a replay
}

/** Components for the places the screen keeps. */
export interface FaceSlots<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> {
  /** Above the map: turn and whatever else runs on a track. */
  Tracks(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** What stands where the player looks, beside the orders. */
  Inspected(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** What lies in the place under the pointer. */
  Tip(props: { readonly position: Position<S>; readonly place: Place }): ComponentChildren;
  /** The map as a list. */
  Places?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** The points as they stand. */
  Score?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** What lies over the map for a while. */
  Views?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** What the battle is about and how to read the map. */
  Briefing?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** A line of advice under the question. */
  Hint?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** What is to be known before an order is given: why there is none, what threatens. */
  Notes?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** The orders; else they are listed plainly by group. */
  OrderList?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** The way on to the enemy's part of the turn. */
  PhaseEnd?(props: DeskProps<S, E, Q, O>): ComponentChildren;
  /** The odds of an order in full. */
  Odds?(props: OddsProps<S>): ComponentChildren;
  /** What could be changed before an armed order is given. */
  ArmedHints?(props: OrderProps<S, E, Q, O>): ComponentChildren;
  /** The dice of an event and what they came to; else its sentence. */
  Roll?(props: {
    readonly scenario: S;
    readonly event: E;
    readonly rolling: boolean;
    readonly sums: Signal<boolean>; // whether folded sums lie open
  }): ComponentChildren;
}

export interface Face<
  S extends GameData = GameData,
  E extends Told = Told,
  Q extends Asked = Asked,
  O extends Order = Order,
> {
  readonly look: LookTable<E>;
  readonly words: FaceWords<S, E, Q>;
  readonly labels: FaceLabels;
  readonly slots: FaceSlots<S, E, Q, O>;
  readonly keys?: ReadonlyArray<OwnKey<S, E, Q, O>>;
  /** What the log can be narrowed to: 'enemy', or what the looks file events under. */
  readonly logFilters: ReadonlyArray<{ readonly id: string; label(): string }>;
  readonly threats?: boolean; // it can tell what the enemy may do
  readonly staff?: StaffFace; // the words of the staff officer, where it has one
  readonly speech?: FaceSpeech<S, E, Q>; // what is said to those who play by ear
  /** What it answers to them, and how its orders are typed; fetched by the first question. */
  asking?(): Promise<FaceAsking<S, E, Q, O>>;
  /** Puts plans into words, fetched when one is asked for. */
  plans?(): Promise<PlanTeller<S>>;
  /** What it brings for looking back on a game, fetched when one is. */
  looking?(): Promise<BackFace<S, E>>;
  /** What it brings for teaching its games, fetched when one is. */
  lesson?(): Promise<LessonFace<S, E>>;

  /** The map and what draws it. */
  map(): Promise<MapModule<S, E>>;
  /** What the sheet is given to draw; else a light wherever an order leads. */
  sheet?(wish: SheetWish<S, Q, O, E>): SheetModel<S>;
  /** Lets an event be heard that is shown for so long. */
  hear?(scenario: S, event: E, milliseconds: number): void;
  /** Works out what the panels show of odds and threats; what it returns stops it. */
  watch?(desk: Desk<S, E, Q, O>): () => void;
  /** What the player wants of this game beside its record. */
  readonly wishes?: FaceWishes;

  /** What may be ordered, in the order it is listed. */
  orders(position: Position<S>, asked: Q, inspected: Place | null): readonly O[];
  /** A press on a place; else its only order is given, several are listed, and without one it is looked at. */
  onPlace?(desk: Desk<S, E, Q, O>, place: Place): Promise<void>;
  /** A press on a fanned-out piece. */
  onPiece?(desk: Desk<S, E, Q, O>, piece: Piece): Promise<void>;
  /** Carries out an order that may be several actions; else it is one. */
  carryOut?(desk: Desk<S, E, Q, O>, action: Action): Promise<void>;
  /** One step back, when nothing is only looked at. */
  stepBack?(desk: Desk<S, E, Q, O>): void;
  /** Whether an order is armed first and given at its second word. */
  wantsSecondWord?(position: Position<S>, action: Action): boolean;
  /** Whether the button of such an order asks again by itself, without a card of odds. */
  asksInPlace?(action: Action): boolean;
  /** Whether there is anything to say about an order beyond its name. */
  hasOdds?(position: Position<S>, action: Action, stepwise?: boolean): boolean;
  /** What an order that has been told leaves to be put in order, one action at a time; taken back with it. */
  setsInOrder?(session: Session<S, E, Q>, frames: ReadonlyArray<Frame<S, E>>): Action | null;
  /** What is done by itself: because nothing else is left, or because the player has left orders for it. */
  leftToDo?(asked: Q, position: Position<S>): Action | null;
  /** Whether what was in hand is put down: what was looked at for it is closed. */
  putsDown?(before: Q, now: Q): boolean;
  /** The question is answered in a view over the map. */
  hasOwnView?(asked: Q): boolean;
  /** There, pieces are placed one by one: numbers and advice are not given as orders. */
  isPlaced?(asked: Q): boolean;
  /** Frames that a game which has just begun still has to tell. */
  opening?(session: Session<S, E, Q>): ReadonlyArray<Frame<S, E>>;

  /** Where an event is to be seen: first where it leads, then where it comes from. */
  placesOf(frame: Frame<S, E>): readonly Place[];
  /** Where what is in hand stands. */
  acting?(position: Position<S>, asked: Q): Place | null;
  /** Where the keyboard begins. */
  start(position: Position<S>, asked: Q): Place;
  /** Where an arrow key leads, or null when nothing lies that way. */
  step(scenario: S, from: Place, key: string): Place | null;
}

/** The face of a system whose game is looked back on. */
export type LookingFace = Face & BackFace;

/** A face with what it brings for looking back; null when it brings nothing. */
export async function lookingBack(face: Face): Promise<LookingFace | null> {
  const back = await face.looking?.();
  return back === undefined ? null : { ...face, ...back };
}
