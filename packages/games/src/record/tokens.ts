import { isResultMark } from './record.ts';

/** A piece of record text. */
export type Token =
  | { readonly kind: 'tag'; readonly line: number; readonly name: string; readonly value: string }
  | { readonly kind: 'number'; readonly line: number; readonly text: string; readonly ply: number }
  | { readonly kind: 'comment'; readonly line: number; readonly text: string }
  | { readonly kind: 'open' | 'close' | 'move' | 'result'; readonly line: number; readonly text: string }
  | { readonly kind: 'bad'; readonly line: number; readonly text: string; readonly code: 'tag-form' | 'comment-end' };

// Sticky patterns: each is tried where the last token ended.
const SPACE = /[ \t\r\n\uFEFF]+/y;
const TAG = /\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\\n]|\\["\\])*)"\]/y;
const COMMENT = /\{((?:[^}\\]|\\[\s\S])*)\}/y;
const NUMBER = /([0-9]{1,9})\.+/y;
const WORD = /[^\s()[\]{}]+/y;

/** Splits record text into tokens; what fits nowhere is a `bad` token, after which there are no more. */
export function* tokenise(text: string): Generator<Token, void> {
  let at = 0;
  let line = 1;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match !== null) at = pattern.lastIndex;
    return match;
  };
  while (at < text.length) {
    const begin = at;
    if (take(SPACE) === null) {
      const token = nextToken(line, take);
      if (token === null) {
        if (text[at] !== '(' && text[at] !== ')') {
          yield badToken(text, at, line);
          return;
        }
        yield { kind: text[at] === '(' ? 'open' : 'close', line, text: text.charAt(at) };
        at++;
      } else yield token;
    }
    for (let index = begin; index < at; index++) if (text[index] === '\n') line++;
  }
}

function nextToken(line: number, take: (pattern: RegExp) => RegExpExecArray | null): Token | null {
  const tag = take(TAG);
  if (tag !== null) return { kind: 'tag', line, name: tag[1] ?? '', value: unescapeText(tag[2] ?? '') };
  const comment = take(COMMENT);
  if (comment !== null) return { kind: 'comment', line, text: comment[1] ?? '' };
  const number = take(NUMBER);
  if (number !== null) return { kind: 'number', line, text: number[0], ply: Number(number[1]) };
  const word = take(WORD);
  if (word !== null) return { kind: isResultMark(word[0]) ? 'result' : 'move', line, text: word[0] };
  return null;
}

function badToken(text: string, at: number, line: number): Token {
  const rest = text.slice(at).split('\n', 1)[0] ?? '';
  return { kind: 'bad', line, text: rest, code: text[at] === '{' ? 'comment-end' : 'tag-form' };
}

/** Takes away the backslash before a quote, bracket, brace or backslash; any other backslash is itself. */
export function unescapeText(text: string): string {
  return text.replace(/\\(["[}\\])/g, '$1');
}
