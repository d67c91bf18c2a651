import { type Analysis, type Mark, type ReviewedPly, type ReviewSummary, summarise } from '@tabuleiro/engine';
import {
  type BySide,
  type GameId,
  Match,
  type Move,
  formatOutcome,
  type Side,
  type View,
  type GameLocale,
} from '@tabuleiro/games';
import { sayNote, sentenceFrom } from '@tabuleiro/play';
import { analysisAddress, seenFrom } from '../play/match-link.ts';
import { sayChoice, sayLastMove, withEcho } from '../play/sentences.ts';
import type { AnalysisTexts } from '../text/analysis/index.ts';
import type { Desk } from './desk.ts';
import { isSolved, type Retry } from './retry.ts';
import { agreeing, isProved, type Standing, standingFrom, standingOf, standingOfEnd, surerOf } from './standing.ts';
import type { Study } from './study.ts';
import { idOf, type ListedMove, type Node, START_ID } from './tree.ts';
import { resultOf, type TrueValue } from './true-values.ts';
import type { Truths } from './truths.ts';
import { type AnalysisWords, sayMistake } from './words.ts';

/** One of the best lines. */
export interface ShownLine {
  readonly standing: Standing;
  readonly moves: readonly Move[];
  /** The first few of them, as people read them. */
  readonly texts: readonly string[];
}

/** A place of the graph. */
export interface GraphPoint {
  readonly ply: number;
  /** Null at the start. */
  readonly node: Node | null;
  /** Null as long as nothing is known. */
  readonly standing: Standing | null;
  readonly mark: Mark | null;
}

/** Everything that can be seen on the page of an analysis. */
export interface Shown {
  readonly game: GameId;
  readonly words: AnalysisWords;
  readonly texts: AnalysisTexts;
  readonly locale: GameLocale;
  readonly view: View;
  readonly frameMs: number;
  readonly offered: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly bottom: Side;
  readonly turn: Side;
  readonly isOver: boolean;
  /** The line that is followed. */
  readonly ply: number;
  readonly moves: readonly string[];
  readonly movers: readonly Side[];
  readonly node: Node | null;
  readonly listed: readonly ListedMove[];
  readonly isInVariation: boolean;
  readonly mustPass: boolean;
  readonly told: string;
  readonly sentence: string;
  readonly notices: readonly string[];
  /** What was wrong with the last move. */
  readonly mistake: string;
  /** Whether there is something to try again where one looks. */
  readonly canRetry: boolean;
  readonly standing: Standing | null;
  readonly lines: readonly ShownLine[];
  readonly lineCount: number;
  readonly depth: number;
  readonly nodes: number;
  readonly isThinking: boolean;
  readonly hasLiveFailed: boolean;
  readonly progress: { readonly done: number; readonly of: number } | null;
  readonly hasReviewFailed: boolean;
  readonly isReviewed: boolean;
  readonly canGoDeeper: boolean;
  /** Whether some of the moves were judged. */
  readonly isBegun: boolean;
  readonly reviews: ReadonlyMap<number, ReviewedPly>;
  readonly mistakes: readonly Node[];
  readonly summary: BySide<ReviewSummary>;
  readonly graph: readonly GraphPoint[];
  /** What is certain of every move, if somebody asks. */
  readonly truth: Pick<Truths, 'isProving' | 'isWanted' | 'source' | 'stage'>;
  readonly retry: Retry | null;
  /** The best lines would give the answer away. */
  readonly isHidden: boolean;
  /** The main line as an address, seen from the side that is below. */
  readonly address: string;
}

const MOST_SHOWN = 10;
const NOTHING: ReadonlySet<string> = new Set();

export function shownOf(desk: Desk, bottom: Side): Shown {
  const { study, live, reviewer, truths, retry } = desk;
  const { history, node, words, builder, tree } = study;
  const canPick = !history.isOver && !study.isMoving;
  const analysis = surerOf(live.found.get(idOf(node)), reviewer.found.get(idOf(node)));
  const review = node === null ? undefined : reviewer.plies.get(node.id);
  const isHidden = retry !== null && !isSolved(retry);
  const graph = graphOf(desk);
  return {
    game: tree.rules.game,
    words,
    texts: words.analysis,
    locale: words.locale,
    view: study.view,
    frameMs: study.frameMs,
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
    isInVariation: tree.branchOf(node) !== null,
    mustPass: canPick && builder.step?.kind === 'move',
    told: sayLastMove(study, words),
    sentence: withEcho(study, words, sayNow(study)),
    notices: canPick && study.note === null ? sayNotices(study) : [],
    mistake: review === undefined || isHidden ? '' : sayMistake(words, review, betterThan(study, review)),
    canRetry: retry === null && review !== undefined && review.mark !== null,
    standing: standingAt(desk, graph),
    lines:
      analysis === undefined || history.isOver
        ? []
        : linesOf(analysis, study)
            .slice(0, live.lines)
            .map((shown) => withValue(shown, truths.valuesAt(idOf(node)), history.position.turn)),
    lineCount: live.lines,
    depth: analysis?.depth ?? 0,
    nodes: analysis?.nodes ?? 0,
    isThinking: live.isThinking,
    hasLiveFailed: live.hasFailed,
    progress: reviewer.progress,
    hasReviewFailed: reviewer.hasFailed,
    isReviewed: desk.isReviewed,
    canGoDeeper: desk.canGoDeeper,
    isBegun: reviewer.plies.size > 0,
    reviews: reviewer.plies,
    mistakes: desk.mistakes,
    summary: summarise(tree.mainLine.flatMap(({ id }) => reviewer.plies.get(id) ?? [])),
    graph,
    truth: { isProving: truths.isProving, isWanted: truths.isWanted, source: truths.source, stage: truths.stage },
    retry,
    isHidden,
    address: addressOf(desk.mainMatch, bottom),
  };
}

function sayNow(study: Study): string {
  const { history, words, note, builder } = study;
  const { locale, analysis } = words;
  if (note !== null) return typeof note === 'function' ? note(words) : sayNote(note, locale, words.texts);
  if (study.isMoving) return `${locale.game.sides[history.position.turn].toMove}.`;
  if (history.isOver && history.match.outcome !== null) return `${formatOutcome(locale, history.match.outcome)}.`;
  return builder.step?.kind === 'move' ? analysis.tools.onlyPass : sayChoice(study, words);
}

/** The first is said with what can be picked. */
function sayNotices({ settled, words, builder }: Study): readonly string[] {
  const isSaid = builder.picks.length === 0;
  return settled.notices.slice(isSaid ? 1 : 0).map((notice) => sentenceFrom(words.locale, notice));
}

function betterThan({ history, tree }: Study, { ply, best }: ReviewedPly): string {
  const [move] = best.moves;
  return move === undefined ? '' : tree.rules.makeMove(history.match.positionAt(ply - 1), move);
}

const written = new WeakMap<Analysis, readonly ShownLine[]>();

/** The lines of a search as people read them; each search is written once. */
function linesOf(analysis: Analysis, { history, tree }: Study): readonly ShownLine[] {
  const known = written.get(analysis);
  if (known !== undefined) return known;
  const { position } = history;
  const lines = analysis.lines.map(({ moves, ...verdict }): ShownLine => {
    const way = new Match(tree.rules, position);
    const texts: string[] = [];
    for (const move of moves.slice(0, MOST_SHOWN)) {
      if (way.outcome !== null) break;
      texts.push(tree.rules.makeMove(way.position, move));
      way.play(move);
    }
    return { standing: standingFrom(verdict, position.turn), moves, texts };
  });
  written.set(analysis, lines);
  return lines;
}

/** A line, and what is certain of its first move. */
function withValue(shown: ShownLine, values: readonly TrueValue[], turn: Side): ShownLine {
  const value = values.find(({ move }) => move === shown.texts[0]);
  if (value === undefined || value.result === null || shown.standing.proved !== null) return shown;
  const { result, plies } = value;
  return { ...shown, standing: standingFrom({ score: 0, end: { result, ...(plies !== null && { plies }) } }, turn) };
}

/** As the graph says it, but for what a longer search expects; beside the main line there is no graph. */
function standingAt(desk: Desk, graph: readonly GraphPoint[]): Standing | null {
  const { study, live, reviewer, truths } = desk;
  const { history, node } = study;
  const { turn } = history.position;
  if (history.isOver && history.match.outcome !== null) return standingOfEnd(history.match.outcome);
  const id = idOf(node);
  const own = withProof(truths, id, turn, surerOf(live.found.get(id), reviewer.found.get(id)));
  const { ply } = history;
  if (own === null || graph[ply]?.node !== node) return own;
  const standings = graph.map((point, index) => (index === ply ? own : point.standing));
  return agreeing(standings, turnsOf(desk))[ply] ?? own;
}

/** The sides to move along the main line. */
function turnsOf({ mainMatch }: Desk): readonly Side[] {
  return Array.from({ length: mainMatch.moves.length + 1 }, (_, ply) => mainMatch.positionAt(ply).turn);
}

/** What a search says of a position, unless only the true values of its moves prove something. */
function withProof(truths: Truths, id: number, turn: Side, found: Analysis | undefined): Standing | null {
  const standing = standingOf(found, turn);
  const result = resultOf(truths.valuesAt(id));
  if (result === null || (standing?.proved ?? null) !== null) return standing;
  return standingFrom({ score: 0, end: { result } }, turn);
}

/** What is proved; else only what the review says, so that a line of the graph compares like with like. */
function graphOf(desk: Desk): readonly GraphPoint[] {
  const { study, live, reviewer, truths, mainMatch } = desk;
  const nodes = study.tree.mainLine;
  const { outcome } = mainMatch;
  const turns = turnsOf(desk);
  const standings = turns.map((turn, ply) => {
    if (ply === nodes.length && outcome !== null) return standingOfEnd(outcome);
    const id = nodes[ply - 1]?.id ?? START_ID;
    const found = live.found.get(id);
    const reviewed = reviewer.found.get(id);
    const surer = found !== undefined && isProved(found) ? surerOf(found, reviewed) : reviewed;
    return withProof(truths, id, turn, surer);
  });
  return agreeing(standings, turns).map((standing, ply): GraphPoint => {
    const node = nodes[ply - 1] ?? null;
    return { ply, node, standing, mark: node === null ? null : (reviewer.plies.get(node.id)?.mark ?? null) };
  });
}

const addresses = new WeakMap<Match, string>();

function addressOf(match: Match, bottom: Side): string {
  const address = addresses.get(match) ?? analysisAddress(match);
  addresses.set(match, address);
  return address + seenFrom(bottom);
}
