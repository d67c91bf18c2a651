/** What stands around a sentence for somebody who meets a rule for the first time. */
export interface FirstTimeTexts {
  /** What the sentence is, for those who hear it. */
  readonly title: string;
  /** Likewise, where it says what a match is about. */
  readonly goal: string;
  /** On small boards, when a place within a piece is to be chosen. */
  readonly piecesOpen: string;
  readonly gotIt: string;
  readonly toRules: string;
  /** The link to the rule; its title is `rule`. */
  readonly toRule: (rule: string) => string;
  /** The switch among the further things. */
  readonly switch: string;
}
