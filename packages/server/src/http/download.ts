import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';

/**
 * A response that downloads a long text piece by piece. `done` is called when it is sent, or when the client has
 * disconnected.
 */
export function streamDownload(
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

/** Lets other work have its turn after each piece. */
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
