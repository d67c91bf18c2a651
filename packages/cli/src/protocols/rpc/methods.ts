import type { Analysis, EngineHost } from '@tabuleiro/engine';
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
  err,
  oneOf,
  type SharedCode,
  textError,
} from '@tabuleiro/games';
import {
  type Static,
  type TObject,
  type TProperties,
  Type,
  IsArray,
  IsBoolean,
  IsInteger,
  IsUnion,
  type TSchema,
} from 'typebox';
import { Check } from 'typebox/value';
import {
  type AnalysisInfo,
  DEEPEST,
  limitAnalysis,
  LONGEST_MS,
  MOST_LINES,
  MOST_NODES,
  USUAL_LINES,
  TABLE_BYTES,
  toAnalysisInfo,
} from '../../analysis/analysis-info.ts';
import { choose, LARGEST_SEED } from '../../analysis/choose-move.ts';
import {
  FURTHEST_PLIES,
  limitProof,
  MOST_BEST,
  solveOrLookUp,
  toSolutionInfo,
  USUAL_BEST,
} from '../../analysis/solution-json.ts';
import { computerNames } from '../../players/open-player.ts';
import { beginMatch, expectUnfinished, parseGame, parsePosition, parseRules } from '../../queries/parse-position.ts';
import { countPerftIn, DEEPEST_PERFT } from '../../queries/perft.ts';
import { listGames, listMoves, playMoves, readRecords } from '../../queries/positions.ts';
import { Id, isFields } from './messages.ts';

type Failure = TextError | RecordError;

/** What a method gets besides its parameters. */
export interface CallContext {
  /** Runs searches in threads. */
  readonly host: EngineHost;
  /** Sends progress to the client. */
  readonly tell: (progress: object) => void;
  /** Raised when the request is cancelled; errors thrown after that are expected. */
  readonly stop: Stop;
  /** Cancels the running requests with that id; false when there is none. */
  readonly cancel: (id: Id) => boolean;
}

/** A method. It returns failures as values; throwing is an internal error. */
interface Method {
  /** Whether it works in a thread while other requests are answered. */
  readonly isSearch: boolean;
  readonly call: (params: unknown, context: CallContext) => Promise<Result<unknown, Failure>>;
}

type Call<Properties extends TProperties> = (
  params: Static<TObject<Properties>>,
  context: CallContext,
) => Promise<Result<unknown, Failure>>;

/** Declares a method with exactly these parameters. */
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

/** Declares a method that works in a thread. */
const search = <Properties extends TProperties>(properties: Properties, call: Call<Properties>): Method =>
  method(properties, call, true);

const Text = Type.String();
const Texts = Type.Array(Text);
const Count = (maximum: number, minimum = 0): ReturnType<typeof Type.Integer> => Type.Integer({ minimum, maximum });
const Any = Count(Number.MAX_SAFE_INTEGER);
const Optional = Type.Optional;

/** The parameters of most methods: rules and position. */
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

/** Reads a match after some moves; it must not be over. */
async function readUnfinished(place: PlaceParams, moves: readonly string[] = []): Promise<Result<Match, TextError>> {
  const read = await readPlace(place);
  if (!read.ok) return read;
  const match = beginMatch(read.value.rules, read.value.position, moves);
  return match.ok ? expectUnfinished(match.value) : match;
}

/** The default time limits. */
const USUAL_ANALYSIS_MS = 1000;
const USUAL_PROOF_MS = 2000;

const cancel = method({ id: Id }, async ({ id }, context) => ok({ cancelled: context.cancel(id) }));

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
    async ({ moves, lines = USUAL_LINES, time, nodes, depth, progress, ...given }, { host, tell, stop }) => {
      const begun = await readUnfinished(given, moves);
      if (!begun.ok) return begun;
      const match = begun.value;
      const toInfo = (analysis: Analysis): AnalysisInfo => toAnalysisInfo(match.rules, match.position, analysis);
      const analyst = host.openAnalyst({ lines, tableBytes: TABLE_BYTES });
      void stop.raised?.then(() => analyst.close());
      const analysis = await analyst.analyse(match, {
        limits: limitAnalysis({ timeMs: time, nodes, depth }, USUAL_ANALYSIS_MS),
        stop,
        hurries: false,
        ...(progress === true && { onProgress: (so: Analysis) => tell(toInfo(so)) }),
      });
      return ok(toInfo(analysis));
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
    async ({ moves, lines = USUAL_BEST, time, nodes, plies, ...given }, { host, stop }) => {
      const begun = await readUnfinished(given, moves);
      if (!begun.ok) return begun;
      const match = begun.value;
      const limits = limitProof({ timeMs: time, nodes, plies }, USUAL_PROOF_MS);
      const solution = await solveOrLookUp(match, limits, (left) => host.solve(match, { limits: left, stop }));
      return ok(toSolutionInfo(match, solution, lines));
    },
  ),

  players: method({ game: Text }, async ({ game }) => {
    const id = parseGame(game);
    return id.ok ? ok([...computerNames(id.value), ...styledNames(id.value)]) : id;
  }),

  record: method({ text: Text }, async ({ text }) => readRecords(text)),

  cancel,
  // Sent by clients made for the Language Server Protocol.
  '$/cancelRequest': cancel,
};

export const METHOD_NAMES: readonly string[] = Object.keys(METHODS);

export function findMethod(name: string): Method | undefined {
  return Object.hasOwn(METHODS, name) ? METHODS[name] : undefined;
}

type ParamError = TextError<SharedCode>;

/** Checks parameters against the schema of a method; the error describes the first that does not fit. */
function readParams<Schema extends TObject>(schema: Schema, given: unknown): Result<Static<Schema>, ParamError> {
  // Some clients send an empty list when there are no parameters.
  const params = given === undefined || (Array.isArray(given) && given.length === 0) ? {} : given;
  return Check(schema, params) ? ok(params) : err(findFault(schema, params));
}

function findFault({ properties, required: names }: TObject, params: unknown): ParamError {
  const required: readonly string[] = names ?? [];
  if (!isFields(params)) return textError('params', params, { code: 'json-object' });
  const known = Object.keys(properties);
  // Refuses unknown parameters, so that typing errors are noticed.
  const unknown = Object.keys(params).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return textError(unknown, params[unknown], known.length === 0 ? { code: 'no-params' } : oneOf(known));
  }
  const fits = (name: string, schema: TSchema): boolean =>
    params[name] === undefined ? !required.includes(name) : Check(schema, params[name]);
  const [name = '', schema = {}] = Object.entries(properties).find(([one, of]) => !fits(one, of)) ?? [];
  return params[name] === undefined
    ? textError(name, undefined, { code: 'param-required' })
    : faultOf(name, schema, params[name]);
}

/** Describes what the schema expects instead of the value. */
function faultOf(name: string, schema: TSchema, value: unknown): ParamError {
  if (IsArray(schema) && Array.isArray(value)) {
    const index = value.findIndex((item) => !Check(schema.items, item));
    return faultOf(`${name}[${index}]`, schema.items, value[index]);
  }
  if (IsArray(schema)) return textError(name, value, { code: 'json-array' });
  if (IsBoolean(schema)) return textError(name, value, { code: 'json-boolean' });
  if (IsUnion(schema)) return textError(name, value, { code: 'json-id' });
  if (!IsInteger(schema)) return textError(name, value, { code: 'json-string' });
  const [min, max] = [limitOf(schema, 'minimum') ?? 0, limitOf(schema, 'maximum') ?? Number.MAX_SAFE_INTEGER];
  if (min === 0) return textError(name, value, { code: 'number', values: { max } });
  return textError(name, value, { code: 'number-from', values: { min, max } });
}

function limitOf(schema: TSchema, keyword: 'minimum' | 'maximum'): number | undefined {
  const limit: unknown = Object.entries(schema).find(([name]) => name === keyword)?.[1];
  return typeof limit === 'number' ? limit : undefined;
}
