import type { AnalysisTexts } from './analysis/texts.ts';
import type { ContestTexts } from './contests/texts.ts';
import type { OnlineTexts } from './online/texts.ts';
import type { PlayTexts } from './play/texts.ts';
import type { ProtocolTexts } from './protocols/texts.ts';
import type { PuzzleTexts } from './puzzles/texts.ts';
import type { SolveTexts } from './solve/texts.ts';
import type { TableTexts } from './tables/texts.ts';
import type { TuneTexts } from './tune/texts.ts';

/** How players are called where people read them; what is typed and what is in records and JSON stays as it is. */
export interface PlayerTexts {
  readonly human: string;
  readonly level: (level: number) => string;
  /** The engine at its strongest. */
  readonly max: string;
}

/** What the command says, in one language. */
export interface CliTexts {
  /** Headings of commander's help pages. */
  readonly headings: Readonly<Record<'Usage:' | 'Arguments:' | 'Options:' | 'Commands:', string>>;
  readonly examples: string;
  readonly program: string;
  readonly helpOption: string;
  readonly versionOption: string;
  readonly commands: Readonly<
    Record<
      | 'games'
      | 'show'
      | 'moves'
      | 'perft'
      | 'rpc'
      | keyof AnalysisTexts['commands']
      | keyof SolveTexts['commands']
      | keyof PlayTexts['commands']
      | keyof ProtocolTexts['commands']
      | keyof OnlineTexts['commands']
      | keyof PuzzleTexts['commands']
      | keyof TuneTexts['commands']
      | keyof TableTexts['commands']
      | keyof ContestTexts['commands'],
      string
    >
  >;
  readonly options: Readonly<
    Record<
      'game' | 'position' | 'variant' | 'start' | 'language' | 'json' | 'ascii' | 'limit' | 'depth' | 'divide',
      string
    >
  >;
  readonly starts: string;
  readonly classicPlayers: string;
  readonly gameOver: string;
  readonly usage: {
    readonly unknownCommand: (name: string) => string;
    readonly unknownOption: (name: string) => string;
    readonly missingArgument: (name: string) => string;
    readonly missingOption: (name: string) => string;
    readonly missingValue: (name: string) => string;
    readonly excessArguments: string;
    /** Added to every line about wrong use. */
    readonly seeHelp: (command: string) => string;
  };
  readonly players: PlayerTexts;
  /** Everything about playing, watching and replaying matches, and about their files. */
  readonly matches: PlayTexts;
  /** Analyses of positions and matches. */
  readonly analysis: AnalysisTexts;
  /** Proofs. */
  readonly solve: SolveTexts;
  /** The protocols in which other programs speak to us. */
  readonly protocols: ProtocolTexts;
  /** Series of matches and tournaments of computer players. */
  readonly contests: ContestTexts;
  readonly puzzles: PuzzleTexts;
  readonly tune: TuneTexts;
  /** Tables of solved positions. */
  readonly tables: TableTexts;
  /** Playing on a server. */
  readonly online: OnlineTexts;
  /** An error of our own making. */
  readonly internal: (message: string) => string;
}
