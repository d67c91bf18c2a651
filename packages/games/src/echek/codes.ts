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
  | 'one-king-each'
  | 'one-of-each'
  | 'one-group'
  | 'queen-open'
  | 'dead-not-in-play'
  | 'move-form';
