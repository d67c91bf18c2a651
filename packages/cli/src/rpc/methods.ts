import type { EngineHost, SolveLimits } from '@tabuleiro/engine';
import {
  type Limits,
  Match,
  ok,
  type Position,
  type RecordError,
  type Result,
  type Rules,
  type Stop,
  styledNames,
  type TextError,
} from '@tabuleiro/games';
import { computerNames } from '../players/open.ts';
import {
  analyse,
  DEEPEST,
  limitAnalysis,
  LONGEST_MS,
  MOST_LINES,
  MOST_NODES,
  USUAL_LINES,
} from '../service/analyse.ts';
import { choose, LARGEST_SEED } from '../service/choose.ts';
import { parseGame, parsePosition, parseRules } from '../service/params.ts';
import { countPerftIn, DEEPEST_PERFT, listGames, listMoves, playMoves, readRecords } from '../service/service.ts';
import { FURTHEST_PLIES, limitProof, MOST_BEST, solve, USUAL_BEST } from '../service/solve.ts';
import {
  readCount,
  readId,
  readOptionalCount,
  readOptionalText,
  readOptionalTexts,
  readText,
  readTexts,
  readWish,
} from './fields.ts';
import type { Fields, Id } from './protocol.ts';

type Failure = TextError | RecordError;

/** What a method may use besides its parameters. */
export interface CallContext {
  /** Where searches run. */
  readonly host: EngineHost;
  /** Hears what the method can say before it is done. */
  readonly tell: (progress: object) => void;
  /** Raised when the request is cancelled; a throw after that is none of our mistakes. */
  readonly stop: Stop;
  /** Cancels the requests under way of that id; false when there is none. */
  readonly cancel: (id: Id) => boolean;
}

/** A method: the names of its parameters and what it does with them. Failures are values; a throw is our mistake. */
export interface Method {
  readonly params: readonly string[];
  /** Whether it works in a thread, so that other requests are answered meanwhile. */
  readonly isSearch?: true;
  readonly call: (fields: Fields, context: CallContext) => Promise<Result<unknown, Failure>>;
}

const PLACE = ['game', 'variant', 'position'] as const;

/** The rules and the position that most methods ask for. */
async function readPlace(fields: Fields): Promise<Result<{ rules: Rules; position: Position }, TextError>> {
  const game = readText(fields, 'game');
  if (!game.ok) return game;
  const variant = readOptionalText(fields, 'variant');
  if (!variant.ok) return variant;
  const text = readOptionalText(fields, 'position');
  if (!text.ok) return text;
  const rules = await parseRules(game.value, variant.value);
  if (!rules.ok) return rules;
  const position = parsePosition(rules.value, text.value);
  return position.ok ? ok({ rules: rules.value, position: position.value }) : position;
}

/** How long an analysis takes at most when nobody says so. */
const USUAL_ANALYSIS_MS = 1000;

function readAnalysisLimits(fields: Fields): Result<Limits, TextError> {
  const timeMs = readOptionalCount(fields, 'time', LONGEST_MS, 1);
  if (!timeMs.ok) return timeMs;
  const nodes = readOptionalCount(fields, 'nodes', MOST_NODES, 1);
  if (!nodes.ok) return nodes;
  const depth = readOptionalCount(fields, 'depth', DEEPEST, 1);
  if (!depth.ok) return depth;
  const given = {
    ...(timeMs.value !== undefined && { timeMs: timeMs.value }),
    ...(nodes.value !== undefined && { nodes: nodes.value }),
    ...(depth.value !== undefined && { depth: depth.value }),
  };
  return ok(limitAnalysis(given, USUAL_ANALYSIS_MS));
}

/** How long a proof takes at most when nobody says so. */
const USUAL_PROOF_MS = 2000;

function readProofLimits(fields: Fields): Result<SolveLimits, TextError> {
  const timeMs = readOptionalCount(fields, 'time', LONGEST_MS, 1);
  if (!timeMs.ok) return timeMs;
  const nodes = readOptionalCount(fields, 'nodes', MOST_NODES, 1);
  if (!nodes.ok) return nodes;
  const plies = readOptionalCount(fields, 'plies', FURTHEST_PLIES, 1);
  if (!plies.ok) return plies;
  const given = {
    ...(timeMs.value !== undefined && { timeMs: timeMs.value }),
    ...(nodes.value !== undefined && { nodes: nodes.value }),
    ...(plies.value !== undefined && { plies: plies.value }),
  };
  return ok(limitProof(given, USUAL_PROOF_MS));
}

const CANCEL: Method = {
  params: ['id'],
  call: async (fields, { cancel }) => {
    const id = readId(fields, 'id');
    return id.ok ? ok({ cancelled: cancel(id.value) }) : id;
  },
};

const METHODS: Readonly<Record<string, Method>> = {
  games: { params: [], call: async () => ok(await listGames()) },

  moves: {
    params: [...PLACE, 'limit'],
    call: async (fields) => {
      const limit = readOptionalCount(fields, 'limit', Number.MAX_SAFE_INTEGER);
      if (!limit.ok) return limit;
      const place = await readPlace(fields);
      return place.ok ? ok(listMoves(place.value.rules, place.value.position, limit.value)) : place;
    },
  },

  play: {
    params: [...PLACE, 'moves'],
    call: async (fields) => {
      const moves = readTexts(fields, 'moves');
      if (!moves.ok) return moves;
      const place = await readPlace(fields);
      return place.ok ? playMoves(place.value.rules, place.value.position, moves.value) : place;
    },
  },

  perft: {
    params: [...PLACE, 'depth'],
    isSearch: true,
    call: async (fields, { host, stop }) => {
      const depth = readCount(fields, 'depth', DEEPEST_PERFT);
      if (!depth.ok) return depth;
      const place = await readPlace(fields);
      if (!place.ok) return place;
      const { rules, position } = place.value;
      const nodes = await countPerftIn(host, new Match(rules, position), depth.value, stop);
      return nodes.ok ? ok({ nodes: nodes.value }) : nodes;
    },
  },

  choose: {
    params: [...PLACE, 'moves', 'player', 'seed', 'time', 'nodes', 'progress'],
    isSearch: true,
    call: async (fields, { host, tell, stop }) => {
      const moves = readOptionalTexts(fields, 'moves');
      if (!moves.ok) return moves;
      const player = readText(fields, 'player');
      if (!player.ok) return player;
      const seed = readOptionalCount(fields, 'seed', LARGEST_SEED);
      if (!seed.ok) return seed;
      const timeMs = readOptionalCount(fields, 'time', Number.MAX_SAFE_INTEGER);
      if (!timeMs.ok) return timeMs;
      const nodes = readOptionalCount(fields, 'nodes', Number.MAX_SAFE_INTEGER);
      if (!nodes.ok) return nodes;
      const progress = readWish(fields, 'progress');
      if (!progress.ok) return progress;
      const place = await readPlace(fields);
      if (!place.ok) return place;
      return choose(host, {
        ...place.value,
        stop,
        ...(progress.value && { tell }),
        moves: moves.value,
        player: player.value,
        seed: seed.value,
        limits: {
          ...(timeMs.value !== undefined && { timeMs: timeMs.value }),
          ...(nodes.value !== undefined && { nodes: nodes.value }),
        },
      });
    },
  },

  analyse: {
    params: [...PLACE, 'moves', 'lines', 'time', 'nodes', 'depth', 'progress'],
    isSearch: true,
    call: async (fields, { host, tell, stop }) => {
      const moves = readOptionalTexts(fields, 'moves');
      if (!moves.ok) return moves;
      const lines = readOptionalCount(fields, 'lines', MOST_LINES, 1);
      if (!lines.ok) return lines;
      const limits = readAnalysisLimits(fields);
      if (!limits.ok) return limits;
      const progress = readWish(fields, 'progress');
      if (!progress.ok) return progress;
      const place = await readPlace(fields);
      if (!place.ok) return place;
      return analyse(host, {
        ...place.value,
        stop,
        moves: moves.value,
        lines: lines.value ?? USUAL_LINES,
        limits: limits.value,
        ...(progress.value && { tell }),
      });
    },
  },

  solve: {
    params: [...PLACE, 'moves', 'lines', 'time', 'nodes', 'plies'],
    isSearch: true,
    call: async (fields, { host, stop }) => {
      const moves = readOptionalTexts(fields, 'moves');
      if (!moves.ok) return moves;
      const lines = readOptionalCount(fields, 'lines', MOST_BEST, 1);
      if (!lines.ok) return lines;
      const limits = readProofLimits(fields);
      if (!limits.ok) return limits;
      const place = await readPlace(fields);
      if (!place.ok) return place;
      return solve(host, {
        ...place.value,
        stop,
        moves: moves.value,
        lines: lines.value ?? USUAL_BEST,
        limits: limits.value,
      });
    },
  },

  players: {
    params: ['game'],
    call: async (fields) => {
      const game = readText(fields, 'game');
      if (!game.ok) return game;
      const id = parseGame(game.value);
      return id.ok ? ok([...computerNames(id.value), ...styledNames(id.value)]) : id;
    },
  },

  record: {
    params: ['text'],
    call: async (fields) => {
      const text = readText(fields, 'text');
      return text.ok ? readRecords(text.value) : text;
    },
  },

  cancel: CANCEL,
  // What clients of the Language Server Protocol send by themselves.
  '$/cancelRequest': CANCEL,
};

export const METHOD_NAMES: readonly string[] = Object.keys(METHODS);

export function findMethod(name: string): Method | undefined {
  return Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
}
