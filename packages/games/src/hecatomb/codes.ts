import type { EndNearCode } from '../view/end-near.ts';

/** Every message code of Hecatomb; both languages must have a text for each. */
export type HecatombCode =
  | 'king-in-danger'
  | 'in-check'
  | 'last-turn'
  | 'last-ply'
  | EndNearCode
  | 'pieces-at-most'
  | 'some-king'
  | 'both-kings'
  | 'king-safe'
  | 'move-form'
  | 'typed-move-form'
  | 'pick-piece'
  | 'pick-queen-goal'
  | 'pick-king-goal'
  | 'piece-theirs'
  | 'piece-stuck'
  | 'piece-bound'
  | 'square-empty'
  | 'goal-same'
  | 'goal-own'
  | 'goal-off-line'
  | 'goal-blocked'
  | 'king-one-step'
  | 'king-attacked'
  | 'no-square'
  | 'done-early'
  | 'move-whole'
  | `tell-${'queen' | 'king'}-${'moves' | 'takes-queen' | 'takes-king'}`;
