export { drawView, layOutView } from './characters.ts';
export type { Drawing, DrawnPlace } from './drawing.ts';
export type { CharacterOptions } from './glyphs.ts';
