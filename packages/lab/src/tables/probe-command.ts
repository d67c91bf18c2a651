import type { TableProof, Tablebase } from '@tabuleiro/engine';
import {
  loadLocale,
  MoveList,
  otherSide,
  type Outcome,
  type Position,
  type Rules,
  formatOutcome,
  type Side,
  type TableUnit,
  type GameLocale,
} from '@tabuleiro/games';
import { alignColumns } from '@tabuleiro/games/render';
import type { LabContext } from '../lab-context.ts';
import { largerOf, openShipped } from './find-tables.ts';
import { refuseClassFile } from './saved-tables.ts';
import { classFile, openTables, type TableFolder } from './table-folder.ts';
import { readTableFolder, refuseNone, type TableOptions } from './table-options.ts';

export interface ProbeOptions extends TableOptions {
  readonly start?: string;
}

/** Why a position has no entry: its class is not built, or no table has it. */
type Missing = 'not-built' | 'in-no-table';

/** An entry: bounds of the rest of the match, and what they prove. */
interface Probed {
  readonly low: number;
  readonly high: number;
  readonly lowDistance: number;
  readonly highDistance: number;
  readonly proof: TableProof | null;
}

type Answer = Probed | Missing;

/** Prints what the tables know about a position, without a history, and about each move. */
export async function runTableProbe(
  context: LabContext,
  game: string,
  words: readonly string[],
  options: ProbeOptions,
): Promise<void> {
  const { rules, position } = await context.options.readPosition(game, words, options);
  const tableFolder = await readTableFolder(context, game, { ...options, variant: rules.variant.id });
  const opened = openTables(tableFolder);
  if (!opened.ok) throw await refuseClassFile(context, opened.error);
  const tables = options.folder === undefined ? largerOf(opened.value, openShipped(tableFolder)) : opened.value;
  if (tables === null) throw refuseNone(context, [tableFolder]);
  const locator = tableFolder.facet.locator(tableFolder.variant);
  const probeIt = (one: Position): Answer => probe(tables, one) ?? (locator.locate(one) ? 'not-built' : 'in-no-table');
  const answer = probeIt(position);
  const moves = listMoves(rules, probeIt, position);
  await expectSound(context, tableFolder, tables);
  if (options.json === true) {
    return context.printJson({
      position: rules.makePosition(position),
      ...inJson(answer),
      moves: moves.map(moveInJson),
    });
  }
  // Counts only sizes with all their classes.
  const largest = (tableFolder.classes[tables.classes.length]?.amount ?? tableFolder.facet.largest + 1) - 1;
  const locale = await loadLocale(rules.game, context.language);
  const { amount, inNoTable, notThere } = context.texts.tables;
  const format = (one: Answer, turn: Side): string => {
    if (one === 'not-built') return notThere(amount[tableFolder.facet.unit](largest));
    if (one === 'in-no-table') return inNoTable(amount[tableFolder.facet.unit](tableFolder.facet.largest));
    return formatProof(context, locale, one.proof, { turn, unit: tableFolder.facet.unit });
  };
  const rows = moves.map(({ answer: after, move, turn }) => [
    move,
    isOutcome(after) ? formatOutcome(locale, after) : format(after, turn),
  ]);
  await context.print([format(answer, position.turn), '', ...alignColumns(rows, ['left', 'left'])].join('\n'));
}

/** Refuses results from a file that turned out to be damaged. */
async function expectSound(context: LabContext, tableFolder: TableFolder, { classes }: Tablebase): Promise<void> {
  const subject = tableFolder.classes[classes.findIndex(({ isDamaged }) => isDamaged === true)];
  if (subject === undefined) return;
  throw await refuseClassFile(context, { file: classFile(tableFolder, subject), trouble: { fault: 'damaged' } });
}

/** `probed` is null where `missing` says why. */
function inJson(answer: Answer): { readonly probed: Probed | null; readonly missing: Missing | null } {
  return typeof answer === 'string' ? { probed: null, missing: answer } : { probed: answer, missing: null };
}

function probe(tables: Tablebase, position: Position): Probed | null {
  if (!tables.find(position)) return null;
  const { high, highDistance, low, lowDistance } = tables;
  return { low, high, lowDistance, highDistance, proof: tables.prove(position, true) };
}

interface ProbedMove {
  readonly move: string;
  /** The side to move after it. */
  readonly turn: Side;
  /** For the position after the move, or the outcome if the move ends the game. */
  readonly answer: Answer | Outcome;
}

function listMoves(rules: Rules, probeIt: (position: Position) => Answer, position: Position): readonly ProbedMove[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return Array.from(moves, (move) => {
    const after = position.clone();
    after.apply(move);
    return { move: rules.makeMove(position, move), turn: after.turn, answer: after.outcome() ?? probeIt(after) };
  });
}

function isOutcome(answer: Answer | Outcome): answer is Outcome {
  return typeof answer !== 'string' && 'reason' in answer;
}

function moveInJson({ answer, move, turn }: ProbedMove): object {
  if (isOutcome(answer)) return { move, turn, probed: null, missing: null, outcome: answer };
  return { move, turn, ...inJson(answer), outcome: null };
}

function formatProof(
  { texts }: LabContext,
  { game }: GameLocale,
  proof: TableProof | null,
  { turn, unit }: { readonly turn: Side; readonly unit: TableUnit },
): string {
  const { amount, margin, notProved, plies, proved, provedDraw } = texts.tables;
  if (proof === null) return notProved;
  if (proof.result === 'draw') return provedDraw;
  const isWin = proof.result === 'win';
  const winner = isWin ? turn : otherSide(turn);
  const parts = [proved(game.sides[winner].wins)];
  if (proof.margin !== null) {
    const [low, high] = isWin ? [proof.margin.low, proof.margin.high] : [-proof.margin.high, -proof.margin.low];
    parts.push(margin(low, Number.isFinite(high) ? high : null, amount[unit]));
  }
  if (proof.plies !== null) parts.push(plies(proof.plies));
  return parts.join(' ');
}
