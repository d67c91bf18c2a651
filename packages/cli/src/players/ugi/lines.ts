import {
  type ThinkingLimits,
  type SharedCode,
  type Side,
  type TextError,
  textError,
  err,
  Match,
  ok,
  oneOf,
  type Result,
  type Rules,
  type ChosenMove,
  type Move,
  type Position,
  type ProvedEnd,
} from '@tabuleiro/games';

// The line `info …`, written by our server and read by our client.

type Thought = Omit<ChosenMove, 'move'>;

/** Writes score (for the side to move), nodes, time and expected line. */
export function makeInfo(rules: Rules, position: Position, chosen: ChosenMove, timeMs: number): string {
  const { depth, rank, nodes, line = [chosen.move] } = chosen;
  const words = [
    ...(depth === undefined ? [] : ['depth', String(depth)]),
    ...(rank === undefined ? [] : ['multipv', String(rank)]),
    ...makeScore(chosen),
    ...(nodes === undefined ? [] : ['nodes', String(nodes)]),
    'time',
    String(Math.round(timeMs)),
    ...(nodes === undefined || timeMs <= 0 ? [] : ['nps', String(Math.round((1000 * nodes) / timeMs))]),
    'pv',
    ...makeLine(rules, position, line),
    ...makeProof(chosen),
  ];
  return `info ${words.join(' ')}`;
}

/** A proved end as `mate` in moves of the winner; negative for a loss. */
function makeScore({ score, end }: ChosenMove): readonly string[] {
  if (end !== undefined && isCounted(end)) {
    const turns = Math.ceil((end.plies ?? 0) / 2);
    return ['score', 'mate', String(end.result === 'win' ? turns : -turns)];
  }
  // A style may score draws below 0; a proved draw is 0.
  if (end?.result === 'draw') return ['score', 'cp', '0'];
  return score === undefined ? [] : ['score', 'cp', String(Math.round(score))];
}

const isCounted = ({ plies, result }: ProvedEnd): boolean => plies !== undefined && result !== 'draw';

/** The protocol has no proved draw, no win of unknown length and no upper bound; these follow as `string`. */
function makeProof({ end }: ChosenMove): readonly string[] {
  if (end === undefined) return [];
  return isCounted(end) ? (end.atMost === true ? AT_MOST : []) : ['string', 'proved', end.result];
}

const AT_MOST: readonly string[] = ['string', 'at', 'most'];

/** A line of moves as text, each written in the position where it is played. */
export function makeLine(rules: Rules, position: Position, line: readonly Move[]): readonly string[] {
  const now = position.clone();
  return line.map((move) => {
    const text = rules.makeMove(now, move);
    now.apply(move);
    return text;
  });
}

/** Merges one `info` line into what is known; ignores what it cannot parse. */
export function parseInfo(rules: Rules, position: Position, line: string, before: Thought): Thought {
  const words = splitWords(line);
  if (words[1] === 'string') return before;
  const numberAfter = (...names: readonly string[]): number | undefined => {
    const index = words.findIndex((_, at) => names.every((name, offset) => words[at + offset] === name));
    const text = index < 0 ? '' : (words[index + names.length] ?? '');
    return /^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
  };
  // With MultiPV only line 1 counts.
  if ((numberAfter('multipv') ?? 1) !== 1) return before;
  const score = numberAfter('score', 'cp') ?? before.score;
  const nodes = numberAfter('nodes') ?? before.nodes;
  const depth = numberAfter('depth') ?? before.depth;
  const counted = parseEnd(numberAfter('score', 'mate'));
  const end = counted && isAtMost(words) ? { ...counted, atMost: true as const } : (counted ?? parseProof(words));
  const pv = words.indexOf('pv');
  const moves = pv < 0 ? before.line : parseLine(rules, position, words.slice(pv + 1));
  return {
    ...(score !== undefined && { score }),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
    ...(end !== undefined && { end }),
    ...(moves !== undefined && { line: moves }),
  };
}

/** The winner makes the last ply. */
function parseEnd(turns: number | undefined): ProvedEnd | undefined {
  if (turns === undefined || turns === 0) return undefined;
  return turns > 0 ? { result: 'win', plies: 2 * turns - 1 } : { result: 'loss', plies: -2 * turns };
}

const isAtMost = (words: readonly string[]): boolean => words.slice(-AT_MOST.length).join(' ') === AT_MOST.join(' ');

/** Reads what `makeProof` writes. */
function parseProof(words: readonly string[]): ProvedEnd | undefined {
  const [string, proved, result] = words.slice(-3);
  if (string !== 'string' || proved !== 'proved') return undefined;
  return result === 'win' || result === 'draw' || result === 'loss' ? { result } : undefined;
}

/** The moves up to the first illegal one. */
function parseLine(rules: Rules, position: Position, words: readonly string[]): readonly Move[] {
  const now = position.clone();
  const moves: Move[] = [];
  for (const word of words) {
    const move = rules.parseMove(now, word);
    if (!move.ok || !now.isLegal(move.value)) break;
    moves.push(move.value);
    now.apply(move.value);
  }
  return moves;
}

// The line `go …`, read by our server and written by our client. Times are in milliseconds.

const CLOCKS = ['p1time', 'p2time', 'p1inc', 'p2inc'] as const;
const COUNTS = ['movetime', 'depth', 'nodes'] as const;
const NUMBERS = [...CLOCKS, ...COUNTS] as const;
type NumberName = (typeof NUMBERS)[number];

/** The names of the clocks in chess runners. */
const CHESS_NAMES: ReadonlyMap<string, NumberName> = new Map([
  ['wtime', 'p1time'],
  ['btime', 'p2time'],
  ['winc', 'p1inc'],
  ['binc', 'p2inc'],
]);

const LARGEST = Number.MAX_SAFE_INTEGER;

export interface GoCommand {
  readonly limits: ThinkingLimits;
  /** The answer waits for `stop`. */
  readonly infinite: boolean;
  /** Unreadable limits are ignored and reported: without an answer the runner would wait forever. */
  readonly unread: readonly TextError[];
}

/** Reads the words after `go`. Unknown words such as `movestogo 20` or `searchmoves …` are ignored, as usual. */
export function parseGo(words: readonly string[]): GoCommand {
  const numbers = new Map<NumberName, number>();
  const unread: TextError[] = [];
  for (const [index, word] of words.entries()) {
    const name = NUMBERS.find((known) => known === word) ?? CHESS_NAMES.get(word);
    if (name === undefined) continue;
    const text = words[index + 1] ?? '';
    const value = parseNumber(text);
    if (value !== null) numbers.set(name, value);
    else unread.push(textError<SharedCode>(`go.${word}`, text, { code: 'number', values: { max: LARGEST } }));
  }
  return { limits: toLimits(numbers), infinite: words.includes('infinite'), unread };
}

/** Reads a whole number; decimals are cut off, and a negative clock counts as 0. */
function parseNumber(text: string): number | null {
  if (!/^[+-]?[0-9]+(?:\.[0-9]*)?(?:e[+-]?[0-9]+)?$/i.test(text)) return null;
  return Math.min(LARGEST, Math.max(0, Math.trunc(Number(text))));
}

function toLimits(numbers: ReadonlyMap<NumberName, number>): ThinkingLimits {
  const [timeMs, depth, nodes] = COUNTS.map((name) => numbers.get(name));
  const [time1, time2, increment1 = 0, increment2 = 0] = CLOCKS.map((name) => numbers.get(name));
  const known = time1 ?? time2;
  return {
    ...(timeMs !== undefined && { timeMs }),
    ...(depth !== undefined && { depth }),
    ...(nodes !== undefined && { nodes }),
    ...(known !== undefined && {
      clocks: { timeMs: [time1 ?? known, time2 ?? known], incrementMs: [increment1, increment2] },
    }),
  };
}

/** Writes the line for limits; `fallbackMs` applies when there is none. */
export function makeGo(limits: ThinkingLimits, fallbackMs: number): string {
  const { timeMs, depth, nodes, clocks } = limits;
  const unlimited = timeMs === undefined && depth === undefined && nodes === undefined && clocks === undefined;
  const numbers: readonly (readonly [NumberName, number | undefined])[] = [
    ['p1time', clocks?.timeMs[0]],
    ['p2time', clocks?.timeMs[1]],
    ['p1inc', clocks?.incrementMs[0]],
    ['p2inc', clocks?.incrementMs[1]],
    ['movetime', unlimited ? fallbackMs : timeMs],
    ['depth', depth],
    ['nodes', nodes],
  ];
  const words = numbers.map(([name, value]) =>
    value === undefined ? '' : ` ${name} ${Math.max(0, Math.round(value))}`,
  );
  return `go${words.join('')}`;
}

/** The maximum time of the side for this move; undefined when time is not limited. */
export function longestMs(limits: ThinkingLimits, side: Side): number | undefined {
  const { timeMs, clocks } = limits;
  const clock = clocks && clocks.timeMs[side - 1];
  const increment = clocks?.incrementMs[side - 1] ?? 0;
  const times = [timeMs, clock === undefined ? undefined : clock + increment].filter((time) => time !== undefined);
  return times.length > 0 ? Math.min(...times) : undefined;
}

// The line `position startpos|fen … moves …`, read by our server and written by our client.

/** Reads what follows `position`; one illegal move refuses the whole line. */
export function parsePositionLine(rules: Rules, text: string): Result<Match, TextError> {
  // Positions contain blanks, so a position extends to the word `moves` or the end of the line.
  const [, place = '', moves = ''] = /^(.*?)(?: moves(?: (.*))?)?$/.exec(text) ?? [];
  const start = parseStart(rules, place.trim());
  if (!start.ok) return start;
  const match = start.value;
  for (const [index, move] of splitWords(moves).entries()) {
    const played = match.playText(move);
    if (!played.ok) return err({ ...played.error, field: `moves[${index}]` });
  }
  return ok(match);
}

function parseStart(rules: Rules, place: string): Result<Match, TextError> {
  if (place === 'startpos') return ok(new Match(rules, rules.start()));
  if (place !== 'fen' && !place.startsWith('fen ')) {
    return err(textError('position', place, oneOf(['startpos', 'fen'])));
  }
  const position = rules.parsePosition(place.slice('fen'.length).trim());
  return position.ok ? ok(new Match(rules, position.value)) : position;
}

export function makePositionLine(match: Match): string {
  const { rules } = match;
  const start = rules.makePosition(match.positionAt(0));
  const moves = match.moves.map((move, ply) => ` ${rules.makeMove(match.positionAt(ply), move)}`);
  const place = start === rules.findStart()?.position ? 'startpos' : `fen ${start}`;
  return `position ${place}${moves.length > 0 ? ` moves${moves.join('')}` : ''}`;
}

export function splitWords(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}
