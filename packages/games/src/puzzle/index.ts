export { PUZZLE_GRADES, PUZZLE_TRIES, WHOLE_MOVE } from '../contract/index.ts';
export * from './attempt.ts';
export * from './daily.ts';
export * from './own-puzzles.ts';
export * from './progress.ts';
export * from './puzzle-rating.ts';
export * from './puzzles.ts';
export * from './repetition.ts';
export * from './saved-progress.ts';
