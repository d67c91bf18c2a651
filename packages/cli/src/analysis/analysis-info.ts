import { type Analysis, expectedPoints, type AnalysisLine, type PlyVerdict } from '@tabuleiro/engine';
import { type ThinkingLimits, type Position, type ProvedEnd, type Rules, formatNumber } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { makeLine } from '../players/ugi/lines.ts';

// Analyses as plain data and in words, and the limits of what may be requested.

/** One hour. It also ends an analysis that has only other limits. */
export const LONGEST_MS = 3_600_000;
/** More than a search reaches in an hour. */
export const MOST_NODES = 100_000_000_000;
/** In plies. */
export const DEEPEST = 60;
export const MOST_LINES = 256;
export const USUAL_LINES = 3;
/** The command and the protocol share this size: with another table the same number of nodes may find other moves. */
export const TABLE_BYTES = 64 * 2 ** 20;

/** One of the best moves with the expected play after it. Numbers are for the side to move. */
export interface LineInfo {
  /** In hundredths of the score that people read; see VALUE_SCALE. */
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
  /** The best first. At depth 0 it is any legal move with score 0: nothing was searched. */
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

export function toLineInfo(rules: Rules, position: Position, line: AnalysisLine): LineInfo {
  const { score, end } = line;
  return { score, end, expected: toPoints(expectedPoints(line)), moves: makeLine(rules, position, line.moves) };
}

/** Rounds to two decimals, which is finer than a search knows. */
export function toPoints(points: number): number {
  return Math.round(100 * points) / 100;
}

interface GivenLimits {
  readonly timeMs?: number | undefined;
  readonly nodes?: number | undefined;
  readonly depth?: number | undefined;
}

/** Completes the limits so that every analysis ends; without any limit it gets the default time. */
export function limitAnalysis({ timeMs, nodes, depth }: GivenLimits, usualMs: number): ThinkingLimits {
  const isLimited = nodes !== undefined || depth !== undefined;
  return {
    timeMs: timeMs ?? (isLimited ? LONGEST_MS : usualMs),
    ...(nodes !== undefined && { nodes }),
    ...(depth !== undefined && { depth }),
  };
}

/** Points as "62 %". */
export function formatPercent(context: Context, points: number): string {
  return `${formatRounded(context, points, 0)} %`;
}

/** A number with a fixed number of decimals. */
export function formatRounded({ language }: Context, value: number, decimals: number): string {
  const format = { minimumFractionDigits: decimals, maximumFractionDigits: decimals } as const;
  return formatNumber(language, value, format);
}

/** "+1.35", or "wins in 7 plies", "wins in at most 7 plies", "wins" or "a draw" where that is proved. */
export function formatVerdict({ language, texts }: Context, { score, end }: PlyVerdict): string {
  if (end?.result === 'draw') return texts.analysis.isDrawn;
  if (end !== null) {
    const { loses, losesIn, wins, winsIn } = texts.analysis;
    if (end.plies === undefined) return end.result === 'win' ? wins : loses;
    return (end.result === 'win' ? winsIn : losesIn)(end.plies, end.atMost === true);
  }
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const;
  return formatNumber(language, score / 100, format);
}
