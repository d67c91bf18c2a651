import type { Preset, TokenScope } from '@tabuleiro/client';

/** What the pages of online play say. Names of games and sides come in as the games' texts give them. */
export interface OnlineTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly again: string;
  readonly toLobby: string;
  /** The pages of online play, as links. */
  readonly pages: { readonly label: string; readonly lobby: string; readonly archive: string; readonly you: string };
  readonly connection: ConnectionTexts;
  readonly lobby: LobbyTexts;
  readonly terms: TermsTexts;
  readonly create: CreateTexts;
  readonly match: MatchTexts;
  readonly you: YouTexts;
  readonly player: PlayerPageTexts;
  readonly archive: ArchiveTexts;
  readonly notify: {
    readonly on: string;
    readonly off: string;
    readonly help: string;
    readonly denied: string;
    readonly title: string;
    readonly body: (game: string, opponent: string) => string;
  };
  readonly engine: { readonly title: string; readonly toMatch: string };
}

export interface ConnectionTexts {
  readonly connecting: string;
  readonly lost: string;
  readonly closed: string;
}

export interface LobbyTexts {
  readonly lead: string;
  readonly newMatch: string;
  readonly open: string;
  readonly noOpen: string;
  readonly join: string;
  /** For screen readers, who hear it without the rest of the line. */
  readonly joinWhat: (game: string, host: string) => string;
  readonly own: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly waiting: string;
  readonly against: (name: string) => string;
  readonly youAre: (name: string) => string;
  readonly guestNote: string;
  readonly keep: string;
  /** To somebody who is not signed in. */
  readonly anonymous: string;
}

export interface TermsTexts {
  readonly none: string;
  readonly days: (days: number) => string;
  readonly rated: string;
  readonly casual: string;
  readonly you: (side: string) => string;
}

export interface CreateTexts {
  readonly title: string;
  readonly game: string;
  readonly opponent: string;
  readonly opponents: Readonly<Record<'public' | 'link' | 'computer', string>>;
  readonly opponentNotes: Readonly<Record<'public' | 'link' | 'computer', string>>;
  readonly pace: string;
  readonly paces: Readonly<Record<'live' | 'days' | 'none', string>>;
  readonly daysTitle: string;
  readonly rating: string;
  readonly casualNote: string;
  readonly ratedNote: (plies: number) => string;
  readonly ratedGuest: string;
  /** That a guest's new offer replaces the one before. */
  readonly guestOffer: string;
  readonly start: string;
}

export interface MatchTexts {
  readonly you: string;
  readonly computer: (player: string) => string;
  readonly free: string;
  readonly here: string;
  readonly away: string;
  readonly watchers: (count: number) => string;
  readonly watching: string;
  readonly timeLeft: (time: string) => string;
  readonly daysLeft: (days: number, hours: number) => string;
  readonly hoursLeft: (hours: number, minutes: number) => string;
  readonly rating: (points: number) => string;

  readonly invite: string;
  readonly inviteOpen: string;
  readonly link: string;
  readonly copyLink: string;
  readonly shareLink: string;
  readonly linkCopied: string;
  readonly notCopied: string;
  readonly joinAs: (side: string) => string;
  readonly joinHelp: (name: string) => string;
  readonly waitsForSomebody: string;

  readonly waitsFor: (name: string) => string;
  readonly sending: string;
  readonly notYourTurn: string;
  readonly onlyLooking: string;
  readonly lookingBack: string;
  readonly notBegun: string;
  readonly over: string;
  readonly calledOff: string;
  /** What a rated match did to a rating; the change is null for a first one. */
  readonly ownRating: (points: number, change: number | null) => string;
  readonly otherRating: (name: string, points: number, change: number | null) => string;
  readonly firstMove: string;
  readonly outdated: string;
  readonly takenBack: string;

  readonly buttons: {
    readonly resign: string;
    readonly abort: string;
    readonly draw: string;
    readonly takeback: string;
    readonly say: string;
    readonly rematch: string;
    readonly analyse: string;
    readonly download: string;
    readonly newMatch: string;
    readonly accept: string;
    readonly decline: string;
    readonly turn: string;
    readonly toEnd: string;
    readonly more: string;
    readonly toRematch: string;
  };
  readonly ask: Readonly<Record<'resign' | 'abort' | 'draw', string>>;
  readonly offers: Readonly<Record<'draw' | 'takeback' | 'rematch', (name: string) => string>>;
  readonly offered: Readonly<Record<'draw' | 'takeback' | 'rematch', string>>;
  readonly declined: Readonly<Record<'draw' | 'takeback', (name: string) => string>>;
  readonly talk: string;
  readonly presets: Readonly<Record<Preset, string>>;
  readonly said: (name: string, words: string) => string;
}

export interface YouTexts {
  readonly title: string;
  readonly account: (name: string) => string;
  readonly guest: (name: string) => string;
  readonly nobody: string;
  readonly asGuest: string;
  readonly profile: string;
  readonly keepTitle: string;
  readonly keepHelp: string;
  readonly keep: string;
  readonly name: string;
  readonly passphrase: string;
  readonly passphraseHelp: string;
  readonly newPassphrase: string;
  readonly signInTitle: string;
  readonly signInGuest: string;
  readonly signIn: string;
  readonly signOut: string;
  readonly signOutAll: string;
  readonly recoverTitle: string;
  readonly recoverHelp: string;
  readonly code: string;
  readonly recover: string;
  readonly renameTitle: string;
  readonly rename: string;
  readonly passphraseTitle: string;
  readonly changePassphrase: string;
  readonly codesTitle: string;
  readonly codesHelp: string;
  readonly codesNew: string;
  readonly codesShown: string;
  readonly codesKept: string;
  readonly tokensTitle: string;
  readonly tokensHelp: string;
  readonly tokenLabel: string;
  readonly tokenMake: string;
  readonly tokenMay: string;
  readonly tokenExpires: string;
  readonly tokenDays: (days: number) => string;
  readonly tokenNever: string;
  readonly tokenScopes: Readonly<Record<TokenScope, string>>;
  /** Where a token is listed: what it may do, until when, and its last use. */
  readonly tokenExpiry: (date: string, isExpired: boolean) => string;
  readonly tokenUsed: (date: string | null) => string;
  readonly tokenShown: string;
  readonly tokenDelete: (label: string) => string;
  readonly remove: string;
  readonly botTitle: string;
  readonly botHelp: string;
  readonly bot: string;
  readonly botSure: string;
  readonly botYes: string;
  readonly isBot: string;
  readonly copy: string;
  readonly copied: string;
  readonly dataTitle: string;
  readonly exportHelp: string;
  readonly export: string;
  readonly deleteHelp: string;
  readonly delete: string;
  readonly deleteSure: string;
  readonly deleteYes: string;
  readonly deleted: string;
  readonly bannedTitle: string;
  readonly bannedUntil: (name: string, time: string) => string;
  readonly bannedForGood: (name: string) => string;
  readonly banReason: (reason: string) => string;
  readonly bannedHelp: string;
  readonly done: string;
}

export interface PlayerPageTexts {
  readonly since: (date: string) => string;
  readonly guest: string;
  readonly bot: string;
  readonly ratings: string;
  readonly noRatings: string;
  readonly rating: (points: number, deviation: number) => string;
  readonly provisional: string;
  readonly matches: (count: number) => string;
  readonly graph: (game: string) => string;
  readonly graphSaid: (first: number, last: number, lowest: number, highest: number) => string;
  readonly counts: string;
  readonly won: string;
  readonly lost: string;
  readonly drawn: string;
  readonly running: string;
  readonly recent: string;
  readonly all: string;
}

export interface ArchiveTexts {
  readonly title: string;
  readonly lead: string;
  readonly filters: string;
  readonly player: string;
  readonly game: string;
  readonly anyGame: string;
  readonly result: string;
  readonly anyResult: string;
  readonly results: Readonly<Record<'won' | 'lost' | 'draw', string>>;
  readonly kind: string;
  readonly anyKind: string;
  readonly search: string;
  readonly none: string;
  readonly more: string;
  readonly open: string;
  readonly openWhat: (game: string, first: string, second: string) => string;
  readonly analyse: string;
  readonly record: string;
  readonly download: string;
  readonly runs: string;
  readonly wins: (name: string) => string;
  readonly draw: string;
  readonly calledOff: string;
  readonly versus: (first: string, second: string) => string;
  readonly plies: (count: number) => string;
}
