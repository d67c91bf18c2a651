import { wrap } from '@tabuleiro/games/render';
import type { App, Page, PageEvent } from './app.ts';
import { Picture } from './picture.ts';
import type { Size } from './screen.ts';

/** A heading with its paragraphs. */
export interface Section {
  readonly title: string;
  readonly body: string;
}

const TEXT_WIDTH = 76;

/** A text to scroll through. */
export class TextPage implements Page {
  private readonly app: App;
  private readonly title: string;
  private readonly sections: readonly Section[];
  private top = 0;
  private page = 1;

  constructor(app: App, title: string, sections: readonly Section[]) {
    this.app = app;
    this.title = title;
    this.sections = sections;
  }

  draw(size: Size): Picture {
    const picture = new Picture();
    const width = Math.min(TEXT_WIDTH, size.columns - 4);
    const lines = this.sections.flatMap(({ title, body }) => [
      { text: title, heading: true },
      ...wrap(body, width).map((text) => ({ text, heading: false })),
      { text: '', heading: false },
    ]);
    this.page = Math.max(1, size.rows - 5);
    this.top = Math.max(0, Math.min(this.top, lines.length - this.page));
    picture.write(0, 2, this.title, { bold: true, colour: 'accent' });
    for (const [index, { text, heading }] of lines.slice(this.top, this.top + this.page).entries()) {
      picture.write(index + 2, 2, text, heading ? { bold: true } : {});
    }
    const more = this.top + this.page < lines.length;
    picture.write(size.rows - 1, 2, more ? this.app.texts.textKeysMore : this.app.texts.textKeys, { dim: true });
    return picture;
  }

  handle(event: PageEvent): void {
    if (event.kind === 'hit') return;
    const { key } = event;
    if (key === 'up') this.top--;
    else if (key === 'down') this.top++;
    else if (key === 'page-up') this.top -= this.page;
    else if (key === 'page-down' || key === ' ') this.top += this.page;
    else this.app.close();
  }
}
