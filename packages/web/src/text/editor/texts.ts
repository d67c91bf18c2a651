import type { EditTool } from '@tabuleiro/games';

/** What the page says on which positions are set up by hand. */
export interface EditorTexts {
  readonly title: (game: string) => string;
  readonly loading: string;
  readonly board: string;
  readonly tools: string;
  /** Of tools that put nothing down. */
  readonly toolNames: Readonly<Record<Exclude<EditTool['kind'], 'put'>, string>>;
  /** What one does with the tool in the hand. */
  readonly hints: Readonly<Record<EditTool['kind'], string>>;
  readonly hintGoal: string;
  readonly nothingThere: string;
  readonly toMove: string;
  readonly clock: string;
  readonly more: string;
  readonly text: string;
  readonly over: (outcome: string) => string;
  readonly good: (toMove: string) => string;
  readonly buttons: Readonly<Record<'undo' | 'start' | 'empty' | 'turn' | 'play' | 'analyse', string>>;
  readonly youPlay: string;
  readonly both: string;
}
