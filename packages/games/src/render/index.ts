export { drawView } from './characters.ts';
export type { CharacterOptions } from './glyphs.ts';
