import { areaOf } from '../spoken.ts';

export const BOARD_TEXTS = areaOf('board');
