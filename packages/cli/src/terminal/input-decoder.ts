import { StringDecoder } from 'node:string_decoder';

/** Input from keyboard and mouse. Keys have names; a printable character is its own name. */
export type InputEvent =
  | { readonly kind: 'key'; readonly key: string }
  /** A press of the left button; counted from 0 at the top left. */
  | { readonly kind: 'mouse'; readonly row: number; readonly column: number };

// Escape sequences of keys; terminals differ.
const SEQUENCES: Readonly<Record<string, string>> = {
  '\x1b[A': 'up',
  '\x1b[B': 'down',
  '\x1b[C': 'right',
  '\x1b[D': 'left',
  '\x1bOA': 'up',
  '\x1bOB': 'down',
  '\x1bOC': 'right',
  '\x1bOD': 'left',
  '\x1b[H': 'home',
  '\x1b[F': 'end',
  '\x1b[1~': 'home',
  '\x1b[4~': 'end',
  '\x1b[3~': 'delete',
  '\x1b[5~': 'page-up',
  '\x1b[6~': 'page-down',
  '\x1b[Z': 'back-tab',
  '\x1bOP': 'f1',
  '\x1b[11~': 'f1',
  '\x1b[[A': 'f1',
  '\x1bOQ': 'f2',
  '\x1b[12~': 'f2',
  '\x1b[[B': 'f2',
  '\x1bOR': 'f3',
  '\x1b[13~': 'f3',
  '\x1b[[C': 'f3',
};

const CONTROLS: Readonly<Record<string, string>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\x7f': 'backspace',
  '\b': 'backspace',
  '\x1b': 'escape',
};

const ESCAPE = '\x1b';
// A mouse event after an escape.
const MOUSE = /^\[<(\d+);(\d+);(\d+)([Mm])/;
const UNKNOWN_SEQUENCE = /^(?:\[[0-9;?<]*[A-Za-z~]|O[A-Za-z])/;
/** An incomplete sequence. */
const OPEN_SEQUENCE = /^(?:\[[0-9;?<]*|O)?$/;

/** Decodes the bytes of a terminal into events; waits for the rest of an incomplete sequence. */
export class InputDecoder {
  private readonly decoder = new StringDecoder('utf8');
  private waiting = '';

  /** Whether an incomplete sequence is waiting; call `flush` if nothing follows soon. */
  get isWaiting(): boolean {
    return this.waiting !== '';
  }

  decode(bytes: Buffer): InputEvent[] {
    this.waiting += this.decoder.write(bytes);
    return this.take(false);
  }

  /** Decodes an incomplete sequence as single keys. */
  flush(): InputEvent[] {
    return this.take(true);
  }

  private take(all: boolean): InputEvent[] {
    const events: InputEvent[] = [];
    while (this.waiting !== '') {
      if (!all && this.waiting.startsWith(ESCAPE) && OPEN_SEQUENCE.test(this.waiting.slice(1))) break;
      const [event, length] = readEvent(this.waiting);
      this.waiting = this.waiting.slice(length);
      if (event !== null) events.push(event);
    }
    return events;
  }
}

function readEvent(text: string): [event: InputEvent | null, length: number] {
  const sequence = text.startsWith(ESCAPE) ? readSequence(text) : undefined;
  if (sequence !== undefined) return sequence;
  const character = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const control = CONTROLS[character];
  if (control !== undefined) return [{ kind: 'key', key: control }, 1];
  const code = character.charCodeAt(0);
  if (code < 32) return [{ kind: 'key', key: `ctrl-${String.fromCharCode(code + 96)}` }, 1];
  return [{ kind: 'key', key: character }, character.length];
}

/** Reads an escape sequence; undefined for the Escape key itself. */
function readSequence(text: string): [event: InputEvent | null, length: number] | undefined {
  const rest = text.slice(1);
  const mouse = MOUSE.exec(rest);
  if (mouse !== null) {
    const [whole, button, column, row, action] = mouse;
    const pressed = button === '0' && action === 'M';
    return [pressed ? { kind: 'mouse', row: Number(row) - 1, column: Number(column) - 1 } : null, whole.length + 1];
  }
  for (const [sequence, key] of Object.entries(SEQUENCES)) {
    if (text.startsWith(sequence)) return [{ kind: 'key', key }, sequence.length];
  }
  const unknown = UNKNOWN_SEQUENCE.exec(rest);
  return unknown === null ? undefined : [null, unknown[0].length + 1];
}
