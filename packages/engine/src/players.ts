import {
  assert,
  type BlunderRates,
  BrokenInvariant,
  type CalibratedLevels,
  type ChosenMove,
  type ComputerPlayer,
  type GameId,
  type LevelSettings,
  loadEvaluation,
  type Match,
  type Move,
  type Random,
  type TextError,
  type ThinkingLimits,
} from '@tabuleiro/games';
import { type Analysis, Engine, type EngineOptions, openEngine } from './engine.ts';
import { MoveBlindness } from './search/move-blindness.ts';

/** Levels search few nodes, and a small table is faster to clear. */
const TABLE_BYTES = 2 ** 18;
/** Number of moves that a level chooses from. */
const CANDIDATES = 5;

/** Opens a level of the engine; it thinks on the calling thread. The same seed gives the same choice. */
export async function openLevel(game: GameId, level: number, options: EngineOptions = {}): Promise<ComputerPlayer> {
  const evaluation = await loadEvaluation(game);
  const engine = new Engine(evaluation, { tableBytes: TABLE_BYTES, ...options });
  const open = ({ settings }: CalibratedLevels): ComputerPlayer => {
    const own = settings[level - 1];
    if (own === undefined) throw new BrokenInvariant(`${game} has no level ${level}: expected 1 to ${settings.length}`);
    return makeLevel(engine, own);
  };
  const usual = open(evaluation.levels);
  const byVariant = new Map(
    Object.entries(evaluation.variantLevels ?? {}).map(([variant, levels]) => [variant, open(levels)]),
  );
  return {
    choose: (match, ...rest) => (byVariant.get(match.rules.variant.id) ?? usual).choose(match, ...rest),
    close: async () => {},
  };
}

/** A random move if the player blunders this turn, otherwise null. */
function drawBlunder(engine: Engine, match: Match, { calm, threatened }: BlunderRates, random: Random): Move | null {
  const move = match.position.randomMove(random);
  const after = match.position.clone();
  after.apply(move);
  const losesAtOnce = !after.isOver() && engine.canWinInOne(after);
  return random.unit() < (losesAtOnce ? threatened : calm) ? move : null;
}

/** A player weakened by the settings. It never overlooks a win in one. */
export function makeLevel(engine: Engine, settings: LevelSettings): ComputerPlayer {
  const { nodes, blindness, temperature, blunderRates } = settings;
  return {
    choose: async (match, limits, random, stop) => {
      engine.forget();
      const winning = engine.findWinInOne(match);
      if (winning !== null) return { move: winning, end: { result: 'win', plies: 1 } };
      const unseen = blunderRates === undefined ? null : drawBlunder(engine, match, blunderRates, random);
      if (unseen !== null) return { move: unseen };
      const analysis = engine.analyse(match, {
        // Never limited by time: a level is equally strong on every machine.
        limits: { nodes: Math.min(nodes, limits.nodes ?? nodes) },
        lines: temperature > 0 ? CANDIDATES : 1,
        stop,
        hurries: true,
        ...(blindness > 0 && { blindness: new MoveBlindness(blindness, random.below(2 ** 32)) }),
      });
      const scores = analysis.lines.map(({ score }) => score);
      const index = drawByScore(scores, temperature, random);
      // A player that overlooks moves proves nothing.
      return blindness > 0 ? withoutEnd(analysis, index) : chosenFrom(analysis, index);
    },
    close: async () => {},
  };
}

/** A line of an analysis as a player's choice; default: the best line. */
export function chosenFrom(analysis: Analysis, index = 0): ChosenMove {
  const { end } = analysis.lines[index] ?? analysis.lines[0];
  return { ...withoutEnd(analysis, index), ...(end !== null && { end }) };
}

/** The same without the proved end. */
export function withoutEnd({ lines, nodes, depth }: Analysis, index: number): ChosenMove {
  const line = lines[index] ?? lines[0];
  const [move] = line.moves;
  assert(move !== undefined, 'a line has a move');
  return { move, score: line.score, line: line.moves, nodes, depth };
}

/** Reports each compared move, best first. */
export function reportLines(analysis: Analysis, onThought: ((thought: ChosenMove) => void) | undefined): void {
  if (onThought === undefined) return;
  for (const index of analysis.lines.keys()) onThought({ ...chosenFrom(analysis, index), rank: index + 1 });
}

/** Draws an index; a score `temperature` below another is chosen 1/e times as often. At 0, returns the best. */
export function drawByScore(scores: readonly number[], temperature: number, random: Random): number {
  const best = Math.max(...scores);
  if (temperature <= 0) return scores.indexOf(best);
  const chances = scores.map((score) => Math.exp((score - best) / temperature));
  let drawn = random.unit() * chances.reduce((sum, chance) => sum + chance, 0);
  for (const [index, chance] of chances.entries()) {
    drawn -= chance;
    if (drawn < 0) return index;
  }
  return scores.indexOf(best);
}

/** Default thinking time of the strongest player. */
export const USUAL_TIME_MS = 1000;

/** Options for a search that chooses a move: with contempt, it accepts a draw only if nothing is better. */
export const AS_PLAYER = { hurries: true, contempt: 10 } as const;

/** The given limits, or the default time if there are none. */
export function limitsOfMax(limits: ThinkingLimits): ThinkingLimits {
  const isLimited = limits.timeMs ?? limits.nodes ?? limits.depth ?? limits.clocks;
  return isLimited === undefined ? { timeMs: USUAL_TIME_MS } : limits;
}

/** Opens the engine at full strength; it thinks on the calling thread and keeps its table from move to move. */
export async function openMax(game: GameId, options: EngineOptions = {}): Promise<ComputerPlayer> {
  const engines = new Map<string, Engine>();
  const engineFor = async (variant: string): Promise<Engine> => {
    const engine = engines.get(variant) ?? (await openEngine(game, { ...options, variant }));
    engines.set(variant, engine);
    return engine;
  };
  // Loaded on first use; pages run it in workers.
  const { ProofProbe, analyseWithProof } = await import('./solver/proof-probe.ts');
  const proofProbe = await ProofProbe.open(game, options.now ?? Date.now);
  return {
    choose: async (match, limits, _random, stop, onThought) => {
      const onProgress = (analysis: Analysis): void => reportLines(analysis, onThought);
      const asked = { ...AS_PLAYER, limits: limitsOfMax(limits), stop, onProgress };
      const engine = await engineFor(match.rules.variant.id);
      return chosenFrom(analyseWithProof(engine, proofProbe, match, asked));
    },
    close: async () => {},
  };
}

/**
 * Thrown by a player that cannot continue: an outside engine that timed out, exited or chose an illegal move. The
 * caller of `choose` catches it and reports `problem`.
 */
export class PlayerFailure extends Error {
  override readonly name = 'PlayerFailure';
  readonly problem: TextError;

  constructor(problem: TextError) {
    super(`${problem.field}: ${problem.found} (${problem.expected.code})`);
    this.problem = problem;
  }
}
