import type {
  DoneAnswer,
  LobbyEntry,
  MatchAct,
  MatchAnswer,
  MoveBody,
  NewMatchBody,
  OwnMatch,
} from '../schemas/index.ts';
import { ask, has, listOf, type Server } from './ask.ts';

const isMatch = has<MatchAnswer>('info', 'events');
const isDone = has<DoneAnswer>('version');

function pathOf(id: string, rest = ''): string {
  return `api/matches/${encodeURIComponent(id)}${rest}`;
}

/** The matches that wait for somebody. */
export function findLobby(server: Server): Promise<readonly LobbyEntry[]> {
  return ask(server, {
    method: 'GET',
    path: 'api/lobby',
    answer: listOf<LobbyEntry>('id', 'terms', 'host', 'side', 'createdAt'),
  });
}

/** One's own matches that are not over. */
export function findOwnMatches(server: Server): Promise<readonly OwnMatch[]> {
  return ask(server, {
    method: 'GET',
    path: 'api/me/matches',
    answer: listOf<OwnMatch>('info', 'seats', 'turn', 'isRunning', 'plies'),
  });
}

export function makeMatch(server: Server, wanted: NewMatchBody): Promise<MatchAnswer> {
  return ask(server, { method: 'POST', path: 'api/matches', body: wanted, answer: isMatch });
}

/** A match with its whole log; `stateOf` makes its state of that. */
export function findMatch(server: Server, id: string): Promise<MatchAnswer> {
  return ask(server, { method: 'GET', path: pathOf(id), answer: isMatch });
}

/** Sits down at the free side. */
export function joinMatch(server: Server, id: string): Promise<DoneAnswer> {
  return ask(server, { method: 'POST', path: pathOf(id, '/join'), answer: isDone });
}

/** Plays a move after so many plies. The same move sent twice counts once. */
export function sendMove(server: Server, id: string, move: MoveBody): Promise<DoneAnswer> {
  return ask(server, { method: 'POST', path: pathOf(id, '/moves'), body: move, answer: isDone });
}

/** Resigns, offers, answers. */
export function sendAct(server: Server, id: string, act: MatchAct): Promise<DoneAnswer> {
  return ask(server, { method: 'POST', path: pathOf(id, '/acts'), body: act, answer: isDone });
}
