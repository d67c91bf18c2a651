import type { EngineHost } from '@tabuleiro/engine';
import {
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
import { type Static, type TObject, type TProperties, Type } from 'typebox';
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
import { readParams } from './params.ts';
import type { Id } from './protocol.ts';

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

/** A method. Failures are values; a throw is our mistake. */
interface Method {
  /** Whether it works in a thread, so that other requests are answered meanwhile. */
  readonly isSearch: boolean;
  readonly call: (params: unknown, context: CallContext) => Promise<Result<unknown, Failure>>;
}

type Call<Properties extends TProperties> = (
  params: Static<TObject<Properties>>,
  context: CallContext,
) => Promise<Result<unknown, Failure>>;

/** A method with these parameters and no others. */
function method<Properties extends TProperties>(
  properties: Properties,
  call: Call<Properties>,
  isSearch = false,
): Method {
  const schema = Type.Object(properties, { additionalProperties: false });
  return {
    isSearch,
    call: async (given, context) => {
      const params = readParams(schema, given);
      return params.ok ? call(params.value, context) : params;
    },
  };
}

/** A method that works in a thread. */
const search = <Properties extends TProperties>(properties: Properties, call: Call<Properties>): Method =>
  method(properties, call, true);

const Text = Type.String();
const Texts = Type.Array(Text);
const Count = (maximum: number, minimum = 0): ReturnType<typeof Type.Integer> => Type.Integer({ minimum, maximum });
const Any = Count(Number.MAX_SAFE_INTEGER);
const Optional = Type.Optional;

/** The rules and the position that most methods ask for. */
const PLACE = { game: Text, variant: Optional(Text), position: Optional(Text) };

interface PlaceParams {
  readonly game: string;
  readonly variant?: string;
  readonly position?: string;
}

async function readPlace(params: PlaceParams): Promise<Result<{ rules: Rules; position: Position }, TextError>> {
  const rules = await parseRules(params.game, params.variant);
  if (!rules.ok) return rules;
  const position = parsePosition(rules.value, params.position);
  return position.ok ? ok({ rules: rules.value, position: position.value }) : position;
}

/** The time limit of a search without limits. */
const USUAL_ANALYSIS_MS = 1000;
const USUAL_PROOF_MS = 2000;

const cancel = method({ id: Type.Union([Text, Type.Number(), Type.Null()]) }, async ({ id }, context) =>
  ok({ cancelled: context.cancel(id) }),
);

const METHODS: Readonly<Record<string, Method>> = {
  games: method({}, async () => ok(await listGames())),

  moves: method({ ...PLACE, limit: Optional(Any) }, async ({ limit, ...given }) => {
    const place = await readPlace(given);
    return place.ok ? ok(listMoves(place.value.rules, place.value.position, limit)) : place;
  }),

  play: method({ ...PLACE, moves: Texts }, async ({ moves, ...given }) => {
    const place = await readPlace(given);
    return place.ok ? playMoves(place.value.rules, place.value.position, moves) : place;
  }),

  perft: search({ ...PLACE, depth: Count(DEEPEST_PERFT) }, async ({ depth, ...given }, { host, stop }) => {
    const place = await readPlace(given);
    if (!place.ok) return place;
    const nodes = await countPerftIn(host, new Match(place.value.rules, place.value.position), depth, stop);
    return nodes.ok ? ok({ nodes: nodes.value }) : nodes;
  }),

  choose: search(
    {
      ...PLACE,
      moves: Optional(Texts),
      player: Text,
      seed: Optional(Count(LARGEST_SEED)),
      time: Optional(Any),
      nodes: Optional(Any),
      progress: Optional(Type.Boolean()),
    },
    async ({ moves = [], player, seed, time, nodes, progress, ...given }, { host, tell, stop }) => {
      const place = await readPlace(given);
      if (!place.ok) return place;
      const limits = { ...(time !== undefined && { timeMs: time }), ...(nodes !== undefined && { nodes }) };
      const told = progress === true ? { tell } : {};
      return choose(host, { ...place.value, ...told, moves, player, seed, limits, stop });
    },
  ),

  analyse: search(
    {
      ...PLACE,
      moves: Optional(Texts),
      lines: Optional(Count(MOST_LINES, 1)),
      time: Optional(Count(LONGEST_MS, 1)),
      nodes: Optional(Count(MOST_NODES, 1)),
      depth: Optional(Count(DEEPEST, 1)),
      progress: Optional(Type.Boolean()),
    },
    async ({ moves = [], lines = USUAL_LINES, time, nodes, depth, progress, ...given }, { host, tell, stop }) => {
      const place = await readPlace(given);
      if (!place.ok) return place;
      const limits = limitAnalysis(
        {
          ...(time !== undefined && { timeMs: time }),
          ...(nodes !== undefined && { nodes }),
          ...(depth !== undefined && { depth }),
        },
        USUAL_ANALYSIS_MS,
      );
      const told = progress === true ? { tell } : {};
      return analyse(host, { ...place.value, ...told, moves, lines, limits, stop });
    },
  ),

  solve: search(
    {
      ...PLACE,
      moves: Optional(Texts),
      lines: Optional(Count(MOST_BEST, 1)),
      time: Optional(Count(LONGEST_MS, 1)),
      nodes: Optional(Count(MOST_NODES, 1)),
      plies: Optional(Count(FURTHEST_PLIES, 1)),
    },
    async ({ moves = [], lines = USUAL_BEST, time, nodes, plies, ...given }, { host, stop }) => {
      const place = await readPlace(given);
      if (!place.ok) return place;
      const limits = limitProof(
        {
          ...(time !== undefined && { timeMs: time }),
          ...(nodes !== undefined && { nodes }),
          ...(plies !== undefined && { plies }),
        },
        USUAL_PROOF_MS,
      );
      return solve(host, { ...place.value, moves, lines, limits, stop });
    },
  ),

  players: method({ game: Text }, async ({ game }) => {
    const id = parseGame(game);
    return id.ok ? ok([...computerNames(id.value), ...styledNames(id.value)]) : id;
  }),

  record: method({ text: Text }, async ({ text }) => readRecords(text)),

  cancel,
  // What clients of the Language Server Protocol send by themselves.
  '$/cancelRequest': cancel,
};

export const METHOD_NAMES: readonly string[] = Object.keys(METHODS);

export function findMethod(name: string): Method | undefined {
  return Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
}
