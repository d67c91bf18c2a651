export { AttackFinder, formatReach, formatThreats, type Sign, signsOf } from './attacks/attack-finder.ts';
export {
  type AttackedBoard,
  attackedBoardOf,
  BoardController,
  type BoardNote,
  isBoardNote,
} from './board-controller.ts';
export { type Beginning, type Branches, MatchHistory, sharedPlies, withBranch } from './match-history.ts';
export { type CourseProgress, makeCourseProgress, NO_COURSE_PROGRESS, parseCourseProgress } from './course-progress.ts';
export {
  CourseSession,
  type CourseSnapshot,
  type CurrentTask,
  loadCourseBoards,
  type LoadedCourse,
  type TaskTexts,
  textsOfTask,
} from './course-session.ts';
export type { BoardDependencies, MatchLease, OpenLease, Timers } from './dependencies.ts';
export type { OpenPlayer, Thought } from './engine-player.ts';
export {
  formatDrawDeclined,
  formatNote,
  formatSentence,
  formatTypedError,
  formatUnderstood,
  type NoteTexts,
  type SessionNote,
} from './format-note.ts';
export { NORMAL_SPEED, type Speed, SPEEDS } from './frame-player.ts';
export { matchSourceOf, playersOf } from './from-record.ts';
export { formatMadeMove, formatMove, type GameFacets, loadGameFacets } from './game-facets.ts';
export { type Assessment, ASSESSMENTS, type HintQuestion, type HintReason } from './hint-reasons.ts';
export {
  formatLessonNote,
  type LessonNote,
  type LessonOptions,
  LessonSession,
  type LessonSnapshot,
} from './lesson-session.ts';
export {
  clockOf,
  type ClockSetup,
  type ClocksShown,
  makeClock,
  MatchClock,
  MOST_MINUTES,
  MOST_SECONDS,
  parseClock,
} from './match-clock.ts';
export { type EndClocks, factsOf, findDecidingPly, formatFacts, type MatchFacts } from './match-facts.ts';
export { type MatchDependencies, MatchSession } from './match-session.ts';
export { type OnlineMatchOptions, OnlineMatchSession, type OnlineNote } from './online-match-session.ts';
export {
  BY_LOT,
  type MatchSetup,
  type MatchSource,
  newMatch,
  rematchOf,
  resolveStart,
  restartOf,
  usualStart,
} from './new-match.ts';
export { type Explanation, MoveBuilder, type PickResult, type Preview } from './move-builder.ts';
export { adaptOpponent, type OpponentProgress, type PersonalResult } from './adaptive-level.ts';
export { BEFORE_PASS_MS, isForcedPass, refuseDrawOffer, weighDraw } from './policies.ts';
export { PuzzleRace, RACE_MISTAKES, RACE_MS, type RaceEnd, raceLadder, type RaceSnapshot } from './puzzle-race.ts';
export {
  BOTH_HUMAN,
  type PuzzleNote,
  PuzzleSession,
  type PuzzleSessionOptions,
  type PuzzleSnapshot,
} from './puzzle-session.ts';
export {
  type DueExplanation,
  ExplanationQueue,
  explanationsOf,
  PIECES_OPEN,
  type RuleExplanation,
} from './rule-explanations.ts';
export { SESSION_TEXTS } from './text/index.ts';
export { textsOf } from './to-record.ts';
export { enterTyped, foldWord, readPick, type TypedInput, type TypedMove, type TypedMoveError } from './typed-move.ts';
