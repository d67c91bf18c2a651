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
} from '@tabuleiro/games';
import { completePuzzle, loadPuzzleProver, type PuzzleData } from '@tabuleiro/games/puzzle';
import { openEngine } from '../engine.ts';
import { makeLevel, openLevel } from '../players/index.ts';
import { openSolver } from '../solver/index.ts';
import type { Tables } from '../tablebase/index.ts';
import { canonicalFormOf } from './canonical-form.ts';
import { withDetours } from './detours.ts';
import { type AskAboutOthers, GeneralProver, type ProverLimits } from './general-prover.ts';
import { countMisses } from './grading.ts';
import { followLine } from './line.ts';
import { askAboutOthers, doOthersNeverWin } from './others.ts';
import { isPressed } from './pressure.ts';
import { TableProver } from './table-prover.ts';

export interface MiningOptions extends ProverOptions {
  readonly seed: number;
  /** The highest level that plays. */
  readonly highest?: number;
  /** The variant that is played, if it is another one than that of the puzzles. */
  readonly played?: string;
  /** Who plays, from weak to strong, in place of the game's levels. */
  readonly players?: readonly LevelSettings[];
  /** What is looked at in a position that was played; the position itself unless said. */
  readonly looksAt?: (played: Position) => readonly Position[];
  /** From each position that was played so many detours are made, and looked at too. */
  readonly detours?: number;
  /** Only positions are looked at in which all moves but at most so many lose at once; all positions unless said. */
  readonly mostSafe?: number | null;
}

/** A puzzle as it was found. */
export interface Found {
  readonly puzzle: Puzzle;
  /** Puzzles that look alike have the same. */
  readonly likeness: string;
}

/** The plies at the beginning of a match that nobody chose are at most so many. */
const RANDOM_PLIES = 5;
/** Players up to this level make mistakes that the other side may or may not see. */
export const USUAL_HIGHEST = 8;
/** One ply of so many is drawn at random, so that there is something to find. */
const MISTAKE = 10;
/** Puzzles from one match are at least so many plies apart. */
const PLIES_APART = 8;

export interface ProverOptions {
  readonly game: GameId;
  readonly variant: string;
  readonly limits: ProverLimits;
  /** Nodes that a solver may look at for each of the other choices; it is not asked where that is 0. */
  readonly otherNodes?: number;
  /** Solved positions: then only positions among them are puzzles. */
  readonly tables?: Tables | null;
}

/** Small, for it is cleared for every question. */
const SOLVER_BYTES = 2 ** 21;
const PLAYER_BYTES = 2 ** 20;

/** Of others that are not all proved never to win. */
const NOTHING_KNOWN = 0;

/** Opens what proves puzzles of a game. */
export async function openPuzzleProver(options: ProverOptions): Promise<PuzzleProver> {
  const { game, limits, otherNodes = 0, tables = null, variant } = options;
  if (tables !== null) return new TableProver(tables, { fewest: limits.fewest ?? 1, plies: limits.plies });
  const own = await loadPuzzleProver(game);
  if (own !== null) return own;
  const [evaluation, solver, rules] = await Promise.all([
    loadEvaluation(game),
    openSolver(game, { tableBytes: SOLVER_BYTES }),
    loadRules(game, variant),
  ]);
  const ask: AskAboutOthers = (position, solution) => {
    if (limits.isCertain !== true) return askAboutOthers(solver, rules, position, solution, otherNodes);
    return doOthersNeverWin(solver, rules, position, solution, otherNodes) ? 'proved' : NOTHING_KNOWN;
  };
  return new GeneralProver(evaluation, limits, otherNodes > 0 ? ask : null);
}

/** Opens a mine of puzzles. */
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
  const engine = await openEngine(game, { tableBytes: PLAYER_BYTES });
  return settings.map((one) => makeLevel(engine, one));
}

/** Which positions are looked at. */
async function filterOf({ game, mostSafe = null }: MiningOptions): Promise<(position: Position) => boolean> {
  if (mostSafe === null) return () => true;
  const facet = await loadSolverFacet(game);
  assert(facet !== null && 'guide' in facet, 'the game has a guide that sees wins at once');
  return (position) => isPressed(facet, position, mostSafe);
}

interface Candidate {
  readonly ply: number;
  readonly position: Position;
  readonly choice: OnlyChoice;
}

/** A win whose length is not known counts as longer than one at once, and as shorter than all others. */
const OPEN_LENGTH = 2;
const lengthOf = ({ choice: { plies } }: Candidate): number => plies ?? OPEN_LENGTH;

/** Of neighbouring plies only one is a puzzle: the longest win, and of equal ones the last, when fewer pieces are about. */
function pickApart(candidates: readonly Candidate[]): readonly Candidate[] {
  const picked: Candidate[] = [];
  for (const one of candidates.toSorted((a, b) => lengthOf(b) - lengthOf(a) || b.ply - a.ply)) {
    if (picked.every(({ ply }) => Math.abs(ply - one.ply) >= PLIES_APART)) picked.push(one);
  }
  return picked;
}

/** The seed of a match of a run. */
const seedOf = (seed: number, index: number): number => (seed + Math.imul(index + 1, 0x9e3779b1)) | 0;

interface Equipment {
  readonly rules: Rules;
  /** Of the matches. */
  readonly played: Rules;
  readonly choices: Choices;
  readonly viewer: Viewer;
  readonly prover: PuzzleProver;
  /** Who tries the puzzles, and who plays the matches. */
  readonly levels: readonly ComputerPlayer[];
  readonly players: readonly ComputerPlayer[];
  readonly seed: number;
  readonly highest: number;
  readonly looksAt: NonNullable<MiningOptions['looksAt']>;
  readonly detours: number;
  readonly isWorthwhile: (position: Position) => boolean;
}

/** Lets levels play each other and looks for puzzles in what they play. */
export class PuzzleMiner {
  private readonly equipment: Equipment;

  constructor(equipment: Equipment) {
    this.equipment = equipment;
  }

  /** Plays the match of that number and gives the puzzles in it. */
  async dig(index: number): Promise<readonly Found[]> {
    const { detours, isWorthwhile, looksAt, prover, seed } = this.equipment;
    const match = await this.play(index);
    const random = new SeededRandom(seedOf(seed, index));
    const seen: Candidate[] = [];
    for (let ply = 1; ply < match.moves.length; ply++) {
      const around = withDetours(match.positionAt(ply), detours, random).flatMap(looksAt);
      for (const position of around.filter(isWorthwhile)) {
        for (const choice of prover.findOnlyChoices(position)) seen.push({ ply, position, choice });
      }
    }
    const found: Found[] = [];
    for (const candidate of pickApart(seen)) found.push(await this.complete(candidate));
    return found;
  }

  private async complete({ position, choice }: Candidate): Promise<Found> {
    const { rules, viewer } = this.equipment;
    const data = await this.describe(position, choice);
    assert(rules.parsePosition(data.position).ok, 'a position can be read again');
    return { puzzle: completePuzzle(data), likeness: canonicalFormOf(viewer.describe(position), position.turn) };
  }

  private async describe(position: Position, choice: OnlyChoice): Promise<PuzzleData> {
    const { rules, prover, levels } = this.equipment;
    const { moves, asked } = followLine(prover, position, choice);
    const misses = await countMisses(levels, this.equipment, position, choice);
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
      const text = this.equipment.rules.makeMove(now, move);
      now.apply(move);
      return text;
    });
  }

  private async play(index: number): Promise<Match> {
    const { played, players, seed, highest } = this.equipment;
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
