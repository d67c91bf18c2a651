import type { ComputerPlayer, GameId, Limits } from '@tabuleiro/games';
import { type Analysis, type EngineOptions, openEngine } from '../engine.ts';
import { chosenFrom, tellLines } from './chosen.ts';

/** How long the strongest player thinks when nobody says how long. */
export const USUAL_TIME_MS = 1000;

/** How a search is done that is to find a move: a draw is what one settles for when there is nothing better. */
export const AS_PLAYER = { hurries: true, contempt: 10 } as const;

/** The limits as they are, or the usual time where there are none. */
export function limitsOfMax(limits: Limits): Limits {
  const isLimited = limits.timeMs ?? limits.nodes ?? limits.depth ?? limits.clocks;
  return isLimited === undefined ? { timeMs: USUAL_TIME_MS } : limits;
}

/** Opens the engine at its strongest; it thinks on the thread that asks, and keeps what it learns from move to move. */
export async function openMax(game: GameId, options: EngineOptions = {}): Promise<ComputerPlayer> {
  const engine = await openEngine(game, options);
  // Loaded only where it plays: pages let it think in workers.
  const { ProofProbe, analyseWithProof } = await import('../solver/proof-probe.ts');
  const proofProbe = await ProofProbe.open(game, options.now ?? Date.now);
  return {
    choose: async (match, limits, _random, stop, tell) => {
      const onProgress = (analysis: Analysis): void => tellLines(analysis, tell);
      const asked = { ...AS_PLAYER, limits: limitsOfMax(limits), stop, onProgress };
      return chosenFrom(analyseWithProof(engine, proofProbe, match, asked));
    },
    close: async () => {},
  };
}
