import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Site } from '../site.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const ASK_FIRST = 'no-cache';
export const NOTHING_HERE = 'there is nothing here\n';

/** Answers whatever is not below /api with a file of the web application. */
export async function serveSite(site: Site, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return reply.status(405).header('Allow', 'GET, HEAD').type('text/plain; charset=utf-8').send('only GET and HEAD\n');
  }
  const [path = '/'] = request.url.split(/[?#]/);
  const file = await site.find(path);
  if (file === null) return reply.status(404).type('text/plain; charset=utf-8').send(NOTHING_HERE);
  return reply
    .status(200)
    .type(file.type)
    .header('Cache-Control', file.isNamedByContent ? A_YEAR : ASK_FIRST)
    .send(file.body);
}
