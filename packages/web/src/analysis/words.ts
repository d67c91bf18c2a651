import type { ReviewedPly } from '@tabuleiro/engine';
import { capitalise, type GameId, type Language, formatOutcome, type Side } from '@tabuleiro/games';
import { loadWords, type Words } from '../play/words.ts';
import { type AnalysisTexts, loadAnalysisTexts } from '../text/analysis/index.ts';
import { favouredIn, pointsFor, type Standing } from './standing.ts';

/** All that the page says of an analysis, in one language. */
export interface AnalysisWords extends Words {
  readonly analysis: AnalysisTexts;
}

export async function loadAnalysisWords(game: GameId, language: Language): Promise<AnalysisWords> {
  const [words, analysis] = await Promise.all([loadWords(game, language), loadAnalysisTexts(language)]);
  return { ...words, analysis };
}

/** So near to 50 nobody stands better. */
const EVEN_WITHIN = 1;

/** "White 62 %"; "White wins in 7 moves"; how the match ended. */
export function sayStanding({ locale, analysis }: AnalysisWords, standing: Standing | null): string {
  const texts = analysis.standing;
  if (standing === null) return texts.unknown;
  const { proved, outcome } = standing;
  if (outcome !== null) return formatOutcome(locale, outcome);
  if (proved?.winner === null) return texts.provedDraw;
  if (proved !== null) return texts.proved(locale.game.sides[proved.winner].wins, proved.plies);
  const { side, points } = favouredIn(standing);
  if (points < 50 + EVEN_WITHIN) return texts.even;
  return texts.expects(capitalise(locale.game.sides[side].name), sayPercent(points));
}

/** The same beside the mark of the side that stands better. */
export function sayShortly({ analysis }: AnalysisWords, standing: Standing): string {
  const { proved, outcome } = standing;
  if (outcome !== null) return analysis.standing.overShort;
  if (proved?.winner === null) return analysis.standing.drawShort;
  if (proved !== null) return analysis.standing.provedShort(proved.plies);
  return analysis.standing.percent(sayPercent(favouredIn(standing).points));
}

/** The chance of the side to move, so that of its moves the best has the largest number. */
export function sayChance(words: AnalysisWords, standing: Standing, turn: Side): string {
  if (standing.proved !== null || standing.outcome !== null) return sayShortly(words, standing);
  return words.analysis.standing.percent(sayPercent(pointsFor(standing, turn)));
}

/** The same with the name of the side. */
export function sayChanceOf(words: AnalysisWords, standing: Standing, turn: Side): string {
  if (standing.proved !== null || standing.outcome !== null) return sayStanding(words, standing);
  const { locale, analysis } = words;
  return analysis.standing.expects(capitalise(locale.game.sides[turn].name), sayPercent(pointsFor(standing, turn)));
}

/** Only what is proved is certain. */
function sayPercent(points: number): string {
  return String(Math.max(1, Math.min(99, Math.round(points))));
}

/** "A mistake: c3 was better. It gave away 14 points of a hundred." Empty for a move without a mark. */
export function sayMistake({ analysis }: AnalysisWords, { mark, loss }: ReviewedPly, better: string): string {
  if (mark === null) return '';
  const { marks, better: betterThan, gaveAway } = analysis.review;
  return `${betterThan(marks[mark], better)} ${gaveAway(Math.round(loss))}`;
}

const NUMBERS: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: new Intl.NumberFormat('en-GB', { notation: 'compact', maximumSignificantDigits: 3 }),
  pt: new Intl.NumberFormat('pt-PT', { notation: 'compact', maximumSignificantDigits: 3 }),
};

/** "1.2M". */
export function sayLargeNumber(language: Language, value: number): string {
  return NUMBERS[language].format(value);
}
