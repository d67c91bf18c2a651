import { type Analysis, type EngineHost, expectedPoints, type Line } from '@tabuleiro/engine';
import {
  type Limits,
  ok,
  type Position,
  type ProvedEnd,
  type Result,
  type Rules,
  type Stop,
  type TextError,
} from '@tabuleiro/games';
import { makeLine } from '../ugi/info.ts';
import { beginMatch, expectGoingOn } from './begin.ts';

// Analyses as plain data, and how large they may be asked for.

/** An hour: nobody waits longer, and an analysis that is only limited otherwise ends then too. */
export const LONGEST_MS = 3_600_000;
/** More than an hour takes. */
export const MOST_NODES = 100_000_000_000;
/** In plies; no line is searched deeper. */
export const DEEPEST = 60;
export const MOST_LINES = 256;
export const USUAL_LINES = 3;
/** The same for the command and the protocol: with another table the same nodes may find something else. */
export const TABLE_BYTES = 64 * 2 ** 20;

/** One of the best moves with the play that follows; the numbers are for the side to move. */
export interface LineInfo {
  /** A hundredth of what people read; see VALUE_SCALE. */
  readonly score: number;
  readonly end: ProvedEnd | null;
  /** Points of a hundred. */
  readonly expected: number;
  readonly moves: readonly string[];
}

export interface AnalysisInfo {
  readonly depth: number;
  readonly nodes: number;
  readonly ms: number;
  /** The best first. At depth 0 it is a legal move of which nothing is known, with the score 0. */
  readonly lines: readonly LineInfo[];
}

export function toAnalysisInfo(rules: Rules, position: Position, analysis: Analysis): AnalysisInfo {
  const { depth, nodes, ms, lines } = analysis;
  return {
    depth,
    nodes,
    ms: Math.round(ms),
    lines: lines.map((line) => toLineInfo(rules, position, line)),
  };
}

export function toLineInfo(rules: Rules, position: Position, line: Line): LineInfo {
  const { score, end } = line;
  return { score, end, expected: toPoints(expectedPoints(line)), moves: makeLine(rules, position, line.moves) };
}

/** Points as data: two decimals are more than a search knows. */
export function toPoints(points: number): number {
  return Math.round(100 * points) / 100;
}

/** The limits of an analysis, which always has an end: the usual time where nothing is said. */
export function limitAnalysis({ timeMs, nodes, depth }: Limits, usualMs: number): Limits {
  const isLimited = nodes !== undefined || depth !== undefined;
  return {
    timeMs: timeMs ?? (isLimited ? LONGEST_MS : usualMs),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
}

export interface AnalysisQuestion {
  readonly rules: Rules;
  readonly position: Position;
  /** Played from the position before it is analysed. */
  readonly moves: readonly string[];
  readonly lines: number;
  readonly limits: Limits;
  /** When it is raised, nobody wants the answer any more. */
  readonly stop: Stop;
  /** Hears what is found, round by round. */
  readonly tell?: (analysis: AnalysisInfo) => void;
}

/** Analyses in a thread of the host, with nothing remembered from before. */
export async function analyse(host: EngineHost, question: AnalysisQuestion): Promise<Result<AnalysisInfo, TextError>> {
  const { rules, lines, limits, stop, tell } = question;
  const begun = beginMatch(rules, question.position, question.moves);
  if (!begun.ok) return begun;
  const match = expectGoingOn(begun.value);
  if (!match.ok) return match;
  const analyst = host.openAnalyst({ lines, tableBytes: TABLE_BYTES });
  void stop.raised?.then(() => analyst.close());
  const inform = (analysis: Analysis): AnalysisInfo => toAnalysisInfo(rules, match.value.position, analysis);
  const onProgress = (analysis: Analysis): void => tell?.(inform(analysis));
  return ok(inform(await analyst.analyse(match.value, { limits, stop, hurries: false, onProgress })));
}
