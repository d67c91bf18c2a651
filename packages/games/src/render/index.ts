export { type CharacterOptions, drawView } from './characters.ts';
