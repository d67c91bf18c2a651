/** What is said about clocks. */
export interface ClockTexts {
  /** The question in the set-up. */
  readonly title: string;
  readonly none: string;
  /** A clock that is offered: "5 min + 3 s". */
  readonly named: (minutes: number, seconds: number) => string;
  /** The same for screen readers. */
  readonly spoken: (minutes: number, seconds: number) => string;
  /** Numbers of one's own. */
  readonly other: string;
  readonly minutes: string;
  readonly seconds: string;
  /** Before what a clock shows, for screen readers. */
  readonly left: (time: string) => string;
}
