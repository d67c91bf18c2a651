/** Every message code of Eigenstate; both languages must have a text for each. */
export type EigenstateCode =
  | 'no-step'
  | 'one-hole'
  | 'no-hole'
  | 'last-two'
  | 'full-piece-wins'
  | 'quiet-plies'
  | 'piece'
  | 'piece-order'
  | 'free-square'
  | 'first-pin'
  | 'two-pieces'
  | 'move-form'
  | 'move-piece'
  | 'move-square'
  | 'pin-order';
