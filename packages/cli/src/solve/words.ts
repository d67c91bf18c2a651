import type { SolveLimits } from '@tabuleiro/engine';
import { unreachable } from '@tabuleiro/games';
import { sayRounded } from '../analysis/words.ts';
import type { Context } from '../context.ts';
import { LONGEST_MS } from '../service/analyse.ts';
import type { SolutionInfo } from '../service/solve.ts';
import { wrap } from '../text/wrap.ts';

/** The narrowest terminal that is usual. */
const WIDTH = 80;
const INDENT = '  ';

export interface Told {
  readonly info: SolutionInfo;
  readonly limits: SolveLimits;
  /** Whether it was looked up in a table. */
  readonly isKnown: boolean;
  /** Whether the person broke it off. */
  readonly isStopped: boolean;
  /** The name of the side to move. */
  readonly side: string;
}

/** What is proved of a position, as people read it. */
export function saySolution(context: Context, told: Told): readonly string[] {
  const { effort, lookedUp } = context.texts.solve;
  const { nodes, ms } = told.info;
  const said = told.isKnown ? lookedUp : effort(sayRounded(context, nodes, 0), sayRounded(context, ms / 1000, 1));
  return [...sayResult(context, told), ...sayBest(context, told.info), '', said];
}

function sayResult(context: Context, { info, limits, isStopped, side }: Told): readonly string[] {
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
        isStopped ? stopped : unproved(sayLimits(context, limits)),
        ...(excludedPlies > 0 ? [excluded(excludedPlies)] : []),
      ];
    default:
      return unreachable(result);
  }
}

/** The limits that were given; an hour is only the end of what has no other. */
function sayLimits(context: Context, { nodes, timeMs, plies }: SolveLimits): string {
  const { withinNodes, withinSeconds, withinPlies, or } = context.texts.solve;
  return [
    ...(nodes === undefined ? [] : [withinNodes(sayRounded(context, nodes, 0))]),
    ...(timeMs === undefined || timeMs === LONGEST_MS ? [] : [withinSeconds(sayRounded(context, timeMs / 1000, 1))]),
    ...(plies === undefined ? [] : [withinPlies(plies)]),
  ].join(` ${or} `);
}

function sayBest(context: Context, { best, bestCount, allBest, line }: SolutionInfo): readonly string[] {
  const { best: sayCount, onlyBest, more, line: lineTitle } = context.texts.solve;
  if (bestCount === 0) return [];
  const title = bestCount === 1 && allBest ? onlyBest : sayCount(sayRounded(context, bestCount, 0), allBest);
  const rest = bestCount - best.length;
  const named = rest === 0 ? best : [...best, more(sayRounded(context, rest, 0))];
  return ['', ...titled(title, named.join(' ')), ...(line.length > 1 ? titled(lineTitle, line.join(' ')) : [])];
}

const titled = (title: string, text: string): readonly string[] => [
  title,
  ...wrap(text, WIDTH - INDENT.length).map((row) => INDENT + row),
];
