import type { Analysis } from '@tabuleiro/engine';
import { assert, loadLocale, Match } from '@tabuleiro/games';
import { alignColumns, type Alignment, wrap } from '@tabuleiro/games/render';
import type { Context, Place } from '../context.ts';
import { openStatusLine } from '../io/progress.ts';
import { expectUnfinished } from '../queries/parse-position.ts';
import { formatPercent, formatRounded, formatVerdict } from '../text/numbers.ts';
import { drawPosition } from '../text/position.ts';
import { type AnalysisInfo, toAnalysisInfo } from './analysis-info.ts';
import { withAnalysisSession } from './analyst.ts';
import type { AnalysisSettings } from './settings.ts';

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
  const match = await context.expect(expectUnfinished(new Match(rules, position)));
  if (json !== true) {
    const drawn = await drawPosition(context, { rules, position, outcome: null }, ascii === true);
    await context.print([...drawn, ''].join('\n'));
  }
  await withAnalysisSession(context, settings, async (session) => {
    const infoOf = (analysis: Analysis): AnalysisInfo => toAnalysisInfo(rules, position, analysis);
    const analysis = await withStatusLine(context, (tell) => session.analyse(match, (so) => tell(infoOf(so))));
    if (json === true) return context.printJson(infoOf(analysis));
    const { game } = await loadLocale(rules.game, context.language);
    await context.print(formatLines(context, infoOf(analysis), game.sides[position.turn].name).join('\n'));
  });
}

/** Shows progress on a status line while the work runs. */
async function withStatusLine<T>(
  context: Context,
  work: (tell: (info: AnalysisInfo) => void) => Promise<T>,
): Promise<T> {
  const status = openStatusLine(context.io.stderr);
  try {
    return await work((info) => status.show(formatProgress(context, info)));
  } finally {
    status.clear();
  }
}

function formatProgress(context: Context, info: AnalysisInfo): string {
  const [best] = info.lines;
  return best === undefined
    ? formatEffort(context, info)
    : `${formatEffort(context, info)} ${formatVerdict(context, best)} ${best.moves.join(' ')}`;
}

function formatEffort(context: Context, { depth, nodes, ms }: AnalysisInfo): string {
  return context.texts.analysis.effort(depth, formatRounded(context, nodes, 0), formatRounded(context, ms / 1000, 1));
}

/** The usual minimum width of a terminal. */
const WIDTH = 80;
const ALIGNMENTS: readonly Alignment[] = ['right', 'right', 'right'];

/** A table of the lines; long lines of moves wrap under their own column. */
export function formatLines(context: Context, info: AnalysisInfo, side: string): readonly string[] {
  const { scoresFor, columns, nothing } = context.texts.analysis;
  if (info.depth === 0) return [nothing];
  const rows = info.lines.map((line, index) => [
    String(index + 1),
    formatVerdict(context, line),
    formatPercent(context, line.expected),
  ]);
  const [head, ...aligned] = alignColumns([['', columns.score, columns.expected], ...rows], ALIGNMENTS);
  assert(head !== undefined, 'a table has a head');
  const table = info.lines.flatMap(({ moves }, index) => {
    const begin = `${aligned[index] ?? ''}  `;
    return wrap(moves.join(' '), Math.max(WIDTH - begin.length, 1)).map((part, row) =>
      row === 0 ? begin + part : ' '.repeat(begin.length) + part,
    );
  });
  return [scoresFor(side), '', `${head}  ${columns.line}`, ...table, '', formatEffort(context, info)];
}
