/** What pages say that nobody needs on the way to a match: rules, and the page that stands for pages that are not there. */
export interface SidePageTexts {
  /** To the board from which one came. */
  readonly back: string;
  readonly variants: string;
  readonly unknown: string;
  readonly unknownHelp: string;
}
