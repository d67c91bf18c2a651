import { isResultMark } from './record.ts';

/** A piece of record text. */
export type Token =
  | { readonly kind: 'tag'; readonly line: number; readonly name: string; readonly value: string }
  | { readonly kind: 'comment'; readonly line: number; readonly text: string }
  | { readonly kind: 'number' | 'open' | 'close' | 'move' | 'result'; readonly line: number; readonly text: string }
  | { readonly kind: 'bad'; readonly line: number; readonly text: string; readonly code: BadCode };

type BadCode = 'tag-form' | 'comment-end' | 'word-form';

// Sticky patterns: each is tried where the last token ended. None repeats a group, because the matcher would need more
// stack with every round: `upTo` reads what may be long and have escapes in it.
const SPACE = /[ \t\r\n\uFEFF]+/y;
const TAG_BEGIN = /\[([A-Za-z][A-Za-z0-9_]*) "/y;
const TAG_END = /"\]/y;
const NUMBER = /[0-9]{1,9}\.+/y;
const WORD = /[^\s()[\]{}]+/y;

/** Splits record text into tokens; what fits nowhere is a `bad` token, after which there are no more. */
export function* tokenise(text: string): Generator<Token, void> {
  const reader = new TokenReader(text);
  let line = 1;
  while (reader.at < text.length) {
    const begin = reader.at;
    if (reader.take(SPACE) === null) {
      const token = reader.token(line) ?? badToken(text, begin, line);
      yield token;
      if (token.kind === 'bad') return;
    }
    for (let index = begin; index < reader.at; index++) if (text[index] === '\n') line++;
  }
}

class TokenReader {
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** Reads on when the pattern fits here. */
  take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const match = pattern.exec(this.text);
    if (match !== null) this.at = pattern.lastIndex;
    return match;
  }

  /** The token that begins here; null when none does. */
  token(line: number): Token | null {
    const first = this.text.charAt(this.at);
    switch (first) {
      case '[':
        return this.tag(line);
      case '{':
        return this.comment(line);
      case '(':
      case ')':
        this.at++;
        return { kind: first === '(' ? 'open' : 'close', line, text: first };
      default:
        return this.word(line);
    }
  }

  private tag(line: number): Token | null {
    const begin = this.take(TAG_BEGIN);
    const value = begin && this.upTo('"');
    if (begin === null || value === null || this.take(TAG_END) === null) return null;
    const isPlain = !/[\\\n]/.test(value.replaceAll(/\\["\\]/g, ''));
    return isPlain ? { kind: 'tag', line, name: begin[1] ?? '', value: unescapeText(value) } : null;
  }

  private comment(line: number): Token | null {
    this.at++;
    const text = this.upTo('}');
    this.at++;
    return text === null ? null : { kind: 'comment', line, text };
  }

  /** Reads up to the first such character that is not escaped, which stays unread; null when there is none. */
  private upTo(end: '"' | '}'): string | null {
    const { text, at } = this;
    let index = at;
    while (index < text.length && text[index] !== end) index += text[index] === '\\' ? 2 : 1;
    if (index >= text.length) return null;
    this.at = index;
    return text.slice(at, index);
  }

  private word(line: number): Token | null {
    const number = this.take(NUMBER);
    if (number !== null) return { kind: 'number', line, text: number[0] };
    const word = this.take(WORD);
    return word && { kind: isResultMark(word[0]) ? 'result' : 'move', line, text: word[0] };
  }
}

function badToken(text: string, at: number, line: number): Token {
  const rest = text.slice(at).split('\n', 1)[0] ?? '';
  const codes: Readonly<Record<string, BadCode>> = { '{': 'comment-end', '[': 'tag-form' };
  return { kind: 'bad', line, text: rest, code: codes[text.charAt(at)] ?? 'word-form' };
}

/** Takes away the backslash before a quote, bracket, brace or backslash; any other backslash is itself. */
export function unescapeText(text: string): string {
  return text.replace(/\\(["[}\\])/g, '$1');
}
