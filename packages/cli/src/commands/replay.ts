import type { BySide, MoveViewer, ReadRecord } from '@tabuleiro/games';
import { MatchHistory, playersOf } from '@tabuleiro/play';
import type { Context } from '../context.ts';
import { isTerminal } from '../io/streams.ts';
import type { OutputOptions } from '../options/match-setup.ts';
import { type RecordOptions, readRecordPosition } from '../options/record-position.ts';
import type { PipeListener } from '../pipes/events.ts';
import { jsonPrinter } from '../pipes/json-printer.ts';
import { drawPly, textPrinter } from '../pipes/text-printer.ts';
import { loadMatchFacets } from '../text/game-facets.ts';
import { moveEventOf } from '../text/move.ts';

/** Replays a recorded match. */
export async function runReplay(context: Context, file: string, options: RecordOptions & OutputOptions): Promise<void> {
  const { read, number, of, ply } = await readRecordPosition(context, file, options);
  const { match, tags } = read;
  if (options.json !== true && options.boards !== true && isTerminal(context.io)) {
    const { startReplay } = await import('../terminal/replay-page.ts');
    const note = of > 1 ? context.texts.matches.matchOf(number, of) : '';
    const first = options.ply === undefined ? 0 : ply;
    return startReplay(context, read, { ply: first, ascii: options.ascii === true, note });
  }
  const facets = await loadMatchFacets(context, match.rules);
  const { locale, moveViewer } = facets;
  const history = new MatchHistory(match, playersOf(read), facets);
  if (options.json === true) {
    const listen = jsonPrinter({ context, locale, history, facts: { match: number, matches: of, tags } });
    return printReplay({ read, moveViewer, plies: ply, listen });
  }
  const note = of > 1 ? context.texts.matches.matchOf(number, of) : '';
  const report = { context, facets, history, output: options, note };
  await printReplay({ read, moveViewer, plies: ply, listen: textPrinter(report) });
  if (ply === match.moves.length) return;
  const board = options.boards === true || ply === 0 ? [] : ['', ...drawPly(report, ply), ''];
  await context.print([...board, `${locale.game.sides[match.positionAt(ply).turn].toMove}.`].join('\n'));
}

interface PrintedReplay {
  readonly read: ReadRecord;
  readonly moveViewer: MoveViewer;
  /** How many plies to print; the result follows only after the last one. */
  readonly plies: number;
  readonly listen: PipeListener;
}

/** Replays a record as events. */
async function printReplay({ read, moveViewer, plies, listen }: PrintedReplay): Promise<void> {
  const { match, record, tags } = read;
  const { rules, outcome } = match;
  const { game, variant } = record;
  const players: BySide<string> = { 1: tags['Player1'] ?? '?', 2: tags['Player2'] ?? '?' };
  const { turn } = match.positionAt(0);
  const printTurn = async (ply: number): Promise<void> => {
    const position = match.positionAt(ply - 1);
    await listen({ type: 'turn', ply, turn: position.turn, position: rules.makePosition(position) });
  };
  await listen({ type: 'start', game, variant, players, plies: 0, turn, position: record.start });
  for (let ply = 1; ply <= plies; ply++) {
    await printTurn(ply);
    const comment = record.plies[ply - 1]?.comment;
    await listen({ ...moveEventOf(match, ply, moveViewer), ...(comment !== undefined && { comment }) });
  }
  const isAtEnd = plies === match.moves.length;
  if (!isAtEnd || outcome === null) await printTurn(plies + 1);
  if (isAtEnd) await listen({ type: 'end', outcome, plies, position: rules.makePosition(match.position) });
}
