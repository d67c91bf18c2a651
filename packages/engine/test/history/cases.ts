import {
  CLOCK_LIMIT,
  type Draft,
  type Editor,
  type EditField,
  type Evaluation,
  loadEditor,
  loadEvaluation,
  loadRules,
  Match,
  type GameId,
  type Evaluator,
  type Move,
  MoveList,
  type Position,
  type Random,
  type Rules,
  SeededRandom,
} from '@tabuleiro/games';

/** At most this number of random plies from the start. */
const LONGEST_WAY = 120;
/** At least this number of pieces or heaps stays on the board, where the game allows so few. */
const FEWEST_LEFT = 3;
const MOST_MORE = 6;
/** Plies that the clock leaves where it is set. */
const NEAR_LIMIT = 10;
/** A multiple of the fewest plies in which a position can come back. */
const LONGEST_WALK = 15;
const USUAL_CYCLE = 4;
/** Ways back are searched only among at most this number of pairs of moves. */
const MOST_PAIRS = 1500;

/** Makes matches with a past out of numbers, the same every time: of any game and variant, by its rules and its editor. */
export class CaseMaker {
  readonly rules: Rules;
  private readonly evaluation: Evaluation;
  private readonly editor: Editor;

  constructor(rules: Rules, evaluation: Evaluation, editor: Editor) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.editor = editor;
  }

  static async open(game: GameId, variant: string): Promise<CaseMaker> {
    const facets = await Promise.all([loadRules(game, variant), loadEvaluation(game), loadEditor(game)]);
    return new CaseMaker(...facets);
  }

  /** A match that goes on. Mostly few pieces are left; positions in it have stood twice, or its clock is near the limit. */
  make(seed: number): Match {
    for (let attempt = 0; ; attempt++) {
      const random = new SeededRandom(1000 * seed + attempt);
      const match = this.restart(this.playOn(random), random);
      this.walk(match, random);
      if (match.outcome === null) return match;
    }
  }

  pliesLeft(position: Position): number {
    return this.evaluator(position).pliesLeft();
  }

  private evaluator(position: Position): Evaluator {
    return this.evaluation.evaluator(position.clone(), this.evaluation.tuned.weights);
  }

  /** Random play from a start. */
  private playOn(random: Random): Match {
    const { rules } = this;
    const { starts } = rules.variant;
    const match = new Match(rules, rules.start(starts[random.below(starts.length)]?.id));
    const plies = random.below(LONGEST_WAY);
    for (let ply = 0; ply < plies; ply++) {
      const candidates = Array.from({ length: 3 }, () => match.position.randomMove(random));
      const move = candidates.find((one) => goesOn(match, one));
      if (move === undefined) break;
      match.play(move);
    }
    return match;
  }

  /** The match itself, or one that begins with its position, from which much is taken off; perhaps with few plies left. */
  private restart(match: Match, random: Random): Match {
    if (random.below(6) === 0) return match;
    const { editor, rules } = this;
    const { id: variant } = rules.variant;
    const whole = editor.fromPosition(match.position, variant);
    const filled = random.below(2) === 0 ? whole : withAllPegs(whole);
    const thin = this.takeOff(this.read(filled) === null ? whole : filled, random);
    const plies = 1 + random.below(NEAR_LIMIT);
    const late = random.below(2) === 0 ? thin : withPliesLeft(thin, editor.fields(variant), plies);
    return new Match(rules, this.read(late) ?? this.read(thin) ?? match.position);
  }

  /** Takes piece after piece off the board, as long as it is a position in which the match goes on. */
  private takeOff(whole: Draft, random: Random): Draft {
    const wanted = FEWEST_LEFT + random.below(MOST_MORE);
    let draft = whole;
    for (const cell of shuffled(Object.keys(whole.pieces), random)) {
      if (Object.keys(draft.pieces).length <= wanted) break;
      draft = this.without(draft, cell, 0, random);
    }
    return Object.keys(draft.pieces).reduce(
      (heaps, cell) => this.without(heaps, cell, 1 + random.below(2), random),
      draft,
    );
  }

  /** The draft with at most `most` on a cell, if that is a position. */
  private without(draft: Draft, cell: string, most: number, random: Random): Draft {
    const { [cell]: piece, ...others } = draft.pieces;
    const count = piece?.count ?? 1;
    if (piece === undefined || count <= most) return draft;
    const pieces = most === 0 ? others : { ...others, [cell]: { ...piece, count: most } };
    const fewer = { ...draft, pieces };
    const fields = this.editor.fields(draft.variant);
    const next = [fewer, ...shuffled(keptBeside(fewer, fields, count - most), random)];
    return next.find((one) => this.read(one) !== null) ?? draft;
  }

  /** The position of a draft, if it is valid and not over; the side that is to move need not be the one of the draft. */
  private read(draft: Draft): Position | null {
    const parsed = this.rules.parsePosition(this.editor.makeText(draft));
    return parsed.ok && !parsed.value.isOver() ? parsed.value : null;
  }

  /** Random play that likes to come back to where it was, and mostly stops where the position stands for the second time. */
  private walk(match: Match, random: Random): void {
    const last =
      match.moves.length + random.below(LONGEST_WALK * (this.evaluator(match.position).shortestCycle ?? USUAL_CYCLE));
    const fewest = 1 + random.below(NEAR_LIMIT);
    while (match.moves.length < last && match.outcome === null && this.pliesLeft(match.position) > fewest) {
      const way = random.below(3) === 0 ? null : findWayBack(match, random);
      for (const move of way ?? this.wander(match, random)) match.play(move);
      if (match.outcome === null && match.occurrences() > 1 && random.below(3) > 0) return;
    }
  }

  /** A move that ends nothing, and for the most part makes no progress; none where there is no such move. */
  private wander(match: Match, random: Random): readonly Move[] {
    const left = this.pliesLeft(match.position);
    const drawn = Array.from({ length: 8 }, () => match.position.randomMove(random)).filter((move) =>
      goesOn(match, move),
    );
    const idle = drawn.find((move) => {
      const after = match.position.clone();
      after.apply(move);
      return this.pliesLeft(after) < left;
    });
    return [idle ?? drawn[0] ?? match.position.randomMove(random)];
  }
}

function goesOn(match: Match, move: Move): boolean {
  const goes = match.play(move).ok && match.outcome === null;
  match.undo();
  return goes;
}

/** What is taken off may have to be kept beside the board: every way to do so. */
function keptBeside(draft: Draft, fields: readonly EditField[], count: number): readonly Draft[] {
  return fields.flatMap(({ id, label, kind }) => {
    const value = draft.values[id];
    if (kind !== 'number' || label.kind !== 'tray' || typeof value !== 'number') return [];
    return [{ ...draft, values: { ...draft.values, [id]: value + count } }];
  });
}

function withPliesLeft(draft: Draft, fields: readonly EditField[], plies: number): Draft {
  const values = fields.map(({ id, label }) => {
    if (label.kind === 'clock') return [id, CLOCK_LIMIT - plies];
    return [id, label.kind === 'turns-left' ? plies : draft.values[id]];
  });
  return { ...draft, values: { ...draft.values, ...Object.fromEntries(values) } };
}

/** All holes filled: only then positions of such a game come back. */
function withAllPegs(draft: Draft): Draft {
  const pieces = Object.entries(draft.pieces).map(([cell, piece]) => [
    cell,
    piece.pegs === undefined ? piece : { ...piece, pegs: piece.pegs.map(() => true) },
  ]);
  return { ...draft, pieces: Object.fromEntries(pieces) };
}

function shuffled<T>(all: readonly T[], random: Random): readonly T[] {
  return all
    .map((one) => ({ one, rank: random.unit() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}

/** One or two moves to a position that has stood once; null where none are found. */
function findWayBack(match: Match, random: Random): readonly Move[] | null {
  const ways: Move[][] = [];
  const seen = new Set<string>();
  for (let ply = 0; ply < match.moves.length; ply++) seen.add(keyOf(match.positionAt(ply)));
  const position = match.position.clone();
  if (position.countMoves() > MOST_PAIRS) return null;
  const firsts = movesOf(position);
  for (const first of firsts) {
    position.apply(first);
    if (seen.has(keyOf(position))) ways.push([first]);
    else if (!position.isOver() && firsts.length * position.countMoves() <= MOST_PAIRS) {
      for (const second of movesOf(position)) {
        position.apply(second);
        if (seen.has(keyOf(position))) ways.push([first, second]);
        position.undo();
      }
    }
    position.undo();
  }
  const going = ways.filter((way) => {
    const { length } = match.moves;
    const goes = way.every((move) => match.play(move).ok) && match.outcome === null;
    while (match.moves.length > length) match.undo();
    return goes;
  });
  return going.length === 0 ? null : (going[random.below(going.length)] ?? null);
}

/** A match as text: where it began, and its moves. */
export function formatCase(match: Match): string {
  const { rules, moves } = match;
  const texts = moves.map((move, ply) => rules.makeMove(match.positionAt(ply), move));
  return [rules.game, rules.variant.id, JSON.stringify(rules.makePosition(match.positionAt(0))), ...texts].join(' ');
}

/** Whether some position has stood twice. */
export function hasClosed(match: Match): boolean {
  const seen = new Set<string>();
  for (let ply = 0; ply <= match.moves.length; ply++) seen.add(keyOf(match.positionAt(ply)));
  return seen.size <= match.moves.length;
}

export function movesOf(position: Position): readonly Move[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return [...moves];
}

const keyOf = ({ keyLow, keyHigh }: Position): string => `${keyLow} ${keyHigh}`;
