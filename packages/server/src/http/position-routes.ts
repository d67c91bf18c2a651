import {
  AnalysisAnswer,
  AnalysisBody,
  ComputerMoveAnswer,
  ComputerMoveBody,
  LegalMovesAnswer,
  LegalMovesBody,
} from '@tabuleiro/client/schemas';
import type { GameId } from '@tabuleiro/games';
import type { Kysely } from 'kysely';
import type { Person } from '../accounts/users.ts';
import type { PositionService } from '../computer/position-service.ts';
import type { ServerLimits } from '../limits/limits.ts';
import { refuseEngine } from '../match/fair-play.ts';
import type { DatabaseSchema } from '../store/tables.ts';
import { type HttpApp, personOf } from './app.ts';

const tags = ['positions'];
const READING = ['bad-position', 'illegal-move'] as const;
const THINKING = [...READING, 'already-over', 'engine-in-rated', 'no-engine', 'too-busy'] as const;

export interface PositionRouteParts {
  readonly db: Kysely<DatabaseSchema>;
  readonly positions: PositionService;
  readonly limits: ServerLimits;
}

/** Legal moves, computer moves and analyses of any position. Refused to players of a rated match. */
export function addPositionRoutes(app: HttpApp, { db, positions, limits }: PositionRouteParts): void {
  const admit = async (
    request: { readonly person: Person | null; readonly ip: string },
    game: GameId,
  ): Promise<void> => {
    const { id } = personOf(request).info;
    await refuseEngine(db, id, game);
    limits.countAnalysis(id, request.ip);
  };

  const legal = {
    operationId: 'listLegalMoves',
    tags,
    summary: 'The legal moves of a position',
    body: LegalMovesBody,
    response: { 200: LegalMovesAnswer },
  };
  const legalConfig = { access: 'user', refusals: READING } as const;
  app.post('/api/positions/legal-moves', { schema: legal, config: legalConfig }, async (request) => {
    limits.countListing(personOf(request).info.id, request.ip);
    return positions.legalMoves(request.body);
  });

  const thinking = { access: 'user', refusals: THINKING } as const;
  const move = {
    operationId: 'getComputerMove',
    tags,
    summary: 'What a computer player would play',
    body: ComputerMoveBody,
    response: { 200: ComputerMoveAnswer },
  };
  app.post('/api/positions/computer-move', { schema: move, config: thinking }, async (request) => {
    await admit(request, request.body.game);
    return positions.computerMove(request.body);
  });

  const analysis = {
    operationId: 'analysePosition',
    tags,
    summary: 'The best moves',
    body: AnalysisBody,
    response: { 200: AnalysisAnswer },
  };
  app.post('/api/positions/analysis', { schema: analysis, config: thinking }, async (request) => {
    await admit(request, request.body.game);
    return positions.analysis(request.body);
  });
}
