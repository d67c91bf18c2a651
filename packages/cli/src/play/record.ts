import { type BySide, makePlayer, type PlayerSpec } from '@tabuleiro/games';

export interface MatchFacts {
  readonly players: BySide<PlayerSpec>;
  readonly seed: number;
  readonly date: Date;
}

/** The tags of a match that was played here: enough to play it again with the same moves. */
export function tagsOf({ players, seed, date }: MatchFacts): Readonly<Record<string, string>> {
  return {
    Player1: oneLine(makePlayer(players[1])),
    Player2: oneLine(makePlayer(players[2])),
    Date: makeDate(date),
    Seed: String(seed),
  };
}

/** Tags hold no line breaks; the command of an outside engine might. */
function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}

/** The day where the player is, such as 2026-05-31. */
function makeDate(date: Date): string {
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
