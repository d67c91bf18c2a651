export { PUZZLE_GRADES, PUZZLE_TRIES, WHOLE_MOVE } from '../contract/index.ts';
export * from './attempt.ts';
export * from './days.ts';
export * from './progress.ts';
export * from './puzzles.ts';
export * from './saved-progress.ts';
