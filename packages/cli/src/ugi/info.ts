import type { Chosen, Move, Position, Rules } from '@tabuleiro/games';
import { splitWords } from './position.ts';

// The line `info …`: what a player says of its choice. Our server writes it, our client reads it.

type Told = Omit<Chosen, 'move'>;

/** What is known of a choice: score for the side to move, nodes, time and the expected line. */
export function makeInfo(rules: Rules, position: Position, chosen: Chosen, timeMs: number): string {
  const { score, nodes, line = [chosen.move] } = chosen;
  const words = [
    ...(score === undefined ? [] : ['score', 'cp', String(Math.round(score))]),
    ...(nodes === undefined ? [] : ['nodes', String(nodes)]),
    'time',
    String(Math.round(timeMs)),
    'pv',
    ...makeLine(rules, position, line),
  ];
  return `info ${words.join(' ')}`;
}

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
  const score = numberAfter('score', 'cp') ?? before.score;
  const nodes = numberAfter('nodes') ?? before.nodes;
  const pv = words.indexOf('pv');
  const moves = pv < 0 ? before.line : parseLine(rules, position, words.slice(pv + 1));
  return {
    ...(score !== undefined && { score }),
    ...(nodes !== undefined && { nodes }),
    ...(moves !== undefined && { line: moves }),
  };
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
