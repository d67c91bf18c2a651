import { assert, type Choices, type Move, type Puzzle, type Side } from '../contract/index.ts';
import type { Rules } from '../games.ts';
import { Match } from '../record/match.ts';

/** The verdict on a choice. */
export type AttemptResult =
  /** The picks do not decide anything yet. */
  | 'open'
  | 'wrong'
  /** The move to play now; the solver may have picked only a part of it. */
  | { readonly move: Move };

/**
 * One person's attempt at a puzzle: the current question, the verdict on a choice, and the continuation. Screens decide
 * how to show it.
 */
export class PuzzleAttempt {
  readonly puzzle: Puzzle;
  readonly match: Match;
  /** The solving side. */
  readonly side: Side;
  /** The number of wrong choices. */
  wrong = 0;
  /** Whether the solver asked for a hint. */
  isHelped = false;
  /** Whether the attempt showed the solution before the solver found it. */
  wasShown = false;
  private readonly choices: Choices;
  private readonly line: readonly Move[];
  private found = 0;

  constructor(puzzle: Puzzle, rules: Rules, choices: Choices) {
    const start = rules.parsePosition(puzzle.position);
    assert(start.ok, `the position of the puzzle ${puzzle.id} can be read`);
    this.puzzle = puzzle;
    this.choices = choices;
    this.match = new Match(rules, start.value);
    this.side = start.value.turn;
    this.line = readLine(puzzle, new Match(rules, start.value));
  }

  /** Whether the solver has found everything that the puzzle asks for. */
  get isSolved(): boolean {
    return this.found >= this.puzzle.asked || this.match.outcome !== null;
  }

  /** Solved without mistakes or help. */
  get isClean(): boolean {
    return this.isSolved && this.wrong === 0 && !this.isHelped && !this.wasShown;
  }

  /** The picks that the puzzle gives before its question: a part of the move. */
  get given(): readonly string[] {
    const { given } = this.puzzle.question;
    return this.isFirst && given > 0 ? this.solutionPicks().slice(0, given) : [];
  }

  /** Judges picks as soon as they decide something. */
  judgePicks(picks: readonly string[]): AttemptResult {
    const { judged } = this.puzzle.question;
    if (this.isFirst && judged !== null && picks.length >= judged) return this.judgePart(picks, judged);
    const walked = this.choices.walk(this.match.position, picks);
    return walked.ok && walked.value.kind === 'move' ? this.judgeMove(walked.value.move) : 'open';
  }

  /** Judges a whole legal move. */
  judgeMove(move: Move): AttemptResult {
    const { judged } = this.puzzle.question;
    if (this.isFirst && judged !== null) return this.judgePart(this.picksOf(move), judged);
    return this.verdictOf(move === this.solution || this.wins(move) ? move : null);
  }

  /**
   * Plays the move that was found and the reply to it, or the rest of the line when the puzzle asks for nothing more.
   * Returns the moves played.
   */
  playOn(move: Move): readonly Move[] {
    assert(!this.isSolved, 'a puzzle that is solved is over');
    const first = this.match.moves.length;
    this.play(move);
    this.found++;
    if (this.isSolved) this.playRest();
    else while (this.match.position.turn !== this.side) this.playNext();
    return this.match.moves.slice(first);
  }

  /** Plays the line to its end to show the solution, and returns its moves. */
  showRest(): readonly Move[] {
    const first = this.match.moves.length;
    this.wasShown ||= !this.isSolved;
    this.found = this.puzzle.asked;
    this.playRest();
    return this.match.moves.slice(first);
  }

  /** The first pick of the solution that the puzzle does not give. */
  hint(): string | null {
    if (this.isSolved) return null;
    this.isHelped = true;
    return this.solutionPicks()[this.given.length] ?? null;
  }

  private get isFirst(): boolean {
    return this.match.moves.length === 0;
  }

  private get solution(): Move {
    const move = this.line[this.match.moves.length];
    assert(move !== undefined, 'the line of a puzzle goes on while something is asked');
    return move;
  }

  private judgePart(picks: readonly string[], judged: number): AttemptResult {
    const wanted = this.solutionPicks().slice(0, judged);
    return this.verdictOf(wanted.every((pick, index) => picks[index] === pick) ? this.solution : null);
  }

  private verdictOf(right: Move | null): AttemptResult {
    if (right !== null) return { move: right };
    this.wrong++;
    return 'wrong';
  }

  /** A move that wins at once is another solution; only the last move of a line can have one. */
  private wins(move: Move): boolean {
    const { position } = this.match;
    if (!position.isLegal(move)) return false;
    const next = position.clone();
    next.apply(move);
    return next.outcome()?.winner === this.side;
  }

  private solutionPicks(): readonly string[] {
    return this.picksOf(this.solution);
  }

  private picksOf(move: Move): readonly string[] {
    return this.choices.picksOf(this.match.position, move);
  }

  private playRest(): void {
    while (this.match.outcome === null && this.match.moves.length < this.line.length) this.playNext();
  }

  private playNext(): void {
    this.play(this.solution);
  }

  private play(move: Move): void {
    assert(this.match.play(move).ok, `the moves of the puzzle ${this.puzzle.id} are legal`);
  }
}

/** The line as moves. */
function readLine({ id, line }: Puzzle, match: Match): readonly Move[] {
  for (const text of line) assert(match.playText(text).ok, `${text} is legal in the puzzle ${id}`);
  return match.moves;
}
