import type { Language } from '@tabuleiro/games';
import type { Context } from '../context.ts';
import { hasColours } from '../io/streams.ts';
import type { InputEvent } from './input-decoder.ts';
import { Picture } from './picture.ts';
import { Screen, type Size } from './screen.ts';
import { en, type TerminalTexts } from './text/en.ts';
import { pt } from './text/pt.ts';

/** The texts of the full-screen program. */
export const TERMINAL_TEXTS: Readonly<Record<Language, TerminalTexts>> = { en, pt };

/** Input for a page: a key or a click on one of its targets. */
export type PageEvent = { readonly kind: 'key'; readonly key: string } | { readonly kind: 'hit'; readonly id: string };

/** A page that fills the screen: a menu, a match, a text. */
export interface Page {
  draw(size: Size): Picture;
  handle(event: PageEvent): void;
  /** Called when the page becomes visible, also after a page above it closed. */
  show?(): void;
  /** Called when the page is hidden; stops its timers. */
  hide?(): void;
}

/** A stack of pages; the top one is drawn and gets the input. */
export class App {
  readonly texts: TerminalTexts;
  readonly colours: boolean;
  private readonly screen: Screen;
  private readonly pages: Page[] = [];
  private picture = new Picture();
  private fits = true;
  /** Changes made while handling an event are drawn once at the end. */
  private isHandling = false;
  private finish: (() => void) | undefined;

  constructor(context: Context) {
    const { stdin, stdout } = context.io;
    this.colours = hasColours(context);
    this.screen = new Screen(stdin, stdout, this.colours);
    this.texts = TERMINAL_TEXTS[context.language];
  }

  /** Runs until the last page is closed or the user quits. */
  async run(first: Page): Promise<void> {
    const end = new Promise<void>((resolve) => {
      this.finish = resolve;
    });
    this.screen.open(
      (event) => this.receive(event),
      () => this.redraw(),
    );
    try {
      this.open(first);
      await end;
    } finally {
      this.top?.hide?.();
      this.screen.close();
    }
  }

  open(page: Page): void {
    this.top?.hide?.();
    this.pages.push(page);
    page.show?.();
    this.redraw();
  }

  /** Closes the top page; quits after the last one. */
  close(): void {
    this.pages.pop()?.hide?.();
    const next = this.top;
    if (next === undefined) this.quit();
    else {
      next.show?.();
      this.redraw();
    }
  }

  /** Replaces the top page. */
  replace(page: Page): void {
    this.pages.pop()?.hide?.();
    this.pages.push(page);
    page.show?.();
    this.redraw();
  }

  quit(): void {
    this.finish?.();
  }

  redraw(): void {
    const { top } = this;
    if (top === undefined || this.isHandling) return;
    const { size } = this.screen;
    const picture = top.draw(size);
    this.fits = picture.height <= size.rows && picture.width <= size.columns;
    this.picture = this.fits ? picture : this.tooSmall(picture, size);
    this.screen.draw(this.picture);
  }

  private get top(): Page | undefined {
    return this.pages.at(-1);
  }

  private receive(event: InputEvent): void {
    if (event.kind === 'key' && event.key === 'ctrl-c') return this.quit();
    // Ignores input while the window is too small to show the page.
    if (!this.fits) return;
    this.isHandling = true;
    try {
      if (event.kind === 'key') this.top?.handle(event);
      else {
        const id = this.picture.hitAt(event.row, event.column);
        if (id !== undefined) this.top?.handle({ kind: 'hit', id });
      }
    } finally {
      this.isHandling = false;
    }
    this.redraw();
  }

  private tooSmall(picture: Picture, size: Size): Picture {
    const message = new Picture();
    const needed = { columns: picture.width, rows: picture.height };
    for (const [row, line] of this.texts.tooSmall(needed, size).entries()) message.write(row, 0, line);
    return message;
  }
}
