import type { Readable, Writable } from 'node:stream';
import { InputDecoder, type InputEvent } from './keys.ts';
import type { Picture } from './paint.ts';

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** A stream that a terminal is read from; `setRawMode` is there when it is one. */
export type TerminalInput = Readable & { setRawMode?: (raw: boolean) => unknown };
export type TerminalOutput = Writable & { rows?: number; columns?: number };

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[2J';
const LEAVE = '\x1b[?1006l\x1b[?1000l\x1b[?25h\x1b[?1049l';
/** How long a lone escape is waited for: the rest of a sequence comes at once. */
const ESCAPE_MS = 40;

/** The whole screen of a terminal: takes it, draws on it, reads from it, and gives it back as it was. */
export class Screen {
  private readonly input: TerminalInput;
  private readonly output: TerminalOutput;
  private readonly colours: boolean;
  private readonly decoder = new InputDecoder();
  private shown: readonly string[] = [];
  private escapeTimer: NodeJS.Timeout | undefined;
  private isOpen = false;

  constructor(input: TerminalInput, output: TerminalOutput, colours: boolean) {
    this.input = input;
    this.output = output;
    this.colours = colours;
  }

  get size(): Size {
    return { rows: this.output.rows ?? 24, columns: this.output.columns ?? 80 };
  }

  open(receive: (event: InputEvent) => void, onResize: () => void): void {
    this.isOpen = true;
    this.input.setRawMode?.(true);
    this.output.write(ENTER);
    this.input.on('data', (bytes: Buffer) => {
      clearTimeout(this.escapeTimer);
      for (const event of this.decoder.decode(bytes)) receive(event);
      if (!this.decoder.isWaiting) return;
      this.escapeTimer = setTimeout(() => {
        for (const event of this.decoder.flush()) receive(event);
      }, ESCAPE_MS);
    });
    this.output.on('resize', () => {
      this.shown = [];
      this.output.write('\x1b[2J');
      onResize();
    });
    this.input.resume();
  }

  /** Shows a picture; only lines that differ from what stands there are written. */
  draw(picture: Picture): void {
    if (!this.isOpen) return;
    const { rows } = this.size;
    const lines = picture.coded(this.colours).slice(0, rows);
    let text = '';
    for (let row = 0; row < Math.max(lines.length, this.shown.length); row++) {
      const line = lines[row] ?? '';
      if (line !== (this.shown[row] ?? '')) text += `\x1b[${row + 1};1H${line}\x1b[K`;
    }
    this.shown = lines;
    if (text !== '') this.output.write(text);
  }

  /** Gives the terminal back; safe to call more than once. */
  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    clearTimeout(this.escapeTimer);
    this.input.removeAllListeners('data');
    this.output.removeAllListeners('resize');
    this.input.setRawMode?.(false);
    this.input.pause();
    this.output.write(LEAVE);
  }
}
