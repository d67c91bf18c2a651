import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import {
  type ComputerPlayer,
  type Evaluation,
  type GameId,
  loadEvaluation,
  loadTables,
  Match,
  type Move,
  NEVER_STOP,
  otherSide,
  SeededRandom,
} from '@tabuleiro/games';
import { type Engine, listSolvedMoves, openEngine, solveByTables, type Tablebase } from '../../src/index.ts';
import { openMax } from '../../src/players.ts';
import type { Solution } from '../../src/solver/solution.ts';
import { openSolver, type Solver } from '../../src/solver/solver.ts';
import { bundleName, readBundle } from '../../src/tablebase/index.ts';
import { movesOf } from './cases.ts';
import { Claims, endOf } from './claims.ts';

const SOLVER_LIMITS = { nodes: 2000 };
const VERDICT_LIMITS = { nodes: 3000, plies: 4 };
const SEARCH_LIMITS = { nodes: 1500 };
const LINES = 3;
/** The clock of players moves by this with every look, so that they too are the same every time. */
const TICK_MS = 60;
const PLAYER_LIMITS = { timeMs: 1000 };
const TABLE_BYTES = 2 ** 18;
/** At most this number of moves is compared. */
const MOST_MOVES = 6;

/** All who claim ends of matches of one variant, to be compared with trying everything. */
export class CaseChecker {
  private readonly solver: Solver;
  private readonly engines: readonly { readonly name: string; readonly engine: Engine }[];
  private readonly tables: Tablebase | null;
  private readonly openPlayer: () => Promise<ComputerPlayer>;

  private readonly evaluation: Evaluation;

  private constructor(
    game: GameId,
    evaluation: Evaluation,
    solver: Solver,
    engines: CaseChecker['engines'],
    tables: Tablebase | null,
  ) {
    this.evaluation = evaluation;
    this.solver = solver;
    this.engines = engines;
    this.tables = tables;
    this.openPlayer = () => {
      let ms = 0;
      return openMax(game, { tables, tableBytes: TABLE_BYTES, now: () => (ms += TICK_MS) });
    };
  }

  static async open(game: GameId, variant: string): Promise<CaseChecker> {
    const tables = await readTables(game, variant);
    const plain = { name: 'search', engine: await openEngine(game, { tableBytes: TABLE_BYTES }) };
    const knowing = tables && {
      name: 'search with tables',
      engine: await openEngine(game, { tableBytes: TABLE_BYTES, tables }),
    };
    const solver = await openSolver(game, { tableBytes: TABLE_BYTES });
    const engines = knowing === null ? [plain] : [plain, knowing];
    return new CaseChecker(game, await loadEvaluation(game), solver, engines, tables);
  }

  async check(match: Match): Promise<Claims> {
    const claims = new Claims(match, this.evaluation);
    this.checkSolution(claims, match, 'proof', this.solver.solve(match, { limits: SOLVER_LIMITS }));
    this.checkVerdicts(claims, match);
    for (const { name, engine } of this.engines) this.checkSearch(claims, match, name, engine);
    if (this.tables !== null) this.checkTables(claims, match, this.tables);
    await this.checkPlayer(claims, match);
    return claims;
  }

  private checkSolution(claims: Claims, match: Match, who: string, solution: Solution): void {
    const { result, plies, isExact, best, areAllBest, excludedPlies } = solution;
    const { turn } = match.position;
    claims.noWinWithin(`${who}, excluded`, turn, excludedPlies);
    claims.noWinWithin(`${who}, excluded`, otherSide(turn), excludedPlies);
    if (result === 'unproved') return;
    claims.end(who, { result, plies, isExact });
    claims.holds(`${who}: names a move`, best.length > 0);
    claims.holds(`${who}: its line is legal and ends as told`, isLineRight(match, solution));
    const named = new Set(best);
    const others = movesOf(match.position).filter((move) => !named.has(move));
    const compare = (move: Move, isBest: boolean): void => this.checkBest(claims, match, who, solution, move, isBest);
    for (const move of best.slice(0, MOST_MOVES)) compare(move, true);
    if (!areAllBest || !isExact) return;
    for (const move of others.slice(0, MOST_MOVES)) compare(move, false);
  }

  /** Whether the claimed value of a move is right. */
  private checkBest(claims: Claims, match: Match, who: string, solution: Solution, move: Move, isBest: boolean): void {
    const { result, plies, isExact } = solution;
    const { turn } = match.position;
    if (result === 'win') claims.expect(`${who}, best`, turn, plies, isBest, move);
    else if (result === 'draw') claims.expect(`${who}, best`, otherSide(turn), null, !isBest, move);
    else if (isExact && plies !== null) claims.expect(`${who}, best`, otherSide(turn), plies - 1, !isBest, move);
  }

  private checkVerdicts(claims: Claims, match: Match): void {
    const { turn } = match.position;
    const moves = movesOf(match.position).slice(0, MOST_MOVES);
    const { verdicts } = this.solver.proveMoves(match, { limits: VERDICT_LIMITS, moves });
    for (const { move, result, plies, isExact, noWinWithin } of verdicts) {
      if (result !== 'unproved') claims.end('verdict', { result, plies, isExact }, move);
      else if (Number.isFinite(noWinWithin)) claims.noWinWithin('verdict, no win', turn, noWinWithin, move);
      else claims.neverWins('verdict, no win', turn, move);
    }
  }

  /** What the search learnt of earlier positions of the match, with another past, must not mislead it. */
  private checkSearch(claims: Claims, match: Match, who: string, engine: Engine): void {
    engine.forget();
    for (const before of [4, 2]) {
      if (match.moves.length >= before) engine.analyse(cutBefore(match, before), { limits: SEARCH_LIMITS });
    }
    const { lines } = engine.analyse(match, { limits: SEARCH_LIMITS, lines: LINES });
    for (const { end, moves, score } of lines) {
      if (end === null) continue;
      claims.end(who, endOf(end), moves[0] ?? null);
      claims.holds(`${who}: the score says what is proved`, Math.sign(score) === signOf(end.result));
    }
    const [{ end }] = lines;
    if (end !== null && end.result !== 'win') claims.end(`${who}, position`, endOf(end));
  }

  private checkTables(claims: Claims, match: Match, tables: Tablebase): void {
    const solution = solveByTables(tables, match);
    if (solution !== null) this.checkSolution(claims, match, 'tables', { ...solution, excludedPlies: 0 });
    for (const { move, proof } of listSolvedMoves(tables, match).slice(0, MOST_MOVES)) {
      if (proof !== null) claims.end('table move', { isExact: proof.plies !== null, ...proof }, move);
    }
  }

  private async checkPlayer(claims: Claims, match: Match): Promise<void> {
    const player = await this.openPlayer();
    for (const asked of match.moves.length < 2 ? [match] : [cutBefore(match, 2), match]) {
      const { move, end } = await player.choose(asked, PLAYER_LIMITS, new SeededRandom(1), NEVER_STOP);
      if (asked !== match) continue;
      claims.holds('player: its move is legal', match.position.isLegal(move));
      if (end === undefined) continue;
      claims.end('player', endOf(end), move);
      if (end.result !== 'win') claims.end('player, position', endOf(end));
    }
    await player.close();
  }
}

/** The small table that ships with programs; null for a game without tables. */
export async function readTables(game: GameId, variant: string): Promise<Tablebase | null> {
  const facet = await loadTables(game);
  if (facet === null) return null;
  const url = new URL(`../../small-tables/${bundleName(game, variant)}`, import.meta.url);
  const read = readBundle(facet, game, variant, gunzipSync(await readFile(url)));
  if (!read.ok) throw new Error(`the tables of ${game} ${variant} cannot be read: ${read.error}`);
  return read.value;
}

/** The match as it was some plies before. */
function cutBefore(match: Match, plies: number): Match {
  const earlier = new Match(match.rules, match.positionAt(0));
  for (const move of match.moves.slice(0, match.moves.length - plies)) earlier.play(move);
  return earlier;
}

/** A line that reaches its end has the claimed winner, and no line goes further. */
function isLineRight(match: Match, { line, plies, result, isExact }: Solution): boolean {
  const way = cutBefore(match, 0);
  if (!line.every((move) => way.play(move).ok)) return false;
  if (plies === null || line.length < plies) return result === 'draw' || way.outcome === null || !isExact;
  const winner = way.outcome?.winner ?? null;
  const { turn } = match.position;
  return line.length === plies && winner === (result === 'draw' ? null : result === 'win' ? turn : otherSide(turn));
}

const signOf = (result: 'win' | 'draw' | 'loss'): number => (result === 'win' ? 1 : result === 'loss' ? -1 : 0);
