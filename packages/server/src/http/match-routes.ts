import type { NewMatchBody as NewMatchBodyType } from '@tabuleiro/client';
import {
  DoneAnswer,
  LobbyEntry,
  MatchAct,
  MatchAnswer,
  MatchId,
  MoveBody,
  NewMatchBody,
} from '@tabuleiro/client/schemas';
import { Type } from 'typebox';
import type { CountedMoves } from '../match/counted-moves.ts';
import type { Matches, NewMatch } from '../match/matches.ts';
import { performAct } from '../match/perform-act.ts';
import { findMatch } from '../match/reading.ts';
import type { CommandResult, Rooms } from '../match/rooms.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { requirePlayer } from '../users/permissions.ts';
import { type App, checkReader, personOf } from './app.ts';

const OfMatch = Type.Object({ id: MatchId });
const tags = ['matches'];

export interface MatchParts {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly matches: Matches;
  readonly moves: CountedMoves;
  /** Tells whoever looks at the lobby that it has changed. */
  readonly markLobbyDirty: () => void;
}

/** Matches over HTTP: to make, find and join them, and for programs that do not speak the live protocol. */
export function addMatchRoutes(app: App, { store, rooms, matches, moves, markLobbyDirty }: MatchParts): void {
  const lobby = { tags, summary: 'The matches that wait for somebody', response: { 200: Type.Array(LobbyEntry) } };
  app.get('/api/lobby', { schema: lobby, onRequest: checkReader }, async () => [...(await matches.lobby())]);

  const make = { tags, summary: 'Make a match', body: NewMatchBody, response: { 201: MatchAnswer } };
  app.post('/api/matches', { schema: make }, async (request, reply) => {
    const person = personOf(request);
    requirePlayer(person, request.body.isRated);
    const state = await matches.make(person.info, newMatchOf(request.body));
    markLobbyDirty();
    return reply.status(201).send(await answerOf(store, state.info.id));
  });

  const get = { tags, summary: 'A match with its whole log', params: OfMatch, response: { 200: MatchAnswer } };
  app.get('/api/matches/:id', { schema: get, onRequest: checkReader }, async (request) =>
    answerOf(store, request.params.id),
  );

  const join = { tags, summary: 'Sit down at the free side', params: OfMatch, response: { 200: DoneAnswer } };
  app.post('/api/matches/:id/join', { schema: join }, async (request) =>
    doneBy(await matches.join(personOf(request), request.params.id)),
  );

  const description =
    'After `ply` plies and `line` takebacks. The same move sent twice counts once; `line` may be left out, but then a move that was taken back and is sent once more is played once more.';
  const move = {
    tags,
    summary: 'Play a move',
    description,
    params: OfMatch,
    body: MoveBody,
    response: { 200: DoneAnswer },
  };
  app.post('/api/matches/:id/moves', { schema: move }, async (request) =>
    doneBy(await moves.move(personOf(request), request.params.id, request.body)),
  );

  const act = {
    tags,
    summary: 'Resign, offer, answer',
    params: OfMatch,
    body: MatchAct,
    response: { 200: DoneAnswer },
  };
  app.post('/api/matches/:id/acts', { schema: act }, async (request) => {
    return doneBy(await performAct(rooms, matches, personOf(request), request.params.id, request.body));
  });
}

async function answerOf(store: Store, id: string): Promise<MatchAnswer> {
  const found = await findMatch(store.db, id);
  if (found === null) throw new Refused('no-such-match');
  return found;
}

function doneBy(result: CommandResult): DoneAnswer {
  if (!result.ok) throw new Refused(result.code, result.values);
  return { version: result.state.version };
}

function newMatchOf({ computer, side, ...terms }: NewMatchBodyType): NewMatch {
  return {
    terms,
    opponent: computer === undefined ? { kind: 'open' } : { kind: 'computer', player: computer },
    ...(side !== undefined && { side }),
  };
}
