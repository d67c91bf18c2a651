import type { Preset } from '@tabuleiro/client';

/** What can be typed in an online match besides moves. */
export const ONLINE_COMMANDS = [
  'draw',
  'resign',
  'undo',
  'accept',
  'decline',
  'abort',
  'rematch',
  'say',
  'moves',
  'choices',
  'board',
  'clock',
  'help',
  'leave',
] as const;
export type OnlineCommand = (typeof ONLINE_COMMANDS)[number];

/** What is said about playing on a server, in one language. */
export interface OnlineTexts {
  readonly commands: Readonly<Record<'online', string>>;
  readonly parts: Readonly<Record<'login' | 'logout' | 'lobby' | 'new' | 'join' | 'play' | 'watch' | 'games', string>>;
  readonly options: Readonly<
    Record<
      | 'server'
      | 'guest'
      | 'name'
      | 'token'
      | 'clock'
      | 'rated'
      | 'public'
      | 'link'
      | 'computer'
      | 'side'
      | 'match'
      | 'boards',
      string
    >
  >;
  readonly ask: { readonly name: string; readonly passphrase: string; readonly token: string };
  readonly loginFirst: string;
  /** After what asks for an account. */
  readonly accountsAt: (address: string) => string;
  readonly badServer: (text: string) => string;
  readonly badClock: (text: string) => string;
  readonly badSide: (text: string) => string;
  readonly badMatch: (text: string) => string;
  readonly badIdentity: (file: string) => string;
  readonly oneOfBoth: (one: string, other: string) => string;
  readonly emptySecret: string;
  readonly loggedIn: (name: string, server: string) => string;
  readonly guest: string;
  readonly loggedOut: string;
  readonly noLobby: string;
  readonly noGames: string;
  readonly rated: string;
  readonly casual: string;
  readonly noClock: string;
  readonly daysPerMove: (days: number) => string;
  readonly free: string;
  readonly waiting: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly watching: string;
  readonly made: (id: string, link: string) => string;
  readonly joined: (id: string) => string;
  readonly goOn: (id: string) => string;
  readonly left: string;
  readonly seated: (who: string, side: string) => string;
  readonly waitsForSomebody: string;
  readonly takebackAsked: (side: string) => string;
  readonly takebackDeclined: (side: string) => string;
  readonly takenBack: string;
  readonly rematchOffered: (side: string) => string;
  readonly rematchMade: (id: string) => string;
  readonly resumed: string;
  readonly said: (side: string, words: string) => string;
  readonly presets: Readonly<Record<Preset, string>>;
  readonly unknownPreset: (presets: string) => string;
  readonly nothingToAnswer: string;
  readonly words: Readonly<Record<OnlineCommand, string>>;
  readonly help: readonly string[];
  /** For who is still there after the end. */
  readonly helpOver: string;
  readonly lost: string;
  readonly back: string;
  readonly sending: (move: string) => string;
  readonly askResign: string;
  readonly days: (days: number) => string;
}
