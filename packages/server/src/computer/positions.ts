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
  LANGUAGES,
  type Limits as Thinking,
  loadRules,
  loadLocale,
  Match,
  type Move,
  MoveList,
  NEVER_STOP,
  parsePlayer,
  type Rules,
  formatTextError,
  SeededRandom,
  type TextError,
} from '@tabuleiro/games';
import { unknownDetail, unknownPlayerDetail } from '../detail.ts';
import { Refused } from '../refused.ts';

/** Whoever comes when so many wait is sent away. */
const MOST_WAITING = 20;
/** So many moves are played before others have their turn. */
const MOVES_IN_A_ROW = 20;
const USUAL_MS = 1000;
const USUAL_LINES = 1;
const TABLE_BYTES = 16 * 2 ** 20;

type Thinkers = Pick<EngineHost, 'open' | 'openAnalyst'>;
type Place = Pick<LegalMovesBody, 'game' | 'variant' | 'position' | 'moves'>;

/** Says what can be played in a position, and thinks about it in threads of its own. */
export class Positions {
  private readonly host: Thinkers | null;
  private waiting = 0;

  /** Without a host there is nobody who thinks. */
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
      throw new Refused('bad-request', { detail: unknownPlayerDetail(body.game, body.player) });
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
        const said = lines.map(({ score, end, moves }) => ({ score, end, moves: textsOf(match, moves) }));
        return { depth, nodes, ms: Math.round(ms), lines: said };
      } finally {
        await analyst.close();
      }
    });
  }

  private async think<T>(work: (host: Thinkers) => Promise<T>): Promise<T> {
    if (this.host === null) throw new Refused('no-engine');
    if (this.waiting >= MOST_WAITING) throw new Refused('too-busy');
    this.waiting++;
    try {
      return await work(this.host);
    } finally {
      this.waiting--;
    }
  }
}

/** There is always a limit of time, whatever else there is. */
function thinkingOf({ timeMs, nodes }: Pick<AnalysisBody, 'timeMs' | 'nodes'>): Thinking {
  const usual = nodes === undefined ? USUAL_MS : LONGEST_THOUGHT_MS;
  return { timeMs: timeMs ?? usual, ...(nodes !== undefined && { nodes }) };
}

async function readRunning(place: Place): Promise<Match> {
  const match = await readMatch(place);
  if (match.outcome !== null) throw new Refused('already-over');
  return match;
}

async function readMatch({ game, variant, position, moves = [] }: Place): Promise<Match> {
  if (findVariant(game, variant) === undefined) {
    throw new Refused('bad-request', { detail: unknownDetail('variant', variant ?? '') });
  }
  const rules = await loadRules(game, variant);
  const start = position === undefined ? null : rules.parsePosition(position);
  if (start !== null && !start.ok) throw new Refused('bad-position', { detail: await sayIn(rules, start.error) });
  const match = new Match(rules, start === null ? rules.start() : start.value);
  for (const [index, text] of moves.entries()) {
    if (index % MOVES_IN_A_ROW === MOVES_IN_A_ROW - 1) await setImmediate();
    const played = match.playText(text);
    if (!played.ok) throw new Refused('illegal-move', { detail: await sayIn(rules, played.error) });
  }
  return match;
}

async function sayIn(rules: Rules, error: TextError): Promise<{ readonly en: string; readonly pt: string }> {
  const [en = '', pt = ''] = await Promise.all(
    LANGUAGES.map(async (language) => formatTextError(await loadLocale(rules.game, language), error)),
  );
  return { en, pt };
}

/** The moves of a line in the game's notation. */
function textsOf(match: Match, moves: readonly Move[]): string[] {
  const line = new Match(match.rules, match.position);
  return moves.flatMap((move) => {
    const text = line.position.isLegal(move) ? match.rules.makeMove(line.position, move) : null;
    return text !== null && line.play(move).ok ? [text] : [];
  });
}
