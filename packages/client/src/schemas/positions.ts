import { type Static, Type } from 'typebox';
import { CLOSED, ComputerName, GameName, ShortName, SideNumber } from './common.ts';
import { Ending } from './match.ts';

// Legal moves, computer moves and analyses of any position.

export const MOST_PLAYED = 600;
export const MOST_LISTED = 1000;
export const LONGEST_THOUGHT_MS = 5000;
export const MOST_NODES = 2_000_000;
export const MOST_LINES = 5;

const MoveText = Type.String({ minLength: 1, maxLength: 40 });

const PLACE = {
  game: GameName,
  variant: Type.Optional(ShortName),
  /** As text; the start of the variant when it is absent. */
  position: Type.Optional(Type.String({ minLength: 1, maxLength: 2000 })),
  /** Played from there first, so that repetition is known. */
  moves: Type.Optional(Type.Array(MoveText, { maxItems: MOST_PLAYED })),
};
const LIMITS = {
  timeMs: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_THOUGHT_MS })),
  nodes: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_NODES })),
};

export const LegalMovesBody = Type.Object(
  { ...PLACE, limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LISTED })) },
  CLOSED,
);
export type LegalMovesBody = Static<typeof LegalMovesBody>;

export const LegalMovesAnswer = Type.Object({
  position: Type.String(),
  turn: SideNumber,
  outcome: Type.Union([Ending, Type.Null()]),
  /** How many there are; `moves` has the first of them up to the limit. */
  count: Type.Integer(),
  moves: Type.Array(Type.String()),
});
export type LegalMovesAnswer = Static<typeof LegalMovesAnswer>;

/** An end that was proved, for the side to move, with best play. */
export const ProvedEnd = Type.Object({
  result: Type.Union([Type.Literal('win'), Type.Literal('draw'), Type.Literal('loss')]),
  /** Missing where only the result is known. */
  plies: Type.Optional(Type.Integer()),
  /** Set if `plies` is an upper bound. */
  atMost: Type.Optional(Type.Literal(true)),
});

export const ComputerMoveBody = Type.Object({ ...PLACE, ...LIMITS, player: ComputerName }, CLOSED);
export type ComputerMoveBody = Static<typeof ComputerMoveBody>;

export const ComputerMoveAnswer = Type.Object({
  move: Type.String(),
  /** For the side to move, in the player's own unit, if it has one. */
  score: Type.Optional(Type.Number()),
  end: Type.Optional(ProvedEnd),
});
export type ComputerMoveAnswer = Static<typeof ComputerMoveAnswer>;

export const AnalysisBody = Type.Object(
  { ...PLACE, ...LIMITS, lines: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_LINES })) },
  CLOSED,
);
export type AnalysisBody = Static<typeof AnalysisBody>;

export const AnalysisAnswer = Type.Object({
  depth: Type.Integer(),
  nodes: Type.Integer(),
  ms: Type.Number(),
  /** The best first. `score` is for the side to move, 200 for an expected score of about 73 of a hundred. */
  lines: Type.Array(
    Type.Object({
      score: Type.Number(),
      end: Type.Union([ProvedEnd, Type.Null()]),
      moves: Type.Array(Type.String()),
    }),
  ),
});
export type AnalysisAnswer = Static<typeof AnalysisAnswer>;
