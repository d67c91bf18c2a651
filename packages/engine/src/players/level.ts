import {
  BrokenInvariant,
  type CalibratedLevels,
  type ComputerPlayer,
  type GameId,
  type BlunderRates,
  type LevelSettings,
  loadEvaluation,
  type Match,
  type Move,
  type Random,
} from '@tabuleiro/games';
import { Engine, type EngineOptions } from '../engine.ts';
import { MoveBlindness } from '../search/index.ts';
import { chosenFrom, withoutEnd } from './chosen.ts';
import { drawByScore } from './softmax.ts';

/** Levels search little: a small table is cleared faster. */
const TABLE_BYTES = 2 ** 18;
/** Among so many moves a level chooses. */
const CANDIDATES = 5;

/** Opens a level of the engine; it thinks on the thread that asks. The same seed gives the same choice. */
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

/** A move that is made without looking, if this is a turn in which the player does not look. */
function drawLapse(engine: Engine, match: Match, { calm, threatened }: BlunderRates, random: Random): Move | null {
  const move = match.position.randomMove(random);
  const after = match.position.clone();
  after.apply(move);
  const losesAtOnce = !after.isOver() && engine.canWinInOne(after);
  return random.unit() < (losesAtOnce ? threatened : calm) ? move : null;
}

/** A player that is held back as the settings say. Whatever it overlooks, a win in one is not among it. */
export function makeLevel(engine: Engine, settings: LevelSettings): ComputerPlayer {
  const { nodes, blindness, temperature, blunderRates } = settings;
  return {
    choose: async (match, limits, random, stop) => {
      engine.forget();
      const winning = engine.findWinInOne(match);
      if (winning !== null) return { move: winning, end: { result: 'win', plies: 1 } };
      const unseen = blunderRates === undefined ? null : drawLapse(engine, match, blunderRates, random);
      if (unseen !== null) return { move: unseen };
      const analysis = engine.analyse(match, {
        // Never by time: a level is the same on every machine.
        limits: { nodes: Math.min(nodes, limits.nodes ?? nodes) },
        lines: temperature > 0 ? CANDIDATES : 1,
        stop,
        hurries: true,
        ...(blindness > 0 && { blindness: new MoveBlindness(blindness, random.below(2 ** 32)) }),
      });
      const scores = analysis.lines.map(({ score }) => score);
      const index = drawByScore(scores, temperature, random);
      // Who overlooks moves proves nothing.
      return blindness > 0 ? withoutEnd(analysis, index) : chosenFrom(analysis, index);
    },
    close: async () => {},
  };
}
