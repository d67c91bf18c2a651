import { createHash } from 'node:crypto';
import type { GameId, Limits } from '@tabuleiro/games';

/** One of the two players of a series, as it was written, and how long it may think about a move. */
export interface SeatSettings {
  readonly player: string;
  readonly limits: Pick<Limits, 'timeMs' | 'nodes'>;
}

/** All that decides the matches of a series, but for how many there are: more can be played later. */
export interface SeriesSettings {
  readonly game: GameId;
  readonly variant: string;
  readonly a: SeatSettings;
  readonly b: SeatSettings;
  readonly openingPlies: number;
  readonly seed: number;
}

/** The settings as names and values, always in the same order. */
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

/** A name for the file of a series: readable, and another one for any other settings. */
export function fileNameOf(settings: SeriesSettings): string {
  const { game, variant, a, b } = settings;
  const digest = createHash('sha256')
    .update(JSON.stringify(listSettings(settings)))
    .digest('hex');
  const words = [game, variant, shorten(a.player), shorten(b.player), digest.slice(0, DIGEST_LENGTH)];
  return `${words.join('-')}.jsonl`;
}

const LONGEST_NAME = 24;

/** The command of an outside engine may be long and full of characters that no file name has. */
function shorten(player: string): string {
  return player.replaceAll(/\W+/g, '_').slice(0, LONGEST_NAME);
}

/** Seeds are 32 bits wide. */
const SEEDS = 2 ** 32;

/** Each match has a seed of its own, counted up from that of the series, so that it does not depend on the others. */
export function seedOfMatch({ seed }: SeriesSettings, number: number): number {
  return (seed + number - 1) % SEEDS;
}

/** Who has side 1: players change sides after every match, so that both play each opening from both sides. */
export function firstOfMatch(number: number): 1 | 2 {
  return number % 2 === 1 ? 1 : 2;
}

export function openingOfMatch(number: number): number {
  return Math.floor((number - 1) / 2);
}
