import type { BrowserContext } from '@tabuleiro/browser';
import type { Server } from '@tabuleiro/client';

/** The server as the client of a browser's pages talks to it: with the same session. */
export function serverOf(context: BrowserContext, address: string): Server {
  return {
    address,
    fetch: async (input, { method = 'GET', headers, body } = {}) => {
      const data = typeof body === 'string' ? body : '';
      // What changes something comes from a page of the server itself.
      const plain = { ...Object.fromEntries(new Headers(headers)), origin: new URL(address).origin };
      const answer = await context.request.fetch(input instanceof Request ? input.url : input.toString(), {
        method,
        headers: plain,
        ...(data !== '' && { data }),
      });
      return new Response(await answer.text(), { status: answer.status(), headers: answer.headers() });
    },
  };
}
