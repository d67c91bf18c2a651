import { createHash } from 'node:crypto';
import type { GameId, ThinkingLimits } from '@tabuleiro/games';

/** A player as typed, and its limits for a move. */
export interface SeatSettings {
  readonly player: string;
  readonly limits: Pick<ThinkingLimits, 'timeMs' | 'nodes'>;
}

/** Everything that decides the matches of a series except their number: more can be played later. */
export interface SeriesSettings {
  readonly game: GameId;
  readonly variant: string;
  readonly a: SeatSettings;
  readonly b: SeatSettings;
  readonly openingPlies: number;
  readonly seed: number;
}

/** The settings as names and values in a fixed order. */
export function listSettings({
  game,
  variant,
  a,
  b,
  openingPlies,
  seed,
}: SeriesSettings): Readonly<Record<string, string>> {
  return {
    game,
    variant,
    a: a.player,
    'a.time': String(a.limits.timeMs ?? '-'),
    'a.nodes': String(a.limits.nodes ?? '-'),
    b: b.player,
    'b.time': String(b.limits.timeMs ?? '-'),
    'b.nodes': String(b.limits.nodes ?? '-'),
    openingPlies: String(openingPlies),
    seed: String(seed),
  };
}

const DIGEST_LENGTH = 8;

/** A readable file name that is unique to the settings. */
export function fileNameOf(settings: SeriesSettings): string {
  const { game, variant, a, b } = settings;
  const digest = createHash('sha256')
    .update(JSON.stringify(listSettings(settings)))
    .digest('hex');
  const words = [game, variant, shorten(a.player), shorten(b.player), digest.slice(0, DIGEST_LENGTH)];
  return `${words.join('-')}.jsonl`;
}

const LONGEST_NAME = 24;

/** A UGI command may be long and have characters that file names must not have. */
function shorten(player: string): string {
  return player.replaceAll(/\W+/g, '_').slice(0, LONGEST_NAME);
}

/** Seeds are 32 bits wide. */
const SEEDS = 2 ** 32;

/** Each match has its own seed, counted up from the series' seed, so that matches are independent. */
export function seedOfMatch({ seed }: SeriesSettings, number: number): number {
  return (seed + number - 1) % SEEDS;
}

/** The player with side 1. Sides change after every match, so that both players play each opening from both sides. */
export function firstOfMatch(number: number): 1 | 2 {
  return number % 2 === 1 ? 1 : 2;
}

export function openingOfMatch(number: number): number {
  return Math.floor((number - 1) / 2);
}
