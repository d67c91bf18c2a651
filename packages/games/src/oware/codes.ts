/** Every message code of Oware; both languages must have a text for each. */
export type OwareCode =
  | 'pass'
  | 'feed'
  | 'one-pit'
  | 'grand-slam'
  | 'two-rows'
  | 'six-pits'
  | 'stores'
  | 'seeds-in-all'
  | 'move-form';
