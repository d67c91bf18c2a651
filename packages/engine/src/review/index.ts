export { expectedPoints, type Verdict } from './expected.ts';
export { type Mark, MARK_POINTS, markOf, MARKS } from './marks.ts';
export { type Analyse, type ReviewedPly, reviewMatch } from './review.ts';
export { type ReviewSummary, summarise } from './summary.ts';
