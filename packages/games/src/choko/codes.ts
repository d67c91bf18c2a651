/** Every message code of Choko; both languages must have a text for each. */
export type ChokoCode =
  | 'initiative'
  | 'drop-initiative'
  | 'drop-no-man'
  | 'drop-stuck'
  | 'pass'
  | 'hands'
  | 'men-at-most'
  | 'some-man'
  | 'move-form';
