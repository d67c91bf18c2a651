import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * A text that may be long, to be sent piece by piece, as a file. `done` is called when it is sent, or when whoever asked for it
 * has gone, be that before it began.
 */
export function fileOf(
  reply: FastifyReply,
  file: { readonly name: string; readonly type: string },
  pieces: AsyncIterable<string>,
  done: () => void,
): Readable {
  const text = Readable.from(inTurns(pieces, done));
  text.once('close', done);
  void reply.type(file.type).header('Content-Disposition', `attachment; filename="${file.name}"`);
  return text;
}

/** After each piece others have their turn: whoever plays meanwhile does not wait for all of them. */
async function* inTurns(pieces: AsyncIterable<string>, done: () => void): AsyncGenerator<string> {
  try {
    for await (const piece of pieces) {
      yield piece;
      await setImmediate();
    }
  } finally {
    // Before the client sees the end, and may ask for the next file.
    done();
  }
}
