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
import { requireBot, requirePlayer } from '../accounts/tokens.ts';
import type { ServerLimits } from '../limits/limits.ts';
import type { LobbyFeed } from '../live/lobby-feed.ts';
import type { ActiveMatches, CommandResult } from '../match/active-matches.ts';
import { creatorAt } from '../match/creation-limits.ts';
import { performAct } from '../match/match-actions.ts';
import type { MatchService, NewMatch } from '../match/match-service.ts';
import type { MoveService } from '../match/move-service.ts';
import { RefusalError } from '../refusal-error.ts';
import { countEntries, snapshotPieces } from '../store/event-log.ts';
import type { Store } from '../store/store.ts';
import { type HttpApp, personOf } from './app.ts';

const OfMatch = Type.Object({ id: MatchId });
const JSON_TYPE = 'application/json; charset=utf-8';
/** `MatchAnswer`, sent as it is stored. */
const MatchText = Type.Unsafe<Readable>(MatchAnswer);
const tags = ['matches'];

/** The refusals of a new match. */
const STARTING = ['too-many-matches', 'too-many-computers', 'engine-in-rated', 'no-engine'] as const;
const JOINING = [
  'own-match',
  'seat-taken',
  'already-over',
  'rated-as-guest',
  'too-many-matches',
  'opponent-gone',
] as const;
const MOVING = [
  'already-over',
  'not-running',
  'not-your-turn',
  'stale-move',
  'illegal-move',
  'engine-in-rated',
] as const;
/** An offer of a rematch, once answered, starts a match. */
const ACTING = [
  ...STARTING,
  'opponent-gone',
  'opponent-busy',
  'already-over',
  'not-running',
  'not-allowed',
  'no-offer',
  'offered-already',
  'answer-first',
  'nothing-to-take-back',
  'rated-takeback',
  'said-enough',
  'too-many-takebacks',
  'too-many-draw-offers',
  'too-many-entries',
] as const;

export interface MatchParts {
  readonly store: Store;
  readonly activeMatches: ActiveMatches;
  readonly lobby: LobbyFeed;
  readonly matches: MatchService;
  readonly moves: MoveService;
  readonly limits: ServerLimits;
}

/** Matches over HTTP: to make, find and join them, and for programs that do not speak the live protocol. */
export function addMatchRoutes(
  app: HttpApp,
  { store, activeMatches, lobby, matches, moves, limits }: MatchParts,
): void {
  const getLobby = {
    operationId: 'getLobby',
    tags,
    summary: 'The matches that wait for a player',
    response: { 200: Type.Array(LobbyEntry) },
  };
  app.get('/api/lobby', { schema: getLobby, config: { access: 'public' } }, async () => [...(await lobby.list())]);

  const make = {
    operationId: 'createMatch',
    tags,
    summary: 'Make a match',
    body: NewMatchBody,
    response: { 201: MatchText },
  };
  const makeConfig = {
    access: 'user',
    scope: 'play',
    refusals: [...STARTING, 'rated-as-guest', 'rated-computer', 'network-busy'],
  } as const;
  app.post('/api/matches', { schema: make, config: makeConfig }, async (request, reply) => {
    const person = personOf(request);
    requirePlayer(person, request.body.isRated);
    const state = await matches.make(person.info, newMatchOf(request.body), creatorAt(request.ip));
    return reply
      .status(201)
      .type(JSON_TYPE)
      .send(await answerOf(store, state.info.id));
  });

  const get = {
    operationId: 'getMatch',
    tags,
    summary: 'A match with its whole log',
    params: OfMatch,
    response: { 200: MatchText },
  };
  const getConfig = { access: 'public', refusals: ['no-such-match'] } as const;
  app.get('/api/matches/:id', { schema: get, config: getConfig }, async (request, reply) => {
    limits.countLogRead(request.ip, await countEntries(store.db, request.params.id));
    return reply.type(JSON_TYPE).send(await answerOf(store, request.params.id));
  });

  const join = {
    operationId: 'joinMatch',
    tags,
    summary: 'Sit down at the free side',
    params: OfMatch,
    response: { 200: DoneAnswer },
  };
  const joinConfig = { access: 'user', scope: 'play', refusals: ['no-such-match', ...JOINING] } as const;
  app.post('/api/matches/:id/join', { schema: join, config: joinConfig }, async (request) =>
    doneBy(await matches.join(personOf(request), request.params.id)),
  );

  const description =
    'After `ply` plies and `line` takebacks. The same move sent twice counts once; `line` may be left out, but then a move that was taken back and is sent once more is played once more.';
  const move = {
    operationId: 'playMove',
    tags,
    summary: 'Play a move',
    description,
    params: OfMatch,
    body: MoveBody,
    response: { 200: DoneAnswer },
  };
  const moveConfig = { access: 'user', scope: 'play', refusals: ['no-such-match', 'not-yours', ...MOVING] } as const;
  app.post('/api/matches/:id/moves', { schema: move, config: moveConfig }, async (request) => {
    const person = personOf(request);
    const { id } = request.params;
    if ((await activeMatches.find(id))?.info.terms.isRated === true) requireBot(person);
    return doneBy(await moves.move(person, id, request.body));
  });

  const act = {
    operationId: 'performAct',
    tags,
    summary: 'Resign, offer, answer',
    params: OfMatch,
    body: MatchAct,
    response: { 200: DoneAnswer },
  };
  const actConfig = { access: 'user', scope: 'play', refusals: ['no-such-match', 'not-yours', ...ACTING] } as const;
  app.post('/api/matches/:id/acts', { schema: act, config: actConfig }, async (request) =>
    doneBy(await performAct(activeMatches, matches, personOf(request), request.params.id, request.body)),
  );
}

async function answerOf(store: Store, id: string): Promise<Readable> {
  const pieces = await snapshotPieces(store.db, id);
  if (pieces === null) throw new RefusalError('no-such-match');
  return Readable.from(pieces);
}

function doneBy(result: CommandResult): DoneAnswer {
  if (!result.ok) throw new RefusalError(result.code, result.values);
  return { version: result.state.version };
}

function newMatchOf({ computer, side, ...terms }: NewMatchBodyType): NewMatch {
  return {
    terms,
    opponent: computer === undefined ? { kind: 'open' } : { kind: 'computer', player: computer },
    ...(side !== undefined && { side }),
  };
}
