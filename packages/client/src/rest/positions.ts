import type {
  AnalysisAnswer,
  AnalysisBody,
  ComputerMoveAnswer,
  ComputerMoveBody,
  LegalMovesAnswer,
  LegalMovesBody,
} from '../schemas/index.ts';
import { ask, has, type Server } from './ask.ts';

/** What can be played in a position. */
export function findLegalMoves(server: Server, body: LegalMovesBody): Promise<LegalMovesAnswer> {
  return ask(server, {
    method: 'POST',
    path: 'api/positions/legal-moves',
    body,
    answer: has<LegalMovesAnswer>('position', 'turn', 'outcome', 'count', 'moves'),
  });
}

/** What a computer player of the server would play. */
export function findComputerMove(server: Server, body: ComputerMoveBody): Promise<ComputerMoveAnswer> {
  return ask(server, {
    method: 'POST',
    path: 'api/positions/computer-move',
    body,
    answer: has<ComputerMoveAnswer>('move'),
  });
}

/** The best moves in a position, and where they lead. */
export function analysePosition(server: Server, body: AnalysisBody): Promise<AnalysisAnswer> {
  return ask(server, {
    method: 'POST',
    path: 'api/positions/analysis',
    body,
    answer: has<AnalysisAnswer>('depth', 'nodes', 'ms', 'lines'),
  });
}
