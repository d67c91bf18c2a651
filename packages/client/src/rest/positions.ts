import type {
  AnalysisAnswer,
  AnalysisBody,
  ComputerMoveAnswer,
  ComputerMoveBody,
  LegalMovesAnswer,
  LegalMovesBody,
} from '../schemas/index.ts';
import { has, request, type Server } from './request.ts';

/** The legal moves of a position. */
export function findLegalMoves(server: Server, body: LegalMovesBody): Promise<LegalMovesAnswer> {
  return request(server, {
    method: 'POST',
    path: 'api/positions/legal-moves',
    body,
    answer: has<LegalMovesAnswer>('position', 'turn', 'outcome', 'count', 'moves'),
  });
}

/** The move of a computer player of the server. */
export function findComputerMove(server: Server, body: ComputerMoveBody): Promise<ComputerMoveAnswer> {
  return request(server, {
    method: 'POST',
    path: 'api/positions/computer-move',
    body,
    answer: has<ComputerMoveAnswer>('move'),
  });
}

/** The best moves in a position, and where they lead. */
export function analysePosition(server: Server, body: AnalysisBody): Promise<AnalysisAnswer> {
  return request(server, {
    method: 'POST',
    path: 'api/positions/analysis',
    body,
    answer: has<AnalysisAnswer>('depth', 'nodes', 'ms', 'lines'),
  });
}
