import { areaOf } from '../spoken.ts';

export const OFFLINE_TEXTS = areaOf('offline');
