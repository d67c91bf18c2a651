import { type EngineHost, PlayerClosed } from '@tabuleiro/engine';
import { Match, type OnlyChoice, type Side, StopFlag } from '@tabuleiro/games';
import type { PuzzleData } from '@tabuleiro/games/puzzle';
import { logError } from '../ui/log-error.ts';

/** The part of an analysed match that a person played. */
export interface OwnPart {
  readonly sides: readonly Side[];
  /** Moves after this ply belong to the analysis. */
  readonly plies: number;
  /** Keeps a puzzle on this device. */
  readonly keep: (puzzle: PuzzleData) => void;
}

/** For the proof of each position. Nodes, so that a match has the same puzzles on every machine. */
const LIMITS = { nodes: 200_000 } as const;

export interface OwnPuzzleFinderDependencies {
  readonly host: Pick<EngineHost, 'findOnlyChoice'>;
  readonly changed: () => void;
}

/** Makes puzzles of mistakes, where it can be proved that exactly one choice would have won. */
export class OwnPuzzleFinder {
  /** The number of puzzles found. */
  found = 0;
  private readonly dependencies: OwnPuzzleFinderDependencies;
  private readonly known = new Set<string>();
  private stopFlag: StopFlag | null = null;

  constructor(dependencies: OwnPuzzleFinderDependencies) {
    this.dependencies = dependencies;
  }

  get isRunning(): boolean {
    return this.stopFlag !== null;
  }

  /** Tries matches that end before a mistake, one after the other; each position once. */
  async find(matches: readonly Match[], keep: OwnPart['keep']): Promise<void> {
    this.stop();
    const stop = new StopFlag();
    this.stopFlag = stop;
    const { host, changed } = this.dependencies;
    changed();
    try {
      for (const { rules, position } of matches) {
        const text = rules.makePosition(position);
        if (this.known.has(text)) continue;
        const match = new Match(rules, position);
        const choice = await host.findOnlyChoice(match, { limits: LIMITS, stop });
        if (stop.stopped) return;
        this.known.add(text);
        if (choice === null) continue;
        keep(toPuzzle(match, choice));
        this.found++;
        changed();
      }
    } catch (error) {
      // The review is complete without puzzles.
      if (!(error instanceof PlayerClosed)) logError(error);
    } finally {
      if (this.stopFlag === stop) {
        this.stopFlag = null;
        changed();
      }
    }
  }

  stop(): void {
    this.stopFlag?.raise();
    this.stopFlag = null;
  }
}

/** Only the choice itself is asked for, because only that is proved here. */
function toPuzzle({ rules, position }: Match, { question, plies, move, others }: OnlyChoice): PuzzleData {
  return {
    variant: rules.variant.id,
    position: rules.makePosition(position),
    question,
    plies: plies === 1 ? plies : null,
    line: [rules.makeMove(position, move)],
    asked: 1,
    others,
    misses: [],
  };
}
