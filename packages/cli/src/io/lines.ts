import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';

/** Stands for a line longer than the limit. */
export const TOO_LONG = Symbol('too long');

/** The lines of a stream without line ends; a line longer than `limit` characters is read as TOO_LONG. */
export async function* readLines(input: Readable, limit: number): AsyncGenerator<string | typeof TOO_LONG> {
  const decoder = new StringDecoder('utf8');
  let parts: string[] = [];
  let length = 0;
  const finish = (): string | typeof TOO_LONG => {
    const line = length > limit ? TOO_LONG : parts.join('');
    parts = [];
    length = 0;
    return line;
  };
  const add = (part: string): void => {
    length += part.length;
    if (length <= limit) parts.push(part);
    else parts = [];
  };
  const chunks: AsyncIterable<string | Buffer> = input;
  for await (const chunk of chunks) {
    const text = typeof chunk === 'string' ? chunk : decoder.write(chunk);
    let begin = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', begin)) {
      add(text.slice(begin, end));
      yield finish();
      begin = end + 1;
    }
    add(text.slice(begin));
  }
  add(decoder.end());
  if (length > 0) yield finish();
}
