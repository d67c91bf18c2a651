import type { EndNearCode } from '../view/end-near.ts';
import type { PieceName } from './moves.ts';

/** Every message code of Echek; both languages must have a text for each. */
export type EchekCode =
  | 'castling'
  | 'pass'
  | 'limit-columns'
  | 'limit-rows'
  | 'limit-both'
  | 'king-danger'
  | 'queen-danger'
  | 'queen-dead'
  | EndNearCode
  | 'one-king-each'
  | 'one-of-each'
  | 'one-group'
  | 'queen-open'
  | 'dead-not-in-play'
  | 'move-form'
  | 'typed-move-form'
  | PromptCode
  | ReasonCode
  | TellCode;

/** What to pick next. */
type PromptCode =
  | 'pick-piece'
  | 'pick-in-play'
  | 'pick-reserve'
  | `pick-goal-${PieceName}`
  | 'pick-castle-king'
  | 'pick-castle-rook'
  | 'pick-place'
  | 'pick-step'
  | 'pick-removal';

/** Why something cannot be picked. */
export type ReasonCode =
  | 'no-square'
  | 'piece-other'
  | 'square-empty'
  | 'square-now'
  | 'square-taken'
  | 'piece-theirs'
  | 'piece-in-play'
  | 'piece-shut'
  | 'piece-bound'
  | 'queen-gone'
  | 'reserve-shut'
  | 'castling-used'
  | 'castle-not-now'
  | 'pass-not-now'
  | `way-${PieceName}`
  | 'way-enemy'
  | 'too-wide'
  | 'splits'
  | 'touches-none'
  | 'beside-king'
  | 'pawn-here'
  | 'removal-must'
  | 'removal-empty'
  | 'removal-king'
  | 'removal-bishop'
  | 'removal-splits'
  | 'turn-begun'
  | 'turn-whole';

/** What a move does. */
type TellCode =
  | `tell-move-${PieceName}`
  | `tell-place-${Exclude<PieceName, 'king'>}`
  | `tell-remove-${Exclude<PieceName, 'king'>}`
  | `tell-remove-own-${Exclude<PieceName, 'king' | 'bishop'>}`
  | 'tell-pawn-on'
  | 'tell-castle'
  | 'tell-pass';
