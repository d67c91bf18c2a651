import { texts as app } from './app/en.ts';
import { texts as board } from './board/en.ts';
import { texts as board3d } from './board3d/en.ts';
import { texts as cards } from './cards/en.ts';
import { texts as clock } from './clock/en.ts';
import { texts as play } from './play/en.ts';
import type { WebTexts } from './texts.ts';
import { texts as tools } from './tools/en.ts';

export const texts: WebTexts = { app, board, board3d, cards, clock, play, tools };
