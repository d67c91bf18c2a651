import type { BySide } from '../contract/index.ts';
import { makePlayer, type PlayerSpec } from './spec.ts';

export interface PlayedMatchFacts {
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  readonly date: Date;
}

/** The tags of the record of a match between players of ours: enough to play it again with the same moves. */
export function recordTags({ players, seed, date }: PlayedMatchFacts): Readonly<Record<string, string>> {
  return {
    Player1: oneLine(makePlayer(players[1])),
    Player2: oneLine(makePlayer(players[2])),
    Date: makeDate(date),
    Seed: String(seed),
  };
}

/** Tags hold no line breaks; the command of a UGI engine might. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** The local day, such as 2026-05-31. */
function makeDate(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
