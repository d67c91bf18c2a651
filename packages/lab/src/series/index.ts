export { type Contestant, type PlayMatchOptions, playMatch } from './play-match.ts';
export { runMatch } from './match-command.ts';
export type { MatchOptions } from './match-setup.ts';
export { distinguish, formatResults, type Names, resultsToJson } from './results-report.ts';
export { type SeriesPlayer, ScoreCounter } from './score-counter.ts';
export { runTournament } from './tournament-command.ts';
export type { TournamentOptions } from './tournament-setup.ts';
