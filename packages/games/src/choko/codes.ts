import type { EndNearCode } from '../view/end-near.ts';

/** Every message code of Choko; both languages must have a text for each. */
export type ChokoCode =
  | 'initiative'
  | 'drop-initiative'
  | 'drop-no-man'
  | 'drop-stuck'
  | 'pass'
  | EndNearCode
  | 'hands'
  | 'men-at-most'
  | 'some-man'
  | 'move-form'
  | 'pick-anything'
  | 'pick-hole'
  | 'pick-man'
  | 'pick-goal'
  | 'pick-removal'
  | 'hand-empty'
  | 'hand-theirs'
  | 'man-theirs'
  | 'man-stuck'
  | 'hole-taken'
  | 'goal-far'
  | 'removal-own'
  | 'removal-none'
  | 'no-cell'
  | 'pass-not-now'
  | 'tell-drop'
  | 'tell-step'
  | 'tell-capture'
  | 'tell-capture-two'
  | 'tell-pass';
