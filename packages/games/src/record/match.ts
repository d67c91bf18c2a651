import {
  assert,
  err,
  type Message,
  type Move,
  MoveList,
  type MoveRefusal,
  ok,
  type Outcome,
  type Position,
  type Result,
  textError,
  type TextError,
} from '../contract/index.ts';
import type { Rules } from '../games.ts';
import type { SharedCode } from '../text/index.ts';
import { type MatchRecord, plainTags } from './record.ts';

/** A position ends the match when it occurs this many times. */
export const REPETITION_LIMIT = 3;
const SAMPLE = 4;
const LISTED_MOVES = 12;

/**
 * A match in progress: the position, the moves that led to it, and the result. The match decides repetition; positions
 * decide all other ends of the rules.
 */
export class Match {
  readonly rules: Rules;
  /** All positions so far, the start first; none is changed once it is in the list. */
  private readonly positions: Position[];
  private readonly played: Move[] = [];
  private readonly startsOver: Outcome | null;
  /** How the rules ended the match. */
  private byRules: Outcome | null;
  /** The result if the match was ended before the rules ended it. */
  private byPlayers: Outcome | null = null;

  constructor(rules: Rules, start: Position) {
    this.rules = rules;
    this.positions = [start.clone()];
    this.startsOver = start.outcome();
    this.byRules = this.startsOver;
  }

  /** The position now. It belongs to the match: clone it before changing it. */
  get position(): Position {
    return this.positionAt(this.played.length);
  }

  get moves(): readonly Move[] {
    return this.played;
  }

  /** How the match ended, or null while it is running. */
  get outcome(): Outcome | null {
    return this.byRules ?? this.byPlayers;
  }

  /** The position after a number of plies; 0 is the start. */
  positionAt(ply: number): Position {
    const position = this.positions[ply];
    assert(position !== undefined, `the match has a ply ${ply}`);
    return position;
  }

  play(move: Move): Result<Position, MoveRefusal> {
    if (this.outcome !== null) return err('game-over');
    if (!this.position.isLegal(move)) return err('illegal-move');
    const next = this.position.clone();
    next.apply(move);
    this.played.push(move);
    this.positions.push(next);
    this.byRules = next.outcome() ?? (this.occurrences() >= REPETITION_LIMIT ? next.repetitionOutcome() : null);
    return ok(next);
  }

  /** Reads a legal move; the error says what would have been possible. */
  readMove(text: string): Result<Move, TextError> {
    if (this.outcome !== null) return err(textError<SharedCode>('move', text, { code: 'no-move-game-over' }));
    const move = this.rules.parseMove(this.position, text);
    if (!move.ok || this.position.isLegal(move.value)) return move;
    return err(textError('move', text, this.expectedMove()));
  }

  /** Plays a move given as text; the error says what would have been possible. */
  playText(text: string): Result<Move, TextError> {
    const move = this.readMove(text);
    if (move.ok) this.play(move.value);
    return move;
  }

  /**
   * Takes back the last ply, together with the result, and returns its move. To take back only the result, use `reopen`. At
   * the start it returns undefined and changes nothing.
   */
  undo(): Move | undefined {
    const move = this.played.pop();
    if (move === undefined) return undefined;
    this.positions.pop();
    this.byRules = this.played.length === 0 ? this.startsOver : null;
    this.byPlayers = null;
    return move;
  }

  /** Ends a match that the rules have not ended: resignation, agreement, time, abandonment. */
  end(outcome: Outcome): void {
    assert(this.outcome === null, 'a match ends once');
    this.byPlayers = outcome;
  }

  /** Undoes `end`, but no ply, so that the match continues. False when `end` was not called. */
  reopen(): boolean {
    const wasEnded = this.byPlayers !== null;
    this.byPlayers = null;
    return wasEnded;
  }

  /** How often the current position has occurred, this time included. */
  occurrences(): number {
    const now = this.position;
    let count = 0;
    for (const earlier of this.positions) {
      if (earlier.keyLow === now.keyLow && earlier.keyHigh === now.keyHigh && earlier.repeats(now)) count++;
    }
    return count;
  }

  private expectedMove(): Message<SharedCode> {
    const list = new MoveList();
    this.position.legalMoves(list);
    const count = list.length;
    const shown = count <= LISTED_MOVES ? count : SAMPLE;
    const texts = Array.from({ length: shown }, (_, index) => this.rules.makeMove(this.position, list.at(index)));
    const moves = texts.join(' ');
    return count <= LISTED_MOVES
      ? { code: 'legal-move', values: { moves } }
      : { code: 'legal-move-many', values: { count, moves } };
  }
}

/**
 * The record of a match as it stands, without comments. Tags that the record's fields say are left out, and a line break in
 * a tag, which records do not hold, becomes a space.
 */
export function recordOf(match: Match, tags: Readonly<Record<string, string>>): MatchRecord {
  const { rules, moves, outcome } = match;
  const oneLined = Object.fromEntries(
    Object.entries(tags).map(([name, value]) => [name, value.replaceAll(/[\r\n]+/g, ' ')]),
  );
  return {
    game: rules.game,
    variant: rules.variant.id,
    start: rules.makePosition(match.positionAt(0)),
    tags: plainTags(oneLined),
    plies: moves.map((move, index) => ({ move: rules.makeMove(match.positionAt(index), move) })),
    outcome,
  };
}
