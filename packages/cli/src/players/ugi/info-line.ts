import type { ChosenMove, Move, Position, ProvedEnd, Rules } from '@tabuleiro/games';
import { splitWords } from './commands.ts';

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
