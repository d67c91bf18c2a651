/** Every message code of Hecatomb; both languages must have a text for each. */
export type HecatombCode =
  | 'king-in-danger'
  | 'last-turn'
  | 'last-ply'
  | 'draw-near'
  | 'pieces-at-most'
  | 'some-king'
  | 'move-form';
