import type { Puzzle } from '@tabuleiro/games';
import { makePuzzleLine } from '@tabuleiro/games/puzzle';

/** The file in a game's folder that has its puzzles. */
export function makePuzzleFile(game: string, puzzles: readonly Puzzle[]): string {
  return [
    `// Made by \`npm run mine:puzzles -- ${game}\`; docs/puzzles.md says how, and what the fields are.`,
    'export const lines = `',
    ...puzzles.map(makePuzzleLine),
    '`;',
    '',
  ].join('\n');
}
