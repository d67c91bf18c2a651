import type { Analysis } from '@tabuleiro/engine';
import { assert, loadLocale, Match } from '@tabuleiro/games';
import type { Context, Place } from '../context.ts';
import { drawShown } from '../play/shown.ts';
import { type AnalysisInfo, toAnalysisInfo } from '../service/analyse.ts';
import { expectGoingOn } from '../service/begin.ts';
import { type Alignment, alignColumns } from '../text/columns.ts';
import { wrap } from '../text/wrap.ts';
import { withSession } from './analyst.ts';
import type { AnalysisSettings } from './settings.ts';
import { openStatusLine } from './status-line.ts';
import { sayPercent, sayRounded, sayVerdict } from './words.ts';

export interface PositionOutput {
  readonly json?: boolean;
  readonly ascii?: boolean;
}

/** Shows a position, then the best moves of it. */
export async function analysePosition(
  context: Context,
  { rules, position }: Place,
  settings: AnalysisSettings,
  { json, ascii }: PositionOutput,
): Promise<void> {
  const match = await context.expect(expectGoingOn(new Match(rules, position)));
  if (json !== true) {
    const drawn = await drawShown(context, { rules, position, outcome: null }, ascii === true);
    await context.print([...drawn, ''].join('\n'));
  }
  await withSession(context, settings, async (session) => {
    const infoOf = (analysis: Analysis): AnalysisInfo => toAnalysisInfo(rules, position, analysis);
    const analysis = await watched(context, (tell) => session.analyse(match, (so) => tell(infoOf(so))));
    if (json === true) return context.printJson(infoOf(analysis));
    const { game } = await loadLocale(rules.game, context.language);
    await context.print(sayLines(context, infoOf(analysis), game.sides[position.turn].name).join('\n'));
  });
}

/** Does the work and shows how far it has come, in a line that is gone afterwards. */
async function watched<T>(context: Context, work: (tell: (info: AnalysisInfo) => void) => Promise<T>): Promise<T> {
  const status = openStatusLine(context.io.stderr);
  try {
    return await work((info) => status.show(sayProgress(context, info)));
  } finally {
    status.clear();
  }
}

function sayProgress(context: Context, info: AnalysisInfo): string {
  const [best] = info.lines;
  return best === undefined
    ? sayEffort(context, info)
    : `${sayEffort(context, info)} ${sayVerdict(context, best)} ${best.moves.join(' ')}`;
}

function sayEffort(context: Context, { depth, nodes, ms }: AnalysisInfo): string {
  return context.texts.analysis.effort(depth, sayRounded(context, nodes, 0), sayRounded(context, ms / 1000, 1));
}

/** The narrowest terminal that is usual. */
const WIDTH = 80;
const ALIGNMENTS: readonly Alignment[] = ['right', 'right', 'right'];

/** A table of the lines; the moves of a long one go on below themselves. */
export function sayLines(context: Context, info: AnalysisInfo, side: string): readonly string[] {
  const { scoresFor, columns, nothing } = context.texts.analysis;
  if (info.depth === 0) return [nothing];
  const rows = info.lines.map((line, index) => [
    String(index + 1),
    sayVerdict(context, line),
    sayPercent(context, line.expected),
  ]);
  const [head, ...aligned] = alignColumns([['', columns.score, columns.expected], ...rows], ALIGNMENTS);
  assert(head !== undefined, 'a table has a head');
  const table = info.lines.flatMap(({ moves }, index) => {
    const begin = `${aligned[index] ?? ''}  `;
    return wrap(moves.join(' '), Math.max(WIDTH - begin.length, 1)).map((part, row) =>
      row === 0 ? begin + part : ' '.repeat(begin.length) + part,
    );
  });
  return [scoresFor(side), '', `${head}  ${columns.line}`, ...table, '', sayEffort(context, info)];
}
