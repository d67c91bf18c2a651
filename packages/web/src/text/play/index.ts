import { areaOf } from '../spoken.ts';

export type { PlayTexts } from './texts.ts';

export const PLAY_TEXTS = areaOf('play');
