import { areaOf } from '../spoken.ts';

export const TOOL_TEXTS = areaOf('tools');
