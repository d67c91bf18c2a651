import type { SolveLimits } from '@tabuleiro/engine';
import { unreachable } from '@tabuleiro/games';
import { wrap } from '@tabuleiro/games/render';
import type { Context } from '../context.ts';
import { formatRounded } from '../text/numbers.ts';
import { LONGEST_MS } from './analysis-info.ts';
import type { SolutionInfo } from './solution-json.ts';

/** The usual minimum width of a terminal. */
const WIDTH = 80;
const INDENT = '  ';

export interface SolutionReport {
  readonly info: SolutionInfo;
  readonly limits: SolveLimits;
  /** Whether it comes from a table. */
  readonly isKnown: boolean;
  /** Whether the user interrupted it. */
  readonly isStopped: boolean;
  /** The name of the side to move. */
  readonly side: string;
}

/** What is proved about a position, as text. */
export function formatSolution(context: Context, told: SolutionReport): readonly string[] {
  const { effort, lookedUp } = context.texts.solve;
  const { nodes, ms } = told.info;
  const said = told.isKnown ? lookedUp : effort(formatRounded(context, nodes, 0), formatRounded(context, ms / 1000, 1));
  return [...formatResult(context, told), ...formatBest(context, told.info), '', said];
}

function formatResult(context: Context, { info, limits, isStopped, side }: SolutionReport): readonly string[] {
  const { wins, loses, draws, drawsIn, unproved, stopped, excluded } = context.texts.solve;
  const { result, plies, exact, excludedPlies } = info;
  switch (result) {
    case 'win':
      return [wins(side, plies, exact)];
    case 'loss':
      return [loses(side, plies, exact)];
    case 'draw':
      return [plies === null ? draws : drawsIn(plies)];
    case 'unproved':
      return [
        isStopped ? stopped : unproved(formatLimits(context, limits)),
        ...(excludedPlies > 0 ? [excluded(excludedPlies)] : []),
      ];
    default:
      return unreachable(result);
  }
}

/** The limits that were given. One hour is the default when another limit applies, so it is left out. */
function formatLimits(context: Context, { nodes, timeMs, plies }: SolveLimits): string {
  const { withinNodes, withinSeconds, withinPlies, or } = context.texts.solve;
  return [
    ...(nodes === undefined ? [] : [withinNodes(formatRounded(context, nodes, 0))]),
    ...(timeMs === undefined || timeMs === LONGEST_MS ? [] : [withinSeconds(formatRounded(context, timeMs / 1000, 1))]),
    ...(plies === undefined ? [] : [withinPlies(plies)]),
  ].join(` ${or} `);
}

function formatBest(context: Context, { best, bestCount, allBest, line }: SolutionInfo): readonly string[] {
  const { best: formatCount, onlyBest, more, line: lineTitle } = context.texts.solve;
  if (bestCount === 0) return [];
  const title = bestCount === 1 && allBest ? onlyBest : formatCount(formatRounded(context, bestCount, 0), allBest);
  const rest = bestCount - best.length;
  const named = rest === 0 ? best : [...best, more(formatRounded(context, rest, 0))];
  return ['', ...withTitle(title, named.join(' ')), ...(line.length > 1 ? withTitle(lineTitle, line.join(' ')) : [])];
}

const withTitle = (title: string, text: string): readonly string[] => [
  title,
  ...wrap(text, WIDTH - INDENT.length).map((row) => INDENT + row),
];
