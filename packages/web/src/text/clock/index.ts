import { areaOf } from '../spoken.ts';

export const CLOCK_TEXTS = areaOf('clock');
