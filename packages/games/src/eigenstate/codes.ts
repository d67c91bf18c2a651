import type { EndNearCode } from '../view/end-near.ts';

/** Every message code of Eigenstate; both languages must have a text for each. */
export type EigenstateCode =
  | 'no-step'
  | 'one-hole'
  | 'no-hole'
  | 'last-two'
  | 'full-piece-wins'
  | 'nearly-full'
  | EndNearCode
  | 'piece'
  | 'piece-order'
  | 'free-square'
  | 'first-pin'
  | 'two-pieces'
  | 'move-form'
  | 'typed-move-form'
  | 'typed-move-square'
  | 'typed-pin-order'
  | 'move-piece'
  | 'move-square'
  | 'pin-order'
  | PromptCode
  | ReasonCode
  | TellCode;

/** What to pick next. */
type PromptCode =
  | 'pick-piece'
  | 'pick-goal'
  | 'pick-first-pin'
  | 'pick-second-pin'
  | 'pick-lone-pin'
  | 'pick-pins-only';

/** Why something cannot be picked. */
type ReasonCode =
  | 'not-there'
  | 'square-empty'
  | 'by-square'
  | 'piece-theirs'
  | 'piece-stuck'
  | 'piece-out'
  | 'piece-taken'
  | 'goal-same'
  | 'goal-far'
  | 'goal-no-pin'
  | 'step-first'
  | 'hole-wanted'
  | 'hole-centre'
  | 'hole-filled'
  | 'hole-picked'
  | 'done-step'
  | 'done-two-pins'
  | 'done-one-pin'
  | 'turn-whole';

/** What a turn does: its step, and how many pins it puts. */
type TellCode = `tell-${'step' | 'take' | 'take-own'}-${'two' | 'one' | 'none'}` | 'tell-pins';
