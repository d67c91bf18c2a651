import type { TableProof, Tables } from '@tabuleiro/engine';
import {
  loadLocale,
  Match,
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
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { expectGoingOn } from '../service/begin.ts';
import { alignColumns } from '../text/columns.ts';
import { refuseClassFile } from './explain.ts';
import { readTablePlace, refuseNone, type TableOptions } from './options.ts';
import { classFile, openTables, type TablePlace } from './place.ts';
import { largerOf, openShipped } from './source.ts';

export interface ProbeOptions extends TableOptions, Pick<PlaceOptions, 'start'> {}

/** Why nothing is known of a position: its class is not built, or there is no such class. */
type Missing = 'not-built' | 'in-no-table';

/** What a table knows of a position: bounds from here on, and what they prove. */
interface Probed {
  readonly low: number;
  readonly high: number;
  readonly lowDistance: number;
  readonly highDistance: number;
  readonly proof: TableProof | null;
}

type Answer = Probed | Missing;

/** Tells what the tables know of a position, with nothing before it, and of each move. */
export async function runTableProbe(
  context: Context,
  game: string,
  words: readonly string[],
  options: ProbeOptions,
): Promise<void> {
  const { rules, position } = await readPlace(context, game, words, options);
  await context.expect(expectGoingOn(new Match(rules, position)));
  const place = await readTablePlace(context, game, { ...options, variant: rules.variant.id });
  const opened = openTables(place);
  if (!opened.ok) throw await refuseClassFile(context, opened.error);
  const tables = options.folder === undefined ? largerOf(opened.value, openShipped(place)) : opened.value;
  if (tables === null) throw refuseNone(context, [place]);
  const locator = place.facet.locator(place.variant);
  const probeIt = (one: Position): Answer => probe(tables, one) ?? (locator.locate(one) ? 'not-built' : 'in-no-table');
  const answer = probeIt(position);
  const moves = listMoves(rules, probeIt, position);
  await expectSound(context, place, tables);
  if (options.json === true) {
    return context.printJson({
      position: rules.makePosition(position),
      ...inJson(answer),
      moves: moves.map(moveInJson),
    });
  }
  // Only sizes of which every class is there.
  const largest = (place.classes[tables.classes.length]?.amount ?? place.facet.largest + 1) - 1;
  const locale = await loadLocale(rules.game, context.language);
  const { amount, inNoTable, notThere } = context.texts.tables;
  const say = (one: Answer, turn: Side): string => {
    if (one === 'not-built') return notThere(amount[place.facet.unit](largest));
    if (one === 'in-no-table') return inNoTable(amount[place.facet.unit](place.facet.largest));
    return sayProof(context, locale, one.proof, { turn, unit: place.facet.unit });
  };
  const rows = moves.map(({ answer: after, move, turn }) => [
    move,
    isOutcome(after) ? formatOutcome(locale, after) : say(after, turn),
  ]);
  await context.print([say(answer, position.turn), '', ...alignColumns(rows, ['left', 'left'])].join('\n'));
}

/** Refuses what was read from a file that is found to be damaged. */
async function expectSound(context: Context, place: TablePlace, { classes }: Tables): Promise<void> {
  const subject = place.classes[classes.findIndex(({ isDamaged }) => isDamaged === true)];
  if (subject === undefined) return;
  throw await refuseClassFile(context, { file: classFile(place, subject), trouble: { code: 'damaged' } });
}

/** `probed` is null where `missing` says why. */
function inJson(answer: Answer): { readonly probed: Probed | null; readonly missing: Missing | null } {
  return typeof answer === 'string' ? { probed: null, missing: answer } : { probed: answer, missing: null };
}

function probe(tables: Tables, position: Position): Probed | null {
  if (!tables.find(position)) return null;
  const { high, highDistance, low, lowDistance } = tables;
  return { low, high, lowDistance, highDistance, proof: tables.prove(position, true) };
}

interface ProbedMove {
  readonly move: string;
  /** Who is to move then. */
  readonly turn: Side;
  /** Of the position after the move, or how the move ends the game. */
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

function sayProof(
  { texts }: Context,
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
