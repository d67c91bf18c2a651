import { makeLevel, openEngine, openLevel, openSolver, type Tablebase } from '@tabuleiro/engine';
import {
  assert,
  type Choices,
  type ComputerPlayer,
  type GameId,
  HIGHEST_LEVEL,
  type LevelSettings,
  loadChoices,
  loadEvaluation,
  loadRules,
  loadSolverFacet,
  loadViewer,
  Match,
  type Move,
  NEVER_STOP,
  type OnlyChoice,
  type Position,
  type Puzzle,
  type PuzzleProver,
  type Rules,
  SeededRandom,
  type Viewer,
  type PuzzleQuestion,
} from '@tabuleiro/games';
import { completePuzzle, loadPuzzleProver, type PuzzleData, PUZZLE_TRIES } from '@tabuleiro/games/puzzle';
import { hasFewSafeMoves, withDetours, canonicalFormOf } from './candidate-positions.ts';
import {
  solveOtherMoves,
  doOtherMovesNeverWin,
  type SolveOtherMoves,
  SearchProver,
  type ProverLimits,
} from './search-prover.ts';
import { followLine } from './solution-line.ts';
import { TablebaseProver } from './tablebase-prover.ts';

export interface MiningOptions extends ProverOptions {
  readonly seed: number;
  /** The highest level that plays. */
  readonly highest?: number;
  /** The variant of the matches, if it differs from that of the puzzles. */
  readonly played?: string;
  /** The players, from weak to strong; else the game's levels. */
  readonly players?: readonly LevelSettings[];
  /** Derives the positions to examine from a position of a match; by default that position. */
  readonly looksAt?: (played: Position) => readonly Position[];
  /** The number of detours from each position of a match; their ends are examined too. */
  readonly detours?: number;
  /** Examine only positions in which at most this many moves do not lose at once; by default all positions. */
  readonly mostSafe?: number | null;
}

/** A puzzle with the key that finds its duplicates. */
export interface FoundPuzzle {
  readonly puzzle: Puzzle;
  /** Equal for puzzles that are equal up to symmetry. */
  readonly canonicalForm: string;
}

/** A match begins with fewer random plies than this. */
const RANDOM_PLIES = 5;
/** Players up to this level make mistakes that the other side may miss. */
export const USUAL_HIGHEST = 8;
/** One ply in this many is random, so that there is something to find. */
const MISTAKE = 10;
/** The least distance of two puzzles from one match, in plies. */
const PLIES_APART = 8;

export interface ProverOptions {
  readonly game: GameId;
  readonly variant: string;
  readonly limits: ProverLimits;
  /** The solver's node limit for each of the other choices; 0 for no solver. */
  readonly otherNodes?: number;
  /** With tables, only positions in them become puzzles. */
  readonly tables?: Tablebase | null;
}

/** Small, because it is cleared for every position. */
const SOLVER_BYTES = 2 ** 21;
const PLAYER_BYTES = 2 ** 20;

/** Not every other choice is proved never to win. */
const NOTHING_KNOWN = 0;

/** Opens the prover for a game's puzzles. */
export async function openPuzzleProver(options: ProverOptions): Promise<PuzzleProver> {
  const { game, limits, otherNodes = 0, tables = null, variant } = options;
  if (tables !== null) return new TablebaseProver(tables, { fewest: limits.fewest ?? 1, plies: limits.plies });
  const own = await loadPuzzleProver(game);
  if (own !== null) return own;
  const [evaluation, solver, rules] = await Promise.all([
    loadEvaluation(game),
    openSolver(game, { tableBytes: SOLVER_BYTES }),
    loadRules(game, variant),
  ]);
  const ask: SolveOtherMoves = (position, solution) => {
    if (limits.isCertain !== true) return solveOtherMoves(solver, rules, position, solution, otherNodes);
    return doOtherMovesNeverWin(solver, rules, position, solution, otherNodes) ? 'proved' : NOTHING_KNOWN;
  };
  return new SearchProver(evaluation, limits, otherNodes > 0 ? ask : null);
}

/** Opens a miner with its players and its prover. */
export async function openPuzzleMiner(options: MiningOptions): Promise<PuzzleMiner> {
  const { game, variant } = options;
  const levels = await Promise.all(Array.from({ length: HIGHEST_LEVEL }, (_, index) => openLevel(game, index + 1)));
  const [rules, choices, viewer, prover] = await Promise.all([
    loadRules(game, variant),
    loadChoices(game),
    loadViewer(game),
    openPuzzleProver(options),
  ]);
  const players = options.players === undefined ? levels : await openPlayers(game, options.players);
  const played = options.played === undefined ? rules : await loadRules(game, options.played);
  const { seed, detours = 0, highest = USUAL_HIGHEST, looksAt = (position: Position) => [position] } = options;
  const isWorthwhile = await filterOf(options);
  return new PuzzleMiner({
    rules,
    played,
    choices,
    viewer,
    prover,
    levels,
    players,
    seed,
    highest,
    looksAt,
    detours,
    isWorthwhile,
  });
}

async function openPlayers(game: GameId, settings: readonly LevelSettings[]): Promise<readonly ComputerPlayer[]> {
  const engine = await openEngine(game, { tableBytes: PLAYER_BYTES, network: null });
  return settings.map((one) => makeLevel(engine, one));
}

/** Selects the positions that the prover examines. */
async function filterOf({ game, mostSafe = null }: MiningOptions): Promise<(position: Position) => boolean> {
  if (mostSafe === null) return () => true;
  const facet = await loadSolverFacet(game);
  assert(facet !== null && 'guide' in facet, 'the game has a guide that sees wins at once');
  return (position) => hasFewSafeMoves(facet, position, mostSafe);
}

interface Candidate {
  readonly ply: number;
  readonly position: Position;
  readonly choice: OnlyChoice;
}

/** A win of unknown length counts as longer than a win in one and shorter than all others. */
const OPEN_LENGTH = 2;
const lengthOf = ({ choice: { plies } }: Candidate): number => plies ?? OPEN_LENGTH;

/** Of neighbouring plies only one becomes a puzzle: the longest win; of equal ones the last, which has fewer pieces. */
function pickApart(candidates: readonly Candidate[]): readonly Candidate[] {
  const picked: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => lengthOf(b) - lengthOf(a) || b.ply - a.ply)) {
    if (picked.every(({ ply }) => Math.abs(ply - one.ply) >= PLIES_APART)) picked.push(one);
  }
  return picked;
}

/** The seed of one match. */
const seedOf = (seed: number, index: number): number => (seed + Math.imul(index + 1, 0x9e3779b1)) | 0;

interface MinerParts {
  readonly rules: Rules;
  /** The rules of the matches. */
  readonly played: Rules;
  readonly choices: Choices;
  readonly viewer: Viewer;
  readonly prover: PuzzleProver;
  /** `levels` try the puzzles, `players` play the matches. */
  readonly levels: readonly ComputerPlayer[];
  readonly players: readonly ComputerPlayer[];
  readonly seed: number;
  readonly highest: number;
  readonly looksAt: NonNullable<MiningOptions['looksAt']>;
  readonly detours: number;
  readonly isWorthwhile: (position: Position) => boolean;
}

/** Plays matches between computer players and looks for puzzles in them. */
export class PuzzleMiner {
  private readonly parts: MinerParts;

  constructor(parts: MinerParts) {
    this.parts = parts;
  }

  /** Plays one match and returns the puzzles in it. */
  async mineMatch(index: number): Promise<readonly FoundPuzzle[]> {
    const { detours, isWorthwhile, looksAt, prover, seed } = this.parts;
    const match = await this.play(index);
    const random = new SeededRandom(seedOf(seed, index));
    const seen: Candidate[] = [];
    for (let ply = 1; ply < match.moves.length; ply++) {
      const around = withDetours(match.positionAt(ply), detours, random).flatMap(looksAt);
      for (const position of around.filter(isWorthwhile)) {
        for (const choice of prover.findOnlyChoices(position)) seen.push({ ply, position, choice });
      }
    }
    const found: FoundPuzzle[] = [];
    for (const candidate of pickApart(seen)) found.push(await this.complete(candidate));
    return found;
  }

  private async complete({ position, choice }: Candidate): Promise<FoundPuzzle> {
    const { rules, viewer } = this.parts;
    const data = await this.describe(position, choice);
    assert(rules.parsePosition(data.position).ok, 'a position can be read again');
    return { puzzle: completePuzzle(data), canonicalForm: canonicalFormOf(viewer.describe(position), position.turn) };
  }

  private async describe(position: Position, choice: OnlyChoice): Promise<PuzzleData> {
    const { rules, prover, levels } = this.parts;
    const { moves, asked } = followLine(prover, position, choice);
    const misses = await countMisses(levels, this.parts, position, choice);
    const [first, ...rest] = this.textsOf(position, moves);
    assert(first !== undefined, 'a line has a move');
    const { plies, others, question } = choice;
    return {
      variant: rules.variant.id,
      position: rules.makePosition(position),
      question,
      plies,
      line: [first, ...rest],
      asked,
      others,
      misses,
    };
  }

  private textsOf(position: Position, moves: readonly Move[]): readonly string[] {
    const now = position.clone();
    return moves.map((move) => {
      const text = this.parts.rules.makeMove(now, move);
      now.apply(move);
      return text;
    });
  }

  private async play(index: number): Promise<Match> {
    const { played, players, seed, highest } = this.parts;
    const random = new SeededRandom(seedOf(seed, index));
    const { starts } = played.variant;
    const match = new Match(played, played.start(starts[index % starts.length]?.id));
    const randomPlies = random.below(RANDOM_PLIES);
    const seated = [random.below(highest), random.below(highest)];
    while (match.outcome === null) {
      const player = players[seated[match.position.turn - 1] ?? 0];
      assert(player !== undefined, 'a player has a level');
      const isRandom = match.moves.length < randomPlies || random.below(MISTAKE) === 0;
      const move = isRandom
        ? match.position.randomMove(random)
        : (await player.choose(match, {}, random, NEVER_STOP)).move;
      assert(match.play(move).ok, 'players play legal moves');
    }
    return match;
  }
}

/** How often each player misses the choice. Deterministic. */
async function countMisses(
  players: readonly ComputerPlayer[],
  { rules, choices }: { readonly rules: Rules; readonly choices: Choices },
  position: Position,
  { move, question }: { readonly move: Move; readonly question: PuzzleQuestion },
): Promise<readonly number[]> {
  const misses: number[] = [];
  for (const [index, player] of players.entries()) {
    let missed = 0;
    for (let attempt = 0; attempt < PUZZLE_TRIES; attempt++) {
      const random = new SeededRandom(index * PUZZLE_TRIES + attempt);
      const chosen = await player.choose(new Match(rules, position), {}, random, NEVER_STOP);
      if (!isSameChoice(choices, position, question, move, chosen.move)) missed++;
    }
    misses.push(missed);
  }
  return misses;
}

/** Whether two moves give the same answer to the puzzle's question. */
function isSameChoice(choices: Choices, position: Position, question: PuzzleQuestion, one: Move, other: Move): boolean {
  if (one === other) return true;
  if (question.judged === null) return false;
  const asked = (move: Move): string =>
    choices
      .picksOf(position, move)
      .slice(0, question.judged ?? undefined)
      .join(' ');
  return asked(one) === asked(other);
}
