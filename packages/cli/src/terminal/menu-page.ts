import { wrap } from '@tabuleiro/games/render';
import type { App, Page, PageEvent } from './app.ts';
import { Picture } from './picture.ts';
import type { Size } from './screen.ts';

export interface MenuItem {
  readonly label: string;
  /** A heading above the first item of a group. */
  readonly heading?: string;
  /** Shown below the list while the item is selected. */
  readonly note?: string;
  readonly choose: () => void;
  /** Changes a value with the arrow keys, by 1 or −1. */
  readonly change?: (by: number) => void;
}

export interface MenuOptions {
  readonly title: string;
  readonly subtitle?: string | (() => string);
  /** Called for every drawing, so that labels show current values. */
  readonly items: () => readonly MenuItem[];
  /** The item selected at first; by default the first. */
  readonly chosen?: number;
}

const TEXT_WIDTH = 72;
/** The key of each item: digits, then letters, so that one key is enough. */
const KEYS = '123456789abcdefghijklmnopqrstuvwxyz';

/** A menu: arrow keys and Enter, a number or a letter, or the mouse. Escape goes back. */
export class MenuPage implements Page {
  private readonly app: App;
  private readonly options: MenuOptions;
  private cursor: number;
  /** A typed digit or letter without an item. */
  private wrongKey: string | null = null;

  constructor(app: App, options: MenuOptions) {
    this.app = app;
    this.options = options;
    this.cursor = options.chosen ?? 0;
  }

  draw(size: Size): Picture {
    const picture = new Picture();
    const { title } = this.options;
    const subtitle = typeof this.options.subtitle === 'function' ? this.options.subtitle() : this.options.subtitle;
    const items = this.options.items();
    const width = Math.min(TEXT_WIDTH, size.columns - 4);
    picture.write(1, 2, title, { bold: true, colour: 'accent' });
    let row = 3;
    if (subtitle !== undefined) {
      for (const line of wrap(subtitle, width)) picture.write(row++, 2, line, { dim: true });
      row++;
    }
    for (const [index, { label, heading }] of items.entries()) {
      if (heading !== undefined) picture.write(row++, 4, heading, { dim: true });
      const chosen = index === this.cursor;
      picture.write(
        row,
        2,
        `${chosen ? '>' : ' '} ${KEYS[index] ?? ' '} `,
        chosen ? { colour: 'accent', bold: true } : { dim: true },
      );
      picture.write(row, 6, label, chosen ? { bold: true } : {});
      picture.hit({ id: String(index), row, column: 2, width: label.length + 4, height: 1 });
      row++;
    }
    row++;
    const note = items[this.cursor]?.note;
    const last = KEYS[Math.min(items.length, KEYS.length) - 1] ?? '';
    const wrong = this.wrongKey === null ? note : this.app.texts.noSuchKey(this.wrongKey, last);
    for (const line of wrong === undefined ? [] : wrap(wrong, width)) picture.write(row++, 2, line);
    picture.write(Math.min(row + 1, Math.max(row, size.rows - 1)), 2, this.app.texts.listKeys, { dim: true });
    return picture;
  }

  handle(event: PageEvent): void {
    const items = this.options.items();
    this.cursor = Math.min(this.cursor, items.length - 1);
    this.wrongKey = null;
    if (event.kind === 'hit') return this.choose(Number(event.id));
    const { key } = event;
    if (key === 'up') this.cursor = (this.cursor + items.length - 1) % items.length;
    else if (key === 'down' || key === 'tab') this.cursor = (this.cursor + 1) % items.length;
    else if (key === 'home') this.cursor = 0;
    else if (key === 'end') this.cursor = items.length - 1;
    else if (key === 'enter' || key === ' ') this.choose(this.cursor);
    else if (key === 'right') items[this.cursor]?.change?.(1);
    else if (key === 'left') items[this.cursor]?.change?.(-1);
    else if (key === 'escape' || key === 'backspace') this.app.close();
    else if (/^[\da-z]$/i.test(key)) this.chooseKey(key, items.length);
  }

  private chooseKey(typed: string, count: number): void {
    const index = KEYS.indexOf(typed.toLowerCase());
    if (index >= 0 && index < count) this.choose(index);
    else this.wrongKey = typed;
  }

  private choose(index: number): void {
    const item = this.options.items()[index];
    if (item === undefined) return;
    this.cursor = index;
    item.choose();
  }
}
