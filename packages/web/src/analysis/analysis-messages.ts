import type { ReviewedPly } from '@tabuleiro/engine';
import {
  byLanguage,
  capitalise,
  type GameId,
  type Language,
  LANGUAGE_TAGS,
  formatOutcome,
  type Side,
} from '@tabuleiro/games';
import { loadMessages, type Messages } from '../match/messages.ts';
import { lazyTexts } from '../settings/language.tsx';
import { favouredSide, pointsFor, type PositionEvaluation } from './evaluation.ts';
import type { AnalysisTexts } from './text/en.ts';

const ANALYSIS_TEXTS = lazyTexts<AnalysisTexts>({
  en: async () => (await import('./text/en.ts')).en,
  pt: async () => (await import('./text/pt.ts')).pt,
});

/** All messages of the analysis page in one language. */
export interface AnalysisMessages extends Messages {
  readonly analysis: AnalysisTexts;
}

export async function loadAnalysisMessages(game: GameId, language: Language): Promise<AnalysisMessages> {
  const messages = await loadMessages(game, language);
  return { ...messages, analysis: ANALYSIS_TEXTS[language] };
}

/** Within this distance from 50 a position counts as even. */
const EVEN_WITHIN = 1;

/** "White 62 %", "White wins in 7 moves", or how the match ended. */
export function formatEvaluation(
  { locale, analysis }: AnalysisMessages,
  evaluation: PositionEvaluation | null,
): string {
  const texts = analysis.evaluation;
  if (evaluation === null) return texts.unknown;
  const { proved, outcome } = evaluation;
  if (outcome !== null) return formatOutcome(locale, outcome);
  if (proved?.winner === null) return texts.provedDraw;
  if (proved !== null) return texts.proved(locale.game.sides[proved.winner].wins, proved.plies);
  const { side, points } = favouredSide(evaluation);
  if (points < 50 + EVEN_WITHIN) return texts.even;
  return texts.expects(capitalise(locale.game.sides[side].name), formatPercent(points));
}

/** A short form, for use beside the mark of the favoured side. */
export function formatEvaluationShort({ analysis }: AnalysisMessages, evaluation: PositionEvaluation): string {
  const { proved, outcome } = evaluation;
  if (outcome !== null) return analysis.evaluation.overShort;
  if (proved?.winner === null) return analysis.evaluation.drawShort;
  if (proved !== null) return analysis.evaluation.provedShort(proved.plies);
  return analysis.evaluation.percent(formatPercent(favouredSide(evaluation).points));
}

/** The chance of the side to move, so that the best of its moves has the largest number. */
export function formatChance(messages: AnalysisMessages, evaluation: PositionEvaluation, turn: Side): string {
  if (evaluation.proved !== null || evaluation.outcome !== null) return formatEvaluationShort(messages, evaluation);
  return messages.analysis.evaluation.percent(formatPercent(pointsFor(evaluation, turn)));
}

/** The same with the name of the side. */
export function formatChanceWithSide(messages: AnalysisMessages, evaluation: PositionEvaluation, turn: Side): string {
  if (evaluation.proved !== null || evaluation.outcome !== null) return formatEvaluation(messages, evaluation);
  const { locale, analysis } = messages;
  return analysis.evaluation.expects(
    capitalise(locale.game.sides[turn].name),
    formatPercent(pointsFor(evaluation, turn)),
  );
}

/** 0 and 100 are reserved for proofs. */
function formatPercent(points: number): string {
  return String(Math.max(1, Math.min(99, Math.round(points))));
}

/** "A mistake: c3 was better. It gave away 14 points of a hundred." Empty for a move without a mark. */
export function formatMistake({ analysis }: AnalysisMessages, { mark, loss }: ReviewedPly, better: string): string {
  if (mark === null) return '';
  const { marks, better: betterThan, gaveAway } = analysis.review;
  return `${betterThan(marks[mark], better)} ${gaveAway(Math.round(loss))}`;
}

const NUMBERS = byLanguage(
  (language) => new Intl.NumberFormat(LANGUAGE_TAGS[language], { notation: 'compact', maximumSignificantDigits: 3 }),
);

/** "1.2M". */
export function formatLargeNumber(language: Language, value: number): string {
  return NUMBERS[language].format(value);
}
