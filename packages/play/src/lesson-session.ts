import {
  assert,
  type Example,
  isWanted,
  Match,
  type Message,
  type Move,
  type Rules,
  type CourseTaskText,
  type ExampleText,
  type GameLocale,
} from '@tabuleiro/games';
import { type BoardNote, isBoardNote } from './board-controller.ts';
import type { BoardDependencies } from './dependencies.ts';
import { formatNote, formatSentence, type NoteTexts } from './format-note.ts';
import type { GameFacets } from './game-facets.ts';
import { MatchHistory } from './match-history.ts';
import { type BoardSnapshot, ObservableBoard } from './observable-board.ts';
import { BOTH_HUMAN } from './puzzle-session.ts';
import { SESSION_TEXTS } from './text/index.ts';

/** How long a wrong move stays on the board before the lesson takes it back. */
const HOLD_MS = 1400;
/** In percent: people read rules more slowly than they play matches. */
const SPEED = 60;

/** The note beside the caption. */
export type LessonNote =
  | BoardNote
  /** At the start: what the person can do, if anything. */
  | { readonly kind: 'begin'; readonly messages: readonly Message[] }
  | { readonly kind: 'told'; readonly told: Message; readonly isLast: boolean }
  | { readonly kind: 'unwanted'; readonly told: Message }
  | { readonly kind: 'done' };

export interface LessonSnapshot extends BoardSnapshot {
  readonly note: LessonNote;
  readonly ply: number;
  /** Whether the person has made a move that the task wants. */
  readonly isSolved: boolean;
  /** How the last typed move was understood, if it was typed in another way. */
  readonly understood: string | null;
}

export interface LessonOptions extends Omit<BoardDependencies, 'changed'> {
  readonly example: Example;
  readonly rules: Rules;
  readonly facets: GameFacets;
  /** Called when the person makes a move that the task wants. */
  readonly onSolved?: () => void;
}

/** An example of the rules: a line to step through, or a task that asks for a move. */
export class LessonSession extends ObservableBoard<LessonNote, LessonSnapshot> {
  readonly history: MatchHistory;
  /** The number of moves to step through; 0 in a task. */
  readonly plies: number;
  private readonly options: LessonOptions;
  private cancelHold: (() => void) | null = null;
  /** The result of the move that the person tried. */
  private result: LessonNote | null = null;

  constructor(options: LessonOptions) {
    const { example, rules, facets } = options;
    const start = rules.parsePosition(example.position);
    assert(start.ok, `the example ${example.id} can be read`);
    const match = new Match(rules, start.value);
    for (const text of example.kind === 'line' ? example.moves : []) {
      assert(match.playText(text).ok, `${text} is legal in the example ${example.id}`);
    }
    super(facets, start.value, { ...options, changed: () => undefined }, SPEED);
    this.options = options;
    this.plies = match.moves.length;
    this.history = new MatchHistory(match, BOTH_HUMAN, facets);
    this.history.goTo(0);
    this.settle();
  }

  forward(): void {
    this.goTo(this.history.ply + 1);
  }

  back(): void {
    this.goTo(this.history.ply - 1);
  }

  again(): void {
    this.framePlayer.stop();
    this.takeBack();
    this.settle();
  }

  override pick(id: string): void {
    this.endHold();
    if (this.canPick) super.pick(id);
  }

  override typeMove(text: string): boolean {
    this.endHold();
    return this.canPick && super.typeMove(text);
  }

  /** Tries a move. The lesson takes back a wrong one after `HOLD_MS`. */
  play(move: Move, shownFrames = 0): void {
    const { example } = this.options;
    const { history } = this;
    assert(example.kind === 'task', 'only a task asks for a move');
    const { position } = history;
    const { moveViewer } = this.facets;
    const told = moveViewer.describeMove(position, move, 'after');
    history.play(move);
    const isRight = isWanted(example, moveViewer.describeMove(position, move), history.match.outcome);
    this.result = isRight ? { kind: 'done' } : { kind: 'unwanted', told };
    this.animate(0, shownFrames);
    if (isRight) this.options.onSolved?.();
  }

  settle(note: LessonNote | null = null): void {
    const { history, result } = this;
    this.rest();
    this.builder.reset(this.canPick ? history.position : null);
    if (result?.kind === 'unwanted' && this.cancelHold === null) {
      this.cancelHold = this.options.timers.after(HOLD_MS, () => {
        this.takeBack();
        this.settle(result);
      });
    }
    this.say(note ?? result);
  }

  protected override get canPick(): boolean {
    return this.options.example.kind === 'task' && this.history.ply === 0;
  }

  protected override stop(): void {
    super.stop();
    this.cancelHold?.();
  }

  protected snapshot(): LessonSnapshot {
    return {
      ...this.boardSnapshot(this.builder.offered),
      note: this.currentNote(),
      ply: this.history.ply,
      isSolved: this.result?.kind === 'done',
      understood: this.understood,
    };
  }

  private currentNote(): LessonNote {
    const { match, ply } = this.history;
    const move = match.moves[ply - 1];
    if (this.note !== null && !this.isMoving) return this.note;
    if (move === undefined) return { kind: 'begin', messages: this.firstMessages() };
    const told = this.facets.moveViewer.describeMove(match.positionAt(ply - 1), move, 'after');
    return { kind: 'told', told, isLast: !this.isMoving && ply === this.plies };
  }

  private firstMessages(): readonly Message[] {
    const { step, picks } = this.builder;
    const reasons = this.canPick && picks.length === 0 ? this.settled.notices : [];
    return step?.kind === 'pick' ? [...reasons, step.prompt] : [];
  }

  /** Takes a wrong move back at once, instead of after `HOLD_MS`. */
  private endHold(): void {
    this.finishMove();
    if (this.cancelHold === null) return;
    this.takeBack();
    this.settle();
  }

  /** Goes back to the start and forgets the move that the person tried. */
  private takeBack(): void {
    this.cancelHold?.();
    this.cancelHold = null;
    this.result = null;
    if (this.options.example.kind === 'task') this.history.match.undo();
    this.history.goTo(0);
  }
}

/** The words of an example. Those of a course also say why a move is not the one wanted. */
export type LessonWords = ExampleText & Partial<Pick<CourseTaskText, 'wrong'>>;

/** A note in words; empty before the first move of a line. The end of a line and a solved task add what there was to learn. */
export function formatLessonNote(
  note: LessonNote,
  { after, wrong }: LessonWords,
  locale: GameLocale,
  texts: NoteTexts,
): string {
  if (isBoardNote(note)) return formatNote(note, locale, texts);
  const { unwanted, wellDone } = SESSION_TEXTS[locale.language].lesson;
  switch (note.kind) {
    case 'begin':
      return note.messages.map((message) => formatSentence(locale, message)).join(' ');
    case 'told':
      return `${formatSentence(locale, note.told)}${note.isLast ? ` ${after}` : ''}`;
    case 'unwanted':
      return wrong === undefined
        ? `${formatSentence(locale, note.told)} ${unwanted}`
        : (wrong[note.told.code] ?? wrong.other);
    case 'done':
      return `${wellDone} ${after}`;
    default:
      return note satisfies never;
  }
}
