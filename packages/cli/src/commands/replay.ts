import { MatchHistory, playersOf } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { isTerminal } from '../io.ts';
import { jsonReport } from '../play/json-report.ts';
import { type PickOptions, pickPly } from '../play/pick.ts';
import { drawPly, textReport } from '../play/report.ts';
import { retell } from '../play/retell.ts';
import type { OutputOptions } from '../play/setup.ts';
import { loadStage } from '../play/stage.ts';

/** Goes through a match of a file ply by ply. */
export async function runReplay(context: Context, file: string, options: PickOptions & OutputOptions): Promise<void> {
  const { read, number, of, ply } = await pickPly(context, file, options);
  const { match, tags } = read;
  if (options.json !== true && options.boards !== true && isTerminal(context.io)) {
    const { startReplay } = await import('../terminal/start.ts');
    const note = of > 1 ? context.texts.matches.matchOf(number, of) : '';
    const first = options.ply === undefined ? 0 : ply;
    return startReplay(context, read, { ply: first, ascii: options.ascii === true, note });
  }
  const stage = await loadStage(context, match.rules);
  const { locale, moveViewer } = stage;
  if (options.json === true) {
    const listen = jsonReport({ context, locale, facts: { match: number, matches: of, tags } });
    return retell({ read, moveViewer, plies: ply, listen });
  }
  const note = of > 1 ? context.texts.matches.matchOf(number, of) : '';
  const history = new MatchHistory(match, playersOf(read), stage);
  const report = { context, stage, history, output: options, note };
  await retell({ read, moveViewer, plies: ply, listen: textReport(report) });
  if (ply === match.moves.length) return;
  const board = options.boards === true || ply === 0 ? [] : ['', ...drawPly(report, ply), ''];
  await context.print([...board, `${locale.game.sides[match.positionAt(ply).turn].toMove}.`].join('\n'));
}
