import { err, type Message, ok, type Result, textError } from '../contract/index.ts';
import type { SharedCode } from '../text/index.ts';
import { isClock } from './form.ts';
import type { RawLine, RawMatch, RawPly } from './raw.ts';
import { DEEPEST_VARIATION, type RecordError } from './record.ts';
import { readRaw, type ReadRecord } from './resolve.ts';
import { type Token, tokenise, unescapeText } from './tokens.ts';

// Reads the records that text.ts writes. It is a file of its own because a page that only keeps matches never needs it.

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

  /** Reads one variation, from its opening to the token that closes it, which stays the current one. */
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

/** A comment belongs to the ply before it; several are joined. Before the first ply there is no clock to speak of. */
function addComment(line: RawLine, text: string): void {
  const owner: RawLine | RawPly = line.plies.at(-1) ?? line;
  const [mark, digits] = ('move' in owner && CLOCK.exec(text)) || [];
  const clockMs = Number(digits);
  const hasClock = mark !== undefined && isClock(clockMs);
  if (hasClock && 'move' in owner) owner.clockMs = clockMs;
  const said = unescapeText(hasClock ? text.slice(mark.length) : text).trim();
  if (said !== '') owner.comment = owner.comment === undefined ? said : `${owner.comment} ${said}`;
}
