import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RefusalError } from '../refusal-error.ts';
import type { HttpApp } from './app.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
export const NOTHING_HERE = 'There is nothing here. / Não há nada aqui.\n';
const TEXT = 'text/plain; charset=utf-8';

/** Serves the files of the web application, compressed where the build has written them so, at every path outside /api. */
export async function addStaticFiles(app: HttpApp, { folder }: Site): Promise<void> {
  // Vite names the files in this folder by their content.
  const assets = join(folder, 'assets', sep);
  await app.register(async (scope) => {
    scope.setErrorHandler((error: Error & { readonly statusCode?: number }, _request, reply) => {
      const { statusCode = 500 } = error;
      // The error handler of the app answers these.
      if (statusCode >= 500) throw error;
      // Invalid paths are not found; failed conditions and ranges keep their status.
      if (statusCode === 412 || statusCode === 416) return reply.status(statusCode).type(TEXT).send('');
      return sendNotFound(reply);
    });
    scope.addHook('onSend', async (_request, reply) => {
      const type = reply.getHeader('content-type');
      // The library's table is older than RFC 9239.
      if (typeof type === 'string' && type.startsWith('application/javascript')) {
        void reply.type('text/javascript; charset=utf-8');
      }
    });
    await scope.register(fastifyStatic, {
      root: folder,
      dotfiles: 'ignore',
      preCompressed: true,
      cacheControl: false,
      decorateReply: false,
      allowedPath: (path) => !path.startsWith('/api/'),
      setHeaders: (reply, path) => void reply.header('Cache-Control', path.startsWith(assets) ? IMMUTABLE : REVALIDATE),
    });
  });
  app.setNotFoundHandler(async (request, reply) => answerUnknown(request, reply));
}

function answerUnknown({ url, method }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (url.startsWith('/api/')) throw new RefusalError('no-such-page');
  if (method === 'GET' || method === 'HEAD') return sendNotFound(reply);
  return reply
    .status(405)
    .header('Allow', 'GET, HEAD')
    .type(TEXT)
    .send('Only GET and HEAD work here. / Aqui só funcionam GET e HEAD.\n');
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.status(404).type(TEXT).send(NOTHING_HERE);
}

/** The folder of the built web application. */
export class Site {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The hashes of the styles within the page, as a content security policy names them; none where there is no page. */
  async styleHashes(): Promise<readonly string[]> {
    const page = await readFile(join(this.folder, 'index.html'), 'utf8').catch(() => '');
    const styles = page.matchAll(/<style>([^<]*)<\/style>/g);
    return Array.from(styles, ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
}
