import type { TableProof, Tables } from '@tabuleiro/engine';
import {
  loadVoice,
  Match,
  MoveList,
  otherSide,
  type Outcome,
  type Position,
  type Rules,
  sayOutcome,
  type Side,
  type Voice,
} from '@tabuleiro/games';
import { type Context, type PlaceOptions, readPlace } from '../context.ts';
import { expectGoingOn } from '../service/begin.ts';
import { alignColumns } from '../text/columns.ts';
import { refuseClassFile } from './explain.ts';
import { readTablePlace, refuseNone, type TableOptions } from './options.ts';
import { openTables } from './place.ts';

export interface ProbeOptions extends TableOptions, Pick<PlaceOptions, 'start'> {}

/** What a table knows of a position: bounds from here on, and what they prove. */
interface Probed {
  readonly low: number;
  readonly high: number;
  readonly lowDistance: number;
  readonly highDistance: number;
  readonly proof: TableProof | null;
}

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
  const tables = opened.value;
  if (tables === null) throw refuseNone(context, [place]);
  const probed = probe(tables, position);
  const moves = listMoves(rules, tables, position);
  if (options.json === true) return context.printJson({ position: rules.makePosition(position), probed, moves });
  // Only sizes of which every class is there.
  const largest = (place.classes[tables.classes.length]?.amount ?? place.facet.largest + 1) - 1;
  const voice = await loadVoice(rules.game, context.language);
  const say = (one: Probed | null, turn: Side): string =>
    one === null
      ? context.texts.tables.notThere(context.texts.tables.amount[place.facet.unit](largest))
      : sayProof(context, voice, one.proof, turn);
  const rows = moves.map(({ move, outcome, probed: after, turn }) => [
    move,
    outcome === null ? say(after, turn) : sayOutcome(voice, outcome),
  ]);
  await context.print([say(probed, position.turn), '', ...alignColumns(rows, ['left', 'left'])].join('\n'));
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
  readonly probed: Probed | null;
  /** How the move ends the game, or null. */
  readonly outcome: Outcome | null;
}

function listMoves(rules: Rules, tables: Tables, position: Position): readonly ProbedMove[] {
  const moves = new MoveList();
  position.legalMoves(moves);
  return Array.from({ length: moves.length }, (_, index) => {
    const move = rules.makeMove(position, moves.at(index));
    const after = position.clone();
    after.apply(moves.at(index));
    const outcome = after.outcome();
    return { move, turn: after.turn, probed: outcome === null ? probe(tables, after) : null, outcome };
  });
}

function sayProof({ texts }: Context, { game }: Voice, proof: TableProof | null, turn: Side): string {
  const { margin, notProved, plies, proved, provedDraw } = texts.tables;
  if (proof === null) return notProved;
  if (proof.result === 'draw') return provedDraw;
  const isWin = proof.result === 'win';
  const winner = isWin ? turn : otherSide(turn);
  const parts = [proved(game.sides[winner].wins)];
  if (proof.margin !== null) {
    const [low, high] = isWin ? [proof.margin.low, proof.margin.high] : [-proof.margin.high, -proof.margin.low];
    parts.push(margin(low, Number.isFinite(high) ? high : null));
  }
  if (proof.plies !== null) parts.push(plies(proof.plies));
  return parts.join(' ');
}
