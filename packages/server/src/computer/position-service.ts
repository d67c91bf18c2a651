import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type {
  AnalysisAnswer,
  AnalysisBody,
  ComputerMoveAnswer,
  ComputerMoveBody,
  LegalMovesAnswer,
  LegalMovesBody,
} from '@tabuleiro/client';
import { LONGEST_THOUGHT_MS, MOST_LISTED } from '@tabuleiro/client/schemas';
import type { EngineHost } from '@tabuleiro/engine';
import {
  findVariant,
  loadRules,
  Match,
  type Move,
  MoveList,
  NEVER_STOP,
  parsePlayer,
  SeededRandom,
  type ThinkingLimits as Thinking,
} from '@tabuleiro/games';
import { errorDetail, RefusalError, unknownDetail, unknownPlayerDetail } from '../refusal-error.ts';

/** Requests are refused while this many wait. */
const MOST_WAITING = 20;
/** Moves that are played before other work has its turn. */
const MOVES_IN_A_ROW = 20;
const USUAL_MS = 1000;
const USUAL_LINES = 1;
const TABLE_BYTES = 16 * 2 ** 20;

type Thinkers = Pick<EngineHost, 'open' | 'openAnalyst'>;
type Place = Pick<LegalMovesBody, 'game' | 'variant' | 'position' | 'moves'>;

/** Lists legal moves, and lets engine threads choose moves and analyse. */
export class PositionService {
  private readonly host: Thinkers | null;
  private waiting = 0;

  /** Without a host only legal moves are available. */
  constructor(host: Thinkers | null) {
    this.host = host;
  }

  async legalMoves(body: LegalMovesBody): Promise<LegalMovesAnswer> {
    const match = await readMatch(body);
    const { position, outcome, rules } = match;
    const list = new MoveList();
    if (outcome === null) position.legalMoves(list);
    const shown = Math.min(list.length, body.limit ?? MOST_LISTED);
    return {
      position: rules.makePosition(position),
      turn: position.turn,
      outcome,
      count: list.length,
      moves: Array.from({ length: shown }, (_, index) => rules.makeMove(position, list.at(index))),
    };
  }

  async computerMove(body: ComputerMoveBody): Promise<ComputerMoveAnswer> {
    const spec = parsePlayer(body.game, body.player, 'player');
    if (!spec.ok || spec.value.kind === 'human' || spec.value.kind === 'ugi') {
      throw new RefusalError('bad-request', { detail: unknownPlayerDetail(body.game, body.player) });
    }
    const { value } = spec;
    const match = await readRunning(body);
    return this.think(async (host) => {
      const player = host.open(value, { tableBytes: TABLE_BYTES });
      try {
        const random = new SeededRandom(randomInt(2 ** 32));
        const { move, score, end } = await player.choose(match, thinkingOf(body), random, NEVER_STOP);
        return {
          move: match.rules.makeMove(match.position, move),
          ...(score !== undefined && { score }),
          ...(end !== undefined && { end }),
        };
      } finally {
        await player.close();
      }
    });
  }

  async analysis(body: AnalysisBody): Promise<AnalysisAnswer> {
    const match = await readRunning(body);
    return this.think(async (host) => {
      const analyst = host.openAnalyst({ tableBytes: TABLE_BYTES, lines: body.lines ?? USUAL_LINES });
      try {
        const options = { limits: thinkingOf(body), stop: NEVER_STOP, hurries: false };
        const { depth, nodes, ms, lines } = await analyst.analyse(match, options);
        const found = lines.map(({ score, end, moves }) => ({ score, end, moves: textsOf(match, moves) }));
        return { depth, nodes, ms: Math.round(ms), lines: found };
      } finally {
        await analyst.close();
      }
    });
  }

  private async think<T>(work: (host: Thinkers) => Promise<T>): Promise<T> {
    if (this.host === null) throw new RefusalError('no-engine');
    if (this.waiting >= MOST_WAITING) throw new RefusalError('too-busy');
    this.waiting++;
    try {
      return await work(this.host);
    } finally {
      this.waiting--;
    }
  }
}

/** There is always a time limit. */
function thinkingOf({ timeMs, nodes }: Pick<AnalysisBody, 'timeMs' | 'nodes'>): Thinking {
  const usual = nodes === undefined ? USUAL_MS : LONGEST_THOUGHT_MS;
  return { timeMs: timeMs ?? usual, ...(nodes !== undefined && { nodes }) };
}

async function readRunning(place: Place): Promise<Match> {
  const match = await readMatch(place);
  if (match.outcome !== null) throw new RefusalError('already-over');
  return match;
}

async function readMatch({ game, variant, position, moves = [] }: Place): Promise<Match> {
  if (findVariant(game, variant) === undefined) {
    throw new RefusalError('bad-request', { detail: unknownDetail('variant', variant ?? '') });
  }
  const rules = await loadRules(game, variant);
  const start = position === undefined ? null : rules.parsePosition(position);
  if (start !== null && !start.ok) {
    throw new RefusalError('bad-position', { detail: await errorDetail(game, start.error) });
  }
  const match = new Match(rules, start === null ? rules.start() : start.value);
  for (const [index, text] of moves.entries()) {
    if (index % MOVES_IN_A_ROW === MOVES_IN_A_ROW - 1) await setImmediate();
    const played = match.playText(text);
    if (!played.ok) throw new RefusalError('illegal-move', { detail: await errorDetail(game, played.error) });
  }
  return match;
}

/** The moves of a line in the game's notation. */
function textsOf(match: Match, moves: readonly Move[]): string[] {
  const line = new Match(match.rules, match.position);
  return moves.flatMap((move) => {
    const text = line.position.isLegal(move) ? match.rules.makeMove(line.position, move) : null;
    return text !== null && line.play(move).ok ? [text] : [];
  });
}
