import { areaOf } from '../spoken.ts';

export const BOARD3D_TEXTS = areaOf('board3d');
