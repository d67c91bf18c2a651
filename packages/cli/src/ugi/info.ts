import type { Chosen, Move, Position, ProvedEnd, Rules } from '@tabuleiro/games';
import { splitWords } from './position.ts';

// The line `info …`: what a player says of its choice. Our server writes it, our client reads it.

type Told = Omit<Chosen, 'move'>;

/** What is known of a choice: score for the side to move, nodes, time and the expected line. */
export function makeInfo(rules: Rules, position: Position, chosen: Chosen, timeMs: number): string {
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

/** A proved end in turns of the side that wins, as is the custom: a loss counts below zero. */
function makeScore({ score, end }: Chosen): readonly string[] {
  if (end !== undefined && isCounted(end)) {
    const turns = Math.ceil((end.plies ?? 0) / 2);
    return ['score', 'mate', String(end.result === 'win' ? turns : -turns)];
  }
  // A player who would rather not draw scores a draw below 0.
  if (end?.result === 'draw') return ['score', 'cp', '0'];
  return score === undefined ? [] : ['score', 'cp', String(Math.round(score))];
}

const isCounted = ({ plies, result }: ProvedEnd): boolean => plies !== undefined && result !== 'draw';

/** The protocol knows no proved draw, no win without a number of plies, and none in at most so many: told in words of their own. */
function makeProof({ end }: Chosen): readonly string[] {
  if (end === undefined) return [];
  return isCounted(end) ? (end.atMost === true ? AT_MOST : []) : ['string', 'proved', end.result];
}

const AT_MOST: readonly string[] = ['string', 'at', 'most'];

/** A line of moves as text, each written where it is played. */
export function makeLine(rules: Rules, position: Position, line: readonly Move[]): readonly string[] {
  const now = position.clone();
  return line.map((move) => {
    const text = rules.makeMove(now, move);
    now.apply(move);
    return text;
  });
}

/** What one `info` line adds to what was told before; what cannot be understood is passed over. */
export function parseInfo(rules: Rules, position: Position, line: string, before: Told): Told {
  const words = splitWords(line);
  if (words[1] === 'string') return before;
  const numberAfter = (...names: readonly string[]): number | undefined => {
    const index = words.findIndex((_, at) => names.every((name, offset) => words[at + offset] === name));
    const text = index < 0 ? '' : (words[index + names.length] ?? '');
    return /^-?[0-9]{1,15}$/.test(text) ? Number(text) : undefined;
  };
  // Of several lines that are compared only the best is the choice.
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

/** Whoever wins makes the last ply. */
function parseEnd(turns: number | undefined): ProvedEnd | undefined {
  if (turns === undefined || turns === 0) return undefined;
  return turns > 0 ? { result: 'win', plies: 2 * turns - 1 } : { result: 'loss', plies: -2 * turns };
}

const isAtMost = (words: readonly string[]): boolean => words.slice(-AT_MOST.length).join(' ') === AT_MOST.join(' ');

/** What `makeProof` says at the end of a line. */
function parseProof(words: readonly string[]): ProvedEnd | undefined {
  const [string, proved, result] = words.slice(-3);
  if (string !== 'string' || proved !== 'proved') return undefined;
  return result === 'win' || result === 'draw' || result === 'loss' ? { result } : undefined;
}

/** The moves up to the first that is not one. */
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
