/** What is said where a record or a link is read. */
export interface RecordTexts {
  readonly title: string;
  readonly help: string;
  readonly text: string;
  readonly open: string;
  readonly file: string;
  readonly cancel: string;
  readonly tooLarge: string;
  readonly notLoaded: string;
  readonly badLink: (why: string) => string;
  readonly badRecord: (why: string) => string;
  readonly noRecord: string;
  readonly otherGame: (name: string) => string;
  /** Opens such a record in its own game. */
  readonly openThere: string;
  readonly badKept: string;
}
