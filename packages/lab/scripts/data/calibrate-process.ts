// One process of `npm run calibrate`: plays matches between two strengths of the engine.
import { Engine, makeLevel } from '@tabuleiro/engine';
import {
  type ComputerPlayer,
  type GameId,
  type LevelSettings,
  loadEvaluation,
  loadRules,
  Match,
  NEVER_STOP,
  openClassic,
  SeededRandom,
} from '@tabuleiro/games';
import { decidedBy, Openings } from '../../src/series/openings.ts';
import { playMatch } from '../../src/series/play-match.ts';

export interface Batch {
  readonly game: GameId;
  /** The game's first variant by default. */
  readonly variant?: string;
  readonly one: LevelSettings;
  /** Settings, or the name of an original player. */
  readonly two: LevelSettings | string;
  readonly openingPlies: number;
  /** The range of openings to play, each twice with sides changed. */
  readonly first: number;
  readonly pairs: number;
}

/** The first player's results. */
export interface BatchResult {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

const TABLE_BYTES = 2 ** 18;

async function play({ game, variant, one, two, openingPlies, first, pairs }: Batch): Promise<BatchResult> {
  const rules = await loadRules(game, variant);
  const evaluation = await loadEvaluation(game);
  const open = async (player: LevelSettings | string): Promise<ComputerPlayer> =>
    typeof player === 'string'
      ? openClassic(game, player)
      : makeLevel(new Engine(evaluation, { tableBytes: TABLE_BYTES }), player);
  const [a, b] = await Promise.all([open(one), open(two)]);
  const openings = new Openings({
    rules,
    seed: 1,
    plies: openingPlies,
    isDecided: decidedBy(new Engine(evaluation, { tableBytes: TABLE_BYTES })),
  });
  const counts = { wins: 0, draws: 0, losses: 0 };
  for (let index = first; index < first + pairs; index++) {
    const { start, moves } = openings.at(index);
    for (const side of [1, 2] as const) {
      const match = new Match(rules, rules.start(start.id));
      for (const move of moves) match.play(move);
      const contestants =
        side === 1
          ? { 1: { player: a, limits: {} }, 2: { player: b, limits: {} } }
          : { 1: { player: b, limits: {} }, 2: { player: a, limits: {} } };
      const outcome = await playMatch({
        match,
        contestants,
        random: new SeededRandom(2 * index + side),
        stop: NEVER_STOP,
      });
      const winner = outcome?.winner ?? null;
      if (winner === null) counts.draws++;
      else if (winner === side) counts.wins++;
      else counts.losses++;
    }
  }
  return counts;
}

process.on('message', (batch: Batch) => void play(batch).then((result) => process.send?.(result)));
