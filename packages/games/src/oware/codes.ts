import type { EndNearCode } from '../view/end-near.ts';

/** Every message code of Oware; both languages must have a text for each. */
export type OwareCode =
  | 'pass'
  | 'feed'
  | 'one-pit'
  | 'grand-slam'
  | EndNearCode
  | 'two-rows'
  | 'six-pits'
  | 'stores'
  | 'seeds-in-all'
  | 'move-form'
  | 'typed-move-form'
  | 'pick-pit'
  | 'pick-feeding'
  | 'pit-empty'
  | 'pit-theirs'
  | 'pit-starves'
  | 'store-stays'
  | 'no-pit'
  | 'pass-not-now'
  | 'pass-never'
  | 'move-whole'
  | 'tell-pass'
  | `tell-${'sow' | 'capture' | 'slam'}${'' | '-only' | '-feed'}`;
