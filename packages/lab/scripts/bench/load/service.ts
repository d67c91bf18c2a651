import type { Side } from '@tabuleiro/games';

/** The game of the load test: other games would measure the same server. */
export const GAME = 'oware';
export const VARIANT = 'abapa';

/** A match with both of its players connected. */
export interface Seated {
  /** Sends the next move. */
  send(side: Side, ply: number, move: string): void;
  /** Set by the player: called when a side receives the move at this ply. */
  onTold: (side: Side, ply: number) => void;
  close(): void;
}

/** A server under load as its players see it. */
export interface Service {
  /** Creates a match between two new players and connects both. */
  seat(players: readonly [string, string]): Promise<Seated>;
}

/** The JSON reply to a POST; any status but success is an error. */
export async function post<Answer>(
  address: URL,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Answer> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${address.pathname}: ${response.status} ${await response.text()}`);
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}
