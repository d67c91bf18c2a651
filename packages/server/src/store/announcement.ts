import type { Players } from './event-log.ts';

/** What other processes are told of an entry, within the transaction that writes it. */
export interface Announced {
  readonly match: string;
  readonly version: number;
  readonly players: Players;
  /** Whether the list of matches that wait is another one now. */
  readonly changesLobby: boolean;
}

/** The same as it is heard. */
export interface Heard {
  readonly match: string;
  readonly version: number;
  readonly turnUser: string | null;
  readonly users: readonly string[];
  readonly changesLobby: boolean;
}

const NOBODY = '-';

export function makeAnnouncement(node: string, { match, version, players, changesLobby }: Announced): string {
  const { status, user1, user2, turn_user } = players;
  // While somebody is missing it is nobody's turn, and nobody waits for it.
  const seated = status === 'open' ? [] : [user1, user2];
  const users = [turn_user, ...seated].map((user) => user ?? NOBODY);
  return [node, match, version, changesLobby ? 'lobby' : NOBODY, ...users].join(' ');
}

/** Reads the words after the node's name. */
export function readAnnouncement([match = '', version = '', lobby, turnUser, ...users]: readonly string[]): Heard {
  return {
    match,
    version: Number(version),
    turnUser: turnUser === undefined || turnUser === NOBODY ? null : turnUser,
    users: users.filter((user) => user !== NOBODY),
    changesLobby: lobby === 'lobby',
  };
}
