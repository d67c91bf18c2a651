import { err, type Message, ok, type Result, textError } from '../contract/index.ts';
import type { SharedCode } from '../text/index.ts';
import { DEEPEST_VARIATION, isClock, isResultMark, type RecordError } from './record.ts';
import { type RawLine, type RawMatch, type RawPly, readRaw, type ReadRecord } from './resolve.ts';

// Reads the records that text.ts writes. A separate file, because a page that only saves matches does not need it.

/** Reads any number of matches; each is checked by playing it. */
export async function parseRecords(text: string): Promise<Result<readonly ReadRecord[], RecordError>> {
  const raw = new TextReader(text).read();
  if (!raw.ok) return raw;
  const records: ReadRecord[] = [];
  for (const [index, match] of raw.value.entries()) {
    const record = await readRaw(match, index + 1);
    if (!record.ok) return record;
    records.push(record.value);
  }
  return ok(records);
}

/** Reads matches one by one, so that one with an error does not hide the others. */
export async function* parseEachRecord(text: string): AsyncGenerator<ParsedText, void> {
  for (const [index, { text: own, line }] of splitRecords(text).entries()) {
    const read = await parseRecords(own);
    if (read.ok) for (const record of read.value) yield { text: own, read: ok(record) };
    else {
      const { error } = read;
      yield { text: own, read: err({ ...error, match: index + 1, line: error.line && error.line + line }) };
    }
  }
}

/** The text of a match, and what was read in it. */
export interface ParsedText {
  readonly text: string;
  readonly read: Result<ReadRecord, RecordError>;
}

const TAG_LINE = /^\s*\[[A-Za-z]\w* "/;
/** These begin a match even where a comment before them was not closed. */
const FIRST_TAG_LINE = /^\s*\[(?:Tabuleiro|Game) "/;

/** The texts of the matches, each with the number of lines before it: a match begins where tags follow something else. */
function splitRecords(text: string): readonly { readonly text: string; readonly line: number }[] {
  const starts: number[] = [];
  const lines = text.split('\n');
  let [isInTags, isInComment] = [false, false];
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const isTag = (isInComment ? FIRST_TAG_LINE : TAG_LINE).test(line);
    if (starts.length === 0 || (isTag && !isInTags)) starts.push(index);
    isInTags = isTag;
    const plain = line.replaceAll(/\\./g, '  ');
    if (isTag) isInComment = false;
    else if (/[{}]/.test(plain)) isInComment = plain.lastIndexOf('{') > plain.lastIndexOf('}');
  }
  return starts.map((start, index) => ({ text: lines.slice(start, starts[index + 1]).join('\n'), line: start }));
}

/** Collects tokens into matches. Errors travel as exceptions inside this class only and leave it as values. */
class TextReader {
  private readonly tokens: Iterator<Token>;
  private token: Token | undefined;
  private readonly matches: RawMatch[] = [];
  /** The ply that is being read; null outside the moves. */
  private ply: number | null = null;
  private line = 1;

  constructor(text: string) {
    this.tokens = tokenise(text);
  }

  read(): Result<readonly RawMatch[], RecordError> {
    try {
      this.advance();
      while (this.token !== undefined) this.matches.push(this.readMatch());
    } catch (error) {
      if (error instanceof Refused) return err(error.reason);
      throw error;
    }
    return ok(this.matches);
  }

  private readMatch(): RawMatch {
    const match: RawMatch = { tags: new Map(), plies: [] };
    this.ply = null;
    for (; this.token?.kind === 'tag'; this.advance()) {
      const { name, value, line } = this.token;
      if (match.tags.has(name)) this.refuse(this.token, `tags.${name}`, { code: 'tag-once' });
      match.tags.set(name, { text: value, line, field: `tags.${name}` });
    }
    this.readPlies(match, 1, 0);
    const result = this.peek();
    if (result?.kind === 'result') {
      match.result = { text: result.text, line: result.line, field: 'result' };
      this.advance();
    }
    const next = this.peek();
    if (next !== undefined && next.kind !== 'tag') this.refuse(next, 'text', { code: 'tag-next' });
    return match;
  }

  /** Reads plies up to a result, a tag, the end of a variation or of the text. */
  private readPlies(line: RawLine, firstPly: number, depth: number): void {
    let numbered = false;
    for (; this.token !== undefined; this.advance()) {
      const token = this.token;
      const ply = firstPly + line.plies.length;
      const field = `plies[${ply - 1}]`;
      const last = line.plies.at(-1);
      this.ply = ply;
      if (numbered && token.kind !== 'move') this.refuse(token, field, { code: 'ply-move', values: { ply } });
      numbered = token.kind === 'number';
      if (token.kind === 'number') {
        const right = token.text.startsWith(`${ply}.`);
        if (!right) this.refuse(token, field, { code: 'ply-number', values: { ply } });
      } else if (token.kind === 'move') {
        line.plies.push({ move: { text: token.text, line: token.line, field }, variations: [] });
      } else if (token.kind === 'comment') addComment(line, token.text);
      else if (token.kind === 'open') {
        if (last === undefined) this.refuse(token, field, { code: 'variation-first' });
        last.variations.push(this.readVariation(token, ply - 1, depth + 1));
      } else return;
    }
    if (numbered) this.refuseEnd(line, firstPly);
  }

  /** A text that ends after a number has lost its move. */
  private refuseEnd(line: RawLine, firstPly: number): never {
    const ply = firstPly + line.plies.length;
    const token: Token = { kind: 'number', line: this.line, text: '' };
    return this.refuse(token, `plies[${ply - 1}]`, { code: 'ply-move', values: { ply } });
  }

  /** Reads one variation up to the token that closes it, which remains the current one. */
  private readVariation(open: Token, ply: number, depth: number): RawLine {
    const field = `plies[${ply - 1}]`;
    if (depth > DEEPEST_VARIATION) {
      this.refuse(open, field, { code: 'variation-depth', values: { max: DEEPEST_VARIATION } });
    }
    const line: RawLine = { plies: [] };
    this.advance();
    this.readPlies(line, ply, depth);
    const close = this.peek();
    this.ply = ply;
    if (close?.kind !== 'close') this.refuse(close ?? open, field, { code: 'variation-end' });
    if (line.plies.length === 0) this.refuse(close, field, { code: 'variation-move' });
    return line;
  }

  /** The current token, read anew: the compiler does not see that other methods advance. */
  private peek(): Token | undefined {
    return this.token;
  }

  private advance(): void {
    const next = this.tokens.next();
    this.token = next.done === true ? undefined : next.value;
    this.line = this.token?.line ?? this.line;
    if (this.token?.kind === 'bad') this.refuse(this.token, 'text', { code: this.token.code });
  }

  private refuse(token: Token, field: string, expected: Message<SharedCode>): never {
    const found = token.kind === 'tag' ? `[${token.name} "${token.value}"]` : token.text;
    const where = { match: this.matches.length + 1, line: token.line, ply: this.ply };
    throw new Refused({ ...textError(field, found, expected), ...where });
  }
}

class Refused extends Error {
  readonly reason: RecordError;

  constructor(reason: RecordError) {
    super(reason.expected.code);
    this.reason = reason;
  }
}

const CLOCK = /^\s*\[%clk (0|[1-9][0-9]{0,15})\]/;

/** A comment belongs to the ply before it; several are joined. A comment before the first ply has no clock. */
function addComment(line: RawLine, text: string): void {
  const owner: RawLine | RawPly = line.plies.at(-1) ?? line;
  const [mark, digits] = ('move' in owner && CLOCK.exec(text)) || [];
  const clockMs = Number(digits);
  const hasClock = mark !== undefined && isClock(clockMs);
  if (hasClock && 'move' in owner) owner.clockMs = clockMs;
  const comment = unescapeText(hasClock ? text.slice(mark.length) : text).trim();
  if (comment !== '') owner.comment = owner.comment === undefined ? comment : `${owner.comment} ${comment}`;
}

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

/** Splits record text into tokens. Text that is no token becomes a `bad` token, which is the last one. */
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

/** Removes the backslash before a quote, bracket, brace or backslash; any other backslash is literal. */
export function unescapeText(text: string): string {
  return text.replace(/\\(["[}\\]|u007D)/g, (_, escaped: string) => (escaped === 'u007D' ? '}' : escaped));
}
