/** What the shell says: header, home, set-up, rules. */
export interface AppTexts {
  readonly title: string;
  readonly home: string;
  readonly skip: string;
  readonly loading: string;
  readonly failed: { readonly title: string; readonly body: string; readonly again: string };
  readonly language: string;
  /** By language: its name in itself. */
  readonly languages: Readonly<Record<'en' | 'pt', string>>;
  readonly theme: string;
  readonly themes: Readonly<Record<'light' | 'dark' | 'contrast', string>>;
  readonly online: {
    readonly name: string;
    readonly play: string;
    /** For screen readers: the name, and in how many matches it is one's turn. */
    readonly turns: (count: number) => string;
  };
  readonly players: PlayerTexts;
  readonly cards: {
    readonly title: string;
    readonly subtitle: string;
    readonly games: string;
    readonly play: string;
    readonly setUp: string;
    readonly rules: string;
    readonly resume: string;
    /** The same for screen readers, who hear it without the card around it. */
    readonly playGame: (game: string) => string;
    readonly setUpGame: (game: string) => string;
    readonly rulesOf: (game: string) => string;
    readonly resumeGame: (game: string) => string;
    readonly playNote: string;
    /** The way to a game's puzzles, and to those of all games. */
    readonly puzzles: string;
  };
  readonly setup: SetupTexts;
}

export interface PlayerTexts {
  readonly human: string;
  readonly level: (level: number) => string;
  readonly max: string;
}

export interface SetupTexts {
  readonly mode: string;
  readonly modes: Readonly<Record<'person-computer' | 'two-people' | 'two-computers', string>>;
  readonly modeNotes: Readonly<Record<'person-computer' | 'two-people' | 'two-computers', string>>;
  readonly side: string;
  readonly opponent: string;
  readonly playerOf: (side: string) => string;
  /** How computer players play; `balanced` where no style is chosen. */
  readonly style: { readonly title: string; readonly balanced: string };
  readonly levelNote: (level: number) => string;
  readonly maxNote: string;
  readonly variant: string;
  readonly begins: string;
  readonly byLot: string;
  readonly start: string;
  readonly picture: (game: string) => string;
  /** The way to the page where a position is set up by hand. */
  readonly position: string;
}
