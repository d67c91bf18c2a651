import type { ReviewSummary } from '@tabuleiro/engine';
import {
  type BySide,
  type GameId,
  isGameId,
  type Match,
  otherSide,
  type Outcome,
  parsePlayer,
  type ReadRecord,
  type Side,
  SIDES,
} from '@tabuleiro/games';
import { lineOf, type PlayedLine } from '../routes/match-address.ts';

/** A match as it is saved, with all that the list of matches shows. */
export interface SavedMatch extends PlayedLine {
  readonly id: string;
  readonly seed: number;
  /** The names of the players, as in the record. */
  readonly players: BySide<string>;
  readonly plies: number;
  /** Null while the match is unfinished. */
  readonly outcome: Outcome | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly changedAt: number;
  readonly record: string;
  readonly review: BySide<ReviewSummary> | null;
  /** The game, while no person has moved: the next match of the game replaces this one, and no list shows it. */
  readonly draftOf: GameId | null;
}

/** Whether a value that was stored has the form of a saved match. */
export function isSavedMatch(value: unknown): value is SavedMatch {
  if (typeof value !== 'object' || value === null) return false;
  if (!('id' in value && 'game' in value && 'changedAt' in value && 'moves' in value)) return false;
  const { id, game, changedAt, moves } = value;
  const isNamed = typeof id === 'string' && typeof game === 'string' && isGameId(game);
  return isNamed && typeof changedAt === 'number' && typeof moves === 'string';
}

/** A saved match of a game is known by its seed. */
export type MatchKey = Pick<SavedMatch, 'game' | 'seed'>;

const PERSON = 'human';
/** A player whom a record does not name. */
const UNKNOWN = '?';

export function matchId({ game, seed }: MatchKey): string {
  return `${game} ${seed}`;
}

export interface MatchToSave {
  readonly match: Match;
  readonly seed: number;
  /** The names of the players, as in the record. */
  readonly players: BySide<string>;
  readonly record: string;
  readonly now: number;
}

export function savedMatchOf({ match, seed, players, record, now }: MatchToSave): SavedMatch {
  const line = lineOf(match);
  const isTouched = match.moves.some((_, ply) => isPerson(line.game, players[match.positionAt(ply).turn]));
  return {
    ...line,
    id: matchId({ game: line.game, seed }),
    seed,
    players,
    plies: match.moves.length,
    outcome: match.outcome,
    startedAt: now,
    changedAt: now,
    record,
    review: null,
    draftOf: isTouched ? null : line.game,
  };
}

/** The match in a record. */
export function savedRecordOf(
  { match, tags }: ReadRecord,
  { record, seed, now }: Omit<MatchToSave, 'match' | 'players'>,
): SavedMatch {
  const players = { 1: tags['Player1'] ?? UNKNOWN, 2: tags['Player2'] ?? UNKNOWN };
  return savedMatchOf({ match, seed, players, record, now });
}

/** Whether a player of a record is a person: a name that no computer player has. */
function isPerson(game: GameId, name: string): boolean {
  const parsed = parsePlayer(game, name, 'player');
  return !parsed.ok || parsed.value.kind === PERSON;
}

/** The side of the person who played a computer or a named opponent; null if there is no such side. */
export function ownSide({ players }: Pick<SavedMatch, 'players'>): Side | null {
  return SIDES.find((side) => players[side] === PERSON && players[otherSide(side)] !== PERSON) ?? null;
}

/** Where matches are saved: a database, or the memory of this window. */
export interface MatchLibrary {
  /** Whether matches outlast the window. */
  readonly isLasting: boolean;
  readonly find: (key: MatchKey) => Promise<SavedMatch | null>;
  /** The match of a game that was played last. */
  readonly latest: (game: GameId) => Promise<SavedMatch | null>;
  /** All matches with a move of a person, the last one first. */
  readonly list: () => Promise<readonly SavedMatch[]>;
  /** Saves the state of a match that is being played. False if there is no room: then this window remembers it. */
  readonly save: (match: SavedMatch) => Promise<boolean>;
  /** Adds matches, or replaces those with the same id; false as for `save`. */
  readonly add: (matches: readonly SavedMatch[]) => Promise<boolean>;
  readonly remove: (matches: readonly MatchKey[]) => Promise<void>;
  /** Removes all matches. */
  readonly clear: () => Promise<void>;
  /** Saves the review of what was played with each match in which it was. */
  readonly review: (line: PlayedLine, review: BySide<ReviewSummary>) => Promise<void>;
  /** Calls `changed` with the matches that this window or another one changed. Returns the function that unsubscribes. */
  readonly onChange: (changed: (matches: readonly MatchKey[]) => void) => () => void;
}

/** A match as it is to be saved over what is known of it; null if nothing changed. */
export function mergeSaved(match: SavedMatch, known: SavedMatch | null): SavedMatch | null {
  if (known === null) return match;
  if (known.record === match.record) return null;
  return {
    ...match,
    startedAt: known.startedAt,
    review: known.moves === match.moves ? known.review : null,
  };
}

/** Sorts matches for a list: without drafts, the last one first. */
export function listed(matches: Iterable<SavedMatch>): readonly SavedMatch[] {
  return [...matches].filter(({ draftOf }) => draftOf === null).sort((a, b) => b.changedAt - a.changedAt);
}

export function isLine(one: PlayedLine, other: PlayedLine): boolean {
  return (
    one.game === other.game && one.variant === other.variant && one.start === other.start && one.moves === other.moves
  );
}
