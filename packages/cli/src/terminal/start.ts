import type { ReadRecord } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { sayPlayerName } from '../text/index.ts';
import { App } from './app.ts';
import { hasColours } from './host.ts';
import { Program, type TerminalOptions } from './program.ts';
import { ReplayPage } from './replay-page.ts';
import { Screen } from './screen.ts';
import { loadShownMatch } from './shown-match.ts';
import { TERMINAL_TEXTS } from './text/index.ts';

/** Takes the whole screen until the person leaves; the terminal is given back whatever happens. */
export async function startTerminal(context: Context, options: TerminalOptions): Promise<void> {
  let next: Context | null = context;
  let direct = options.match;
  while (next !== null) {
    const screen = new Screen(next.io.stdin, next.io.stdout, hasColours(context));
    const program: Program = new Program(next, options, screen);
    next = await program.run(direct);
    direct = undefined;
  }
}

export interface ReplayStart {
  readonly ply: number;
  readonly ascii: boolean;
  /** Which match of the file this is, when there are several. */
  readonly note: string;
}

/** Goes through a recorded match on the screen. */
export async function startReplay(context: Context, read: ReadRecord, options: ReplayStart): Promise<void> {
  const { record, match } = read;
  const { language } = context;
  const shown = await loadShownMatch(match, language);
  const colours = hasColours(context);
  const app = new App(new Screen(context.io.stdin, context.io.stdout, colours), TERMINAL_TEXTS[language]);
  const nameOf = (tag = '?'): string => sayPlayerName(context.texts, record.game, tag, shown.locale.game);
  const names = `${nameOf(read.tags['Player1'])} – ${nameOf(read.tags['Player2'])}`;
  const title = [shown.locale.game.name, names, options.note].filter((part) => part !== '').join(' · ');
  const comments = record.plies.map(({ comment }) => comment);
  const { ply, ascii } = options;
  await app.run(new ReplayPage(app, shown, { title, comments, ply, ascii, colours }));
}
