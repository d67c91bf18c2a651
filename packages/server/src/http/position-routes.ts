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
import type { Positions } from '../computer/positions.ts';
import type { Limits } from '../limits/limits.ts';
import { refuseEngine } from '../match/fair-play.ts';
import type { Tables } from '../store/tables.ts';
import type { Person } from '../users/users.ts';
import { type App, checkReader, personOf } from './app.ts';

const tags = ['positions'];

export interface PositionRouteParts {
  readonly db: Kysely<Tables>;
  readonly positions: Positions;
  readonly limits: Limits;
}

/** What the server says of any position. It helps nobody in a rated match. */
export function addPositionRoutes(app: App, { db, positions, limits }: PositionRouteParts): void {
  const admit = async (request: { readonly person: Person | null }, game: GameId): Promise<void> => {
    const { id } = personOf(request).info;
    await refuseEngine(db, id, game);
    limits.think(id);
  };

  const legal = {
    tags,
    summary: 'The legal moves of a position',
    body: LegalMovesBody,
    response: { 200: LegalMovesAnswer },
  };
  app.post('/api/positions/legal-moves', { schema: legal, onRequest: checkReader }, async (request) => {
    limits.list(personOf(request).info.id);
    return positions.legalMoves(request.body);
  });

  const move = {
    tags,
    summary: 'What a computer player would play',
    body: ComputerMoveBody,
    response: { 200: ComputerMoveAnswer },
  };
  app.post('/api/positions/computer-move', { schema: move, onRequest: checkReader }, async (request) => {
    await admit(request, request.body.game);
    return positions.computerMove(request.body);
  });

  const analysis = { tags, summary: 'The best moves', body: AnalysisBody, response: { 200: AnalysisAnswer } };
  app.post('/api/positions/analysis', { schema: analysis, onRequest: checkReader }, async (request) => {
    await admit(request, request.body.game);
    return positions.analysis(request.body);
  });
}
