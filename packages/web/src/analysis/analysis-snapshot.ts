import type { Analysis, Mark, ReviewedPly, ReviewSummary } from '@tabuleiro/engine';
import {
  type BySide,
  type GameId,
  type Language,
  Match,
  type Move,
  formatOutcome,
  type Side,
  type View,
  type GameLocale,
} from '@tabuleiro/games';
import { formatMove, formatNote, formatSentence } from '@tabuleiro/play';
import { NO_SUGGESTIONS, type Suggestions } from '../board/board-props.ts';
import { formatChoice, formatLastMove, withTypedEcho } from '../match/status-text.ts';
import { analysisAddress, seenFrom } from '../routes/match-address.ts';
import type { AnalysisBoard } from './analysis-board.ts';
import type { AnalysisController } from './analysis-controller.ts';
import { type AnalysisMessages, formatMistake } from './analysis-messages.ts';
import {
  reconcileEvaluations,
  isProved,
  type PositionEvaluation,
  evaluationFrom,
  evaluationOf,
  evaluationOfOutcome,
  moreReliable,
} from './evaluation.ts';
import { isSolved, type Retry } from './mistake-retry.ts';
import { provedResult, type MoveValue, type SolvedValues } from './solved-values.ts';
import type { AnalysisTexts } from './text/en.ts';
import { idOf, type ListedMove, type MoveNode, START_ID } from './variation-tree.ts';

/** One of the best lines. */
export interface BestLine {
  readonly evaluation: PositionEvaluation;
  readonly moves: readonly Move[];
  /** Its first moves as text. */
  readonly texts: readonly string[];
  /** The same as people read them. */
  readonly names: readonly string[];
}

/** A point of the evaluation graph. */
export interface GraphPoint {
  readonly ply: number;
  /** Null at the start. */
  readonly node: MoveNode | null;
  /** Null while unknown. */
  readonly evaluation: PositionEvaluation | null;
  readonly mark: Mark | null;
}

/** Everything the analysis page shows. */
export interface AnalysisSnapshot {
  readonly game: GameId;
  readonly messages: AnalysisMessages;
  readonly texts: AnalysisTexts;
  readonly locale: GameLocale;
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly bottom: Side;
  readonly turn: Side;
  readonly isOver: boolean;
  /** Where we are on the current line. */
  readonly ply: number;
  readonly moves: readonly string[];
  readonly movers: readonly Side[];
  readonly node: MoveNode | null;
  readonly listed: readonly ListedMove[];
  /** A move as people read it. */
  readonly moveNameOf: (node: MoveNode) => string;
  readonly isInVariation: boolean;
  readonly mustPass: boolean;
  readonly lastMoveText: string;
  readonly sentence: string;
  readonly notices: readonly string[];
  /** What was wrong with the last move. */
  readonly mistakeText: string;
  /** Whether the last move was a mistake that can be tried again. */
  readonly canRetry: boolean;
  readonly evaluation: PositionEvaluation | null;
  readonly lines: readonly BestLine[];
  readonly lineCount: number;
  /** The first moves of the best lines, on the board. */
  readonly suggestions: Suggestions;
  readonly showsSuggestions: boolean;
  readonly depth: number;
  readonly nodes: number;
  readonly isThinking: boolean;
  readonly hasLiveFailed: boolean;
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly isReviewing: boolean;
  readonly hasReviewFailed: boolean;
  /** How many of the person's mistakes became puzzles. */
  readonly ownPuzzles: number;
  readonly isReviewed: boolean;
  readonly canGoDeeper: boolean;
  /** Whether at least one move was reviewed. */
  readonly isBegun: boolean;
  readonly reviews: ReadonlyMap<number, ReviewedPly>;
  readonly mistakes: readonly MoveNode[];
  readonly summary: BySide<ReviewSummary>;
  readonly graph: readonly GraphPoint[];
  /** The proved values of all moves, if the user asked for them. */
  readonly solvedValues: Pick<SolvedValues, 'isProving' | 'isWanted' | 'source' | 'stage'>;
  readonly retry: Retry | null;
  /** Hides the best lines while they would give an answer away. */
  readonly isHidden: boolean;
  /** The address of the main line, seen from the near side. */
  readonly address: string;
}

const MOST_SHOWN = 10;
const NOTHING: ReadonlySet<string> = new Set();

export function snapshotOf(controller: AnalysisController, bottom: Side): AnalysisSnapshot {
  const { board, live, reviewer, solvedValues, retry } = controller;
  const { history, node, messages, builder, tree } = board;
  const canPick = !history.isOver && !board.isMoving;
  const analysis = moreReliable(live.found.get(idOf(node)), reviewer.found.get(idOf(node)));
  const review = node === null ? undefined : reviewer.plies.get(node.id);
  const isHidden = retry !== null && !isSolved(retry);
  const graph = graphOf(controller);
  const lines = isHidden ? [] : linesOf(controller, analysis);
  return {
    game: tree.rules.game,
    messages,
    texts: messages.analysis,
    locale: messages.locale,
    view: board.view,
    frameMs: board.frameMs,
    offered: canPick ? new Set(builder.offered) : NOTHING,
    picked: canPick ? builder.picks : [],
    bottom,
    turn: history.position.turn,
    isOver: history.isOver,
    ply: history.ply,
    moves: history.moveTexts.texts,
    movers: history.moveTexts.movers,
    node,
    listed: tree.listed,
    moveNameOf: board.moveNameOf,
    isInVariation: tree.branchOf(node) !== null,
    mustPass: canPick && builder.step?.kind === 'move',
    lastMoveText: formatLastMove(board, messages),
    sentence: withTypedEcho(board, messages, currentStatus(board)),
    notices: canPick && board.note === null ? formatNotices(board) : [],
    mistakeText: review === undefined || isHidden ? '' : formatMistake(messages, review, betterThan(board, review)),
    canRetry: retry === null && review !== undefined && review.mark !== null,
    evaluation: currentEvaluation(controller, graph),
    lines,
    lineCount: live.lines,
    suggestions: suggestionsOf(controller, lines),
    showsSuggestions: controller.showsSuggestions,
    depth: analysis?.depth ?? 0,
    nodes: analysis?.nodes ?? 0,
    isThinking: live.isThinking,
    hasLiveFailed: live.hasFailed,
    progress: reviewer.progress,
    isReviewing: controller.isReviewing,
    ownPuzzles: controller.ownPuzzles.found,
    hasReviewFailed: reviewer.hasFailed,
    isReviewed: controller.isReviewed,
    canGoDeeper: controller.canGoDeeper,
    isBegun: reviewer.plies.size > 0,
    reviews: reviewer.plies,
    mistakes: controller.mistakes,
    summary: controller.summary,
    graph,
    solvedValues: {
      isProving: solvedValues.isProving,
      isWanted: solvedValues.isWanted,
      source: solvedValues.source,
      stage: solvedValues.stage,
    },
    retry,
    isHidden,
    address: addressOf(controller.mainMatch, bottom),
  };
}

function currentStatus(board: AnalysisBoard): string {
  const { history, messages, note, builder } = board;
  const { locale, analysis } = messages;
  if (note !== null) return typeof note === 'function' ? note(messages) : formatNote(note, locale, messages.texts);
  if (board.isMoving) return `${locale.game.sides[history.position.turn].toMove}.`;
  if (history.isOver && history.match.outcome !== null) return `${formatOutcome(locale, history.match.outcome)}.`;
  return builder.step?.kind === 'move' ? analysis.tools.onlyPass : formatChoice(board, messages);
}

/** The first notice is part of the sentence about what can be picked. */
function formatNotices({ settled, messages, builder }: AnalysisBoard): readonly string[] {
  const isSaid = builder.picks.length === 0;
  return settled.notices.slice(isSaid ? 1 : 0).map((notice) => formatSentence(messages.locale, notice));
}

function betterThan({ history, tree, facets, messages }: AnalysisBoard, { ply, best }: ReviewedPly): string {
  const [move] = best.moves;
  return move === undefined
    ? ''
    : formatMove(tree.rules, facets, messages.locale, history.match.positionAt(ply - 1), move);
}

/** The best lines with what is proved of their first moves. */
function linesOf(
  { board, live, solvedValues }: AnalysisController,
  analysis: Analysis | undefined,
): readonly BestLine[] {
  const { history, node } = board;
  if (analysis === undefined || history.isOver) return [];
  const values = solvedValues.valuesAt(idOf(node));
  return bestLinesOf(analysis, board)
    .slice(0, live.lines)
    .map((line) => withValue(line, values, history.position.turn));
}

const suggestionCache = new WeakMap<
  AnalysisController,
  { readonly moves: string; readonly suggestions: Suggestions }
>();

/** None while a move is shown or built: then the board is not at the position of the lines. */
function suggestionsOf(controller: AnalysisController, lines: readonly BestLine[]): Suggestions {
  const { board, showsSuggestions } = controller;
  if (!showsSuggestions || board.isMoving || board.builder.picks.length > 0) return NO_SUGGESTIONS;
  const { facets, history, node } = board;
  const moves = [...new Set(lines.flatMap((line) => line.moves.slice(0, 1)))];
  // The search finds the same moves again and again; the board is drawn anew only for others.
  const key = [idOf(node), ...moves].join(' ');
  const known = suggestionCache.get(controller);
  if (known?.moves === key) return known.suggestions;
  const suggestions = moves.map((move) => facets.choices.picksOf(history.position, move));
  suggestionCache.set(controller, { moves: key, suggestions });
  return suggestions;
}

const lineCache = new WeakMap<Analysis, { readonly language: Language; readonly lines: readonly BestLine[] }>();

/** The lines of a search as text, cached for each search. */
function bestLinesOf(analysis: Analysis, { history, tree, facets, messages }: AnalysisBoard): readonly BestLine[] {
  const { locale } = messages;
  const known = lineCache.get(analysis);
  if (known?.language === locale.language) return known.lines;
  const { position } = history;
  const lines = analysis.lines.map(({ moves, ...verdict }): BestLine => {
    const way = new Match(tree.rules, position);
    const texts: string[] = [];
    const names: string[] = [];
    for (const move of moves.slice(0, MOST_SHOWN)) {
      if (way.outcome !== null) break;
      texts.push(tree.rules.makeMove(way.position, move));
      names.push(formatMove(tree.rules, facets, locale, way.position, move));
      way.play(move);
    }
    return { evaluation: evaluationFrom(verdict, position.turn), moves, texts, names };
  });
  lineCache.set(analysis, { language: locale.language, lines });
  return lines;
}

/** A line with the proved value of its first move. */
function withValue(shown: BestLine, values: readonly MoveValue[], turn: Side): BestLine {
  const value = values.find(({ move }) => move === shown.texts[0]);
  if (value === undefined || value.result === null || shown.evaluation.proved !== null) return shown;
  const { result, plies } = value;
  return {
    ...shown,
    evaluation: evaluationFrom({ score: 0, end: { result, ...(plies !== null && { plies }) } }, turn),
  };
}

/**
 * The current evaluation: that of the graph, or a newer one from the live search. Beside the main line there is no
 * graph.
 */
function currentEvaluation(controller: AnalysisController, graph: readonly GraphPoint[]): PositionEvaluation | null {
  const { board, live, reviewer, solvedValues } = controller;
  const { history, node } = board;
  const { turn } = history.position;
  if (history.isOver && history.match.outcome !== null) return evaluationOfOutcome(history.match.outcome);
  const id = idOf(node);
  const own = withProof(solvedValues, id, turn, moreReliable(live.found.get(id), reviewer.found.get(id)));
  const { ply } = history;
  if (own === null || graph[ply]?.node !== node) return own;
  const evaluations = graph.map((point, index) => (index === ply ? own : point.evaluation));
  return reconcileEvaluations(evaluations, turnsOf(controller))[ply] ?? own;
}

/** The side to move at each ply of the main line. */
function turnsOf({ mainMatch }: AnalysisController): readonly Side[] {
  return Array.from({ length: mainMatch.moves.length + 1 }, (_, ply) => mainMatch.positionAt(ply).turn);
}

/** The evaluation of a search, unless only the solved values prove something. */
function withProof(
  solvedValues: SolvedValues,
  id: number,
  turn: Side,
  found: Analysis | undefined,
): PositionEvaluation | null {
  const evaluation = evaluationOf(found, turn);
  const result = provedResult(solvedValues.valuesAt(id));
  if (result === null || (evaluation?.proved ?? null) !== null) return evaluation;
  return evaluationFrom({ score: 0, end: { result } }, turn);
}

/** Proved values first; otherwise only evaluations of the review, so that the curve compares like with like. */
function graphOf(controller: AnalysisController): readonly GraphPoint[] {
  const { board, live, reviewer, solvedValues, mainMatch } = controller;
  const nodes = board.tree.mainLine;
  const { outcome } = mainMatch;
  const turns = turnsOf(controller);
  const evaluations = turns.map((turn, ply) => {
    if (ply === nodes.length && outcome !== null) return evaluationOfOutcome(outcome);
    const id = nodes[ply - 1]?.id ?? START_ID;
    const found = live.found.get(id);
    const reviewed = reviewer.found.get(id);
    const surer = found !== undefined && isProved(found) ? moreReliable(found, reviewed) : reviewed;
    return withProof(solvedValues, id, turn, surer);
  });
  return reconcileEvaluations(evaluations, turns).map((evaluation, ply): GraphPoint => {
    const node = nodes[ply - 1] ?? null;
    return { ply, node, evaluation, mark: node === null ? null : (reviewer.plies.get(node.id)?.mark ?? null) };
  });
}

const addresses = new WeakMap<Match, string>();

function addressOf(match: Match, bottom: Side): string {
  const address = addresses.get(match) ?? analysisAddress(match);
  addresses.set(match, address);
  return address + seenFrom(bottom);
}
