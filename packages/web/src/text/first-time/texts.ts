/** What stands around a sentence for somebody who meets a rule for the first time. */
export interface FirstTimeTexts {
  /** What the sentence is, for those who hear it. */
  readonly title: string;
  readonly gotIt: string;
  /** The link to the rule; its title is `rule`. */
  readonly toRule: (rule: string) => string;
  /** The switch among the further things. */
  readonly switch: string;
}
