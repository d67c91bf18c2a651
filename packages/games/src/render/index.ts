export { drawView, layOutView } from './characters.ts';
export { type Alignment, alignColumns } from './columns.ts';
export type { Drawing, DrawnPlace } from './board.ts';
export type { CharacterOptions } from './board.ts';
export { wrap } from './columns.ts';
