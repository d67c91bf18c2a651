import { MATCH_ID } from '../schemas/common.ts';
import type {
  DoneAnswer,
  LobbyEntry,
  MatchAct,
  MatchAnswer,
  MoveBody,
  NewMatchBody,
  OwnMatch,
} from '../schemas/index.ts';
import { has, listOf, request, type Server } from './request.ts';

const isMatch = has<MatchAnswer>('info', 'events');
const isDone = has<DoneAnswer>('version');

function pathOf(id: string, rest = ''): string {
  return `api/matches/${encodeURIComponent(id)}${rest}`;
}

/** The open matches of the lobby. */
export function findLobby(server: Server): Promise<readonly LobbyEntry[]> {
  return request(server, {
    method: 'GET',
    path: 'api/lobby',
    answer: listOf<LobbyEntry>('id', 'terms', 'host', 'side', 'createdAt'),
  });
}

/** The user's matches that are not over. */
export function findOwnMatches(server: Server): Promise<readonly OwnMatch[]> {
  return request(server, {
    method: 'GET',
    path: 'api/me/matches',
    answer: listOf<OwnMatch>('info', 'seats', 'turn', 'isRunning', 'plies'),
  });
}

export function makeMatch(server: Server, wanted: NewMatchBody): Promise<MatchAnswer> {
  return request(server, { method: 'POST', path: 'api/matches', body: wanted, answer: isMatch });
}

/** A match with its whole log; `stateOf` makes its state of that. */
export function findMatch(server: Server, id: string): Promise<MatchAnswer> {
  return request(server, { method: 'GET', path: pathOf(id), answer: isMatch });
}

/** Sits down at the free side. */
export function joinMatch(server: Server, id: string): Promise<DoneAnswer> {
  return request(server, { method: 'POST', path: pathOf(id, '/join'), answer: isDone });
}

/** Plays a move at a ply. The same move sent twice counts once. */
export function sendMove(server: Server, id: string, move: MoveBody): Promise<DoneAnswer> {
  return request(server, { method: 'POST', path: pathOf(id, '/moves'), body: move, answer: isDone });
}

/** Resigns, offers, answers. */
export function sendAct(server: Server, id: string, act: MatchAct): Promise<DoneAnswer> {
  return request(server, { method: 'POST', path: pathOf(id, '/acts'), body: act, answer: isDone });
}

/** A link to the page of a match. */
export function makeMatchLink(address: string, id: string): string {
  return new URL(`#/online/${id}`, address).href;
}

/** Reads the id of a match, or a link to it; null if there is none in the text. */
export function parseMatchLink(text: string): string | null {
  const last =
    text
      .trim()
      .split(/[/#?=&]/)
      .findLast((part) => part !== '') ?? '';
  return MATCH_ID.test(last) ? last : null;
}
