import { texts as app } from './app/pt.ts';
import { texts as board } from './board/pt.ts';
import { texts as board3d } from './board3d/pt.ts';
import { texts as cards } from './cards/pt.ts';
import { texts as clock } from './clock/pt.ts';
import { texts as play } from './play/pt.ts';
import type { WebTexts } from './texts.ts';
import { texts as tools } from './tools/pt.ts';

export const texts: WebTexts = { app, board, board3d, cards, clock, play, tools };
