import type { Translation } from '../../settings/language.tsx';

export type RulesTexts = Translation<typeof en>;

/** The page of rules and its small boards. */
export const en = {
  backToBoard: 'Back to the board',
  contents: 'Contents',
  search: 'Search the rules',
  /** How many sections have what is searched for. */
  found: (count: number) =>
    count === 0 ? 'Not in these rules. Try another word.' : count === 1 ? 'In one section' : `In ${count} sections`,
  print: 'Print on one page',
  variants: 'Variants',
  back: 'One move back',
  forward: 'Next move',
  again: 'From the start',
  progress: (ply: number, of: number) => `${ply} of ${of}`,
  /** Before the first move of a line. */
  begin: 'Press “Next move” to see it.',
};
