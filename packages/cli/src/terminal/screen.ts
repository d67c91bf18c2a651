import type { Readable, Writable } from 'node:stream';
import { InputDecoder, type InputEvent } from './input-decoder.ts';
import type { Picture } from './picture.ts';

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The input stream; terminals have `setRawMode`. */
export type TerminalInput = Readable & { setRawMode?: (raw: boolean) => unknown };
export type TerminalOutput = Writable & { rows?: number; columns?: number };

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?1000h\x1b[?1006h\x1b[2J';
const LEAVE = '\x1b[?1006l\x1b[?1000l\x1b[?25h\x1b[?1049l';
/** How long to wait after a lone escape; the rest of a sequence arrives at once. */
const ESCAPE_MS = 40;

/** The full screen of a terminal: opens it, draws, reads input, and restores it. */
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

  /** Shows a picture; writes only the lines that changed. */
  draw(picture: Picture): void {
    if (!this.isOpen) return;
    const { rows } = this.size;
    const lines = picture.toAnsi(this.colours).slice(0, rows);
    let text = '';
    for (let row = 0; row < Math.max(lines.length, this.shown.length); row++) {
      const line = lines[row] ?? '';
      if (line !== (this.shown[row] ?? '')) text += `\x1b[${row + 1};1H${line}\x1b[K`;
    }
    this.shown = lines;
    if (text !== '') this.output.write(text);
  }

  /** Restores the terminal; safe to call more than once. */
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
