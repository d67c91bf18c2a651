import { Readable } from 'node:stream';
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
import { snapshotPieces } from '../match/reading.ts';
import type { CommandResult, Rooms } from '../match/rooms.ts';
import { findSide } from '../match/sides.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../store/store.ts';
import { type App, personOf } from './app.ts';

const OfMatch = Type.Object({ id: MatchId });
const JSON_TYPE = 'application/json; charset=utf-8';
/** `MatchAnswer`, sent as it is stored. */
const MatchText = Type.Unsafe<Readable>(MatchAnswer);
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
  app.get('/api/lobby', { schema: lobby }, async () => [...(await matches.lobby())]);

  const make = { tags, summary: 'Make a match', body: NewMatchBody, response: { 201: MatchText } };
  app.post('/api/matches', { schema: make }, async (request, reply) => {
    const state = await matches.make(personOf(request).info, newMatchOf(request.body));
    markLobbyDirty();
    return reply
      .status(201)
      .type(JSON_TYPE)
      .send(await answerOf(store, state.info.id));
  });

  const get = { tags, summary: 'A match with its whole log', params: OfMatch, response: { 200: MatchText } };
  app.get('/api/matches/:id', { schema: get }, async (request, reply) =>
    reply.type(JSON_TYPE).send(await answerOf(store, request.params.id)),
  );

  const join = { tags, summary: 'Sit down at the free side', params: OfMatch, response: { 200: DoneAnswer } };
  app.post('/api/matches/:id/join', { schema: join }, async (request) =>
    doneBy(await matches.join(personOf(request).info, request.params.id)),
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
  app.post('/api/matches/:id/moves', { schema: move }, async (request) => {
    const { id } = personOf(request).info;
    return doneBy(await moves.move(id, request.params.id, request.body));
  });

  const act = {
    tags,
    summary: 'Resign, offer, answer',
    params: OfMatch,
    body: MatchAct,
    response: { 200: DoneAnswer },
  };
  app.post('/api/matches/:id/acts', { schema: act }, async (request) => {
    const { id } = request.params;
    const side = await findSide(rooms, id, personOf(request).info.id);
    return doneBy(await performAct(rooms, matches, side, id, request.body));
  });
}

async function answerOf(store: Store, id: string): Promise<Readable> {
  const pieces = await snapshotPieces(store.db, id);
  if (pieces === null) throw new Refused('no-such-match');
  return Readable.from(pieces);
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
