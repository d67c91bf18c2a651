import { expect } from 'vitest';
import type { Application } from '../src/application.ts';
import { Visitor } from './test-server.ts';

const MOST_MATCHES = 100;
/** Legal moves of Oware, as many as a rated match needs to count, from the first on. */
export const RATED_MOVES = ['A', 'b', 'F', 'b', 'C', 'a', 'F', 'e', 'C', 'b', 'A', 'a'] as const;
export const PASSPHRASE = 'quatro sementes e meia';

/** A new account. */
export async function newAccount(
  address: string,
  name: string,
): Promise<{ visitor: Visitor; codes: readonly string[] }> {
  const visitor = await Visitor.guest(address);
  const { status, body } = await visitor.ask('POST', 'api/account', { name, passphrase: PASSPHRASE });
  expect({ status, body }).toMatchObject({ status: 201, body: { user: { name, isGuest: false } } });
  return { visitor, codes: getTexts(body, 'recoveryCodes') };
}

/** Signs in with another browser. */
export async function signIn(address: string, name: string, passphrase = PASSPHRASE): Promise<Visitor> {
  const visitor = new Visitor(address);
  expect(await visitor.ask('POST', 'api/session', { name, passphrase })).toMatchObject({ status: 200 });
  return visitor;
}

/** Starts a match of two visitors; the first one has side 1. */
export async function startMatch(
  first: Visitor,
  second: Visitor,
  wanted: Parameters<Visitor['makeMatch']>[0] = {},
): Promise<string> {
  const match = await first.makeMatch(wanted);
  expect(await second.ask('POST', `api/matches/${match}/join`)).toMatchObject({ status: 200 });
  return match;
}

/** Plays moves as pages do, over live connections. */
export async function playMoves(
  match: string,
  players: readonly [Visitor, Visitor],
  moves: readonly string[],
): Promise<void> {
  const lines = [await players[0].connect(), await players[1].connect()];
  for (const [ply, move] of moves.entries()) {
    expect(await lines[ply % 2]?.send({ t: 'move', match, ply, move })).toMatchObject({ t: 'done' });
  }
  for (const line of lines) line.close();
}

/** Plays a rated match that the second player gives up. */
export async function playRatedMatch(
  first: Visitor,
  second: Visitor,
  wanted: Parameters<Visitor['makeMatch']>[0] = {},
): Promise<string> {
  const match = await startMatch(first, second, { isRated: true, visibility: 'public', ...wanted });
  await playMoves(match, [first, second], RATED_MOVES);
  expect(await second.ask('POST', `api/matches/${match}/acts`, { act: 'resign' })).toMatchObject({ status: 200 });
  return match;
}

/** Inserts as many open matches of a user as are allowed. */
export async function fillMatches({ store }: Application, visitor: Visitor): Promise<void> {
  const pattern = await visitor.makeMatch();
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', pattern).executeTakeFirstOrThrow();
  const others = Array.from({ length: MOST_MATCHES - 1 }, (_, index) => {
    const id = `${pattern.slice(0, 13)}${String(index).padStart(3, '0')}`;
    return { ...row, id, info: row.info.replace(pattern, id) };
  });
  await store.db.insertInto('matches').values(others).execute();
}

/** Inserts copies of a match with other ids. */
export async function repeatMatch({ store }: Application, match: string, count: number): Promise<void> {
  const row = await store.db.selectFrom('matches').selectAll().where('id', '=', match).executeTakeFirstOrThrow();
  const events = await store.db.selectFrom('events').selectAll().where('match_id', '=', match).execute();
  const ids = Array.from({ length: count }, (_, index) => `${match.slice(0, 12)}${String(index).padStart(4, '0')}`);
  const rows = ids.map((id) => ({ ...row, id, info: row.info.replace(match, id) }));
  await store.db.insertInto('matches').values(rows).execute();
  const copyTo = (id: string) => events.map((event) => Object.assign({}, event, { match_id: id }));
  const copies = ids.flatMap(copyTo);
  await store.db.insertInto('events').values(copies).execute();
}

export function getField(body: unknown, name: string): unknown {
  const value: unknown =
    typeof body === 'object' && body !== null ? Object.getOwnPropertyDescriptor(body, name)?.value : undefined;
  return value;
}

export function getText(body: unknown, name: string): string {
  return String(getField(body, name));
}

export function getTexts(body: unknown, name: string): readonly string[] {
  const list = getField(body, name);
  return Array.isArray(list) ? list.map(String) : [];
}

export function getItems(body: unknown, name: string): readonly unknown[] {
  const list: unknown = getField(body, name);
  return Array.isArray(list) ? list : [];
}
