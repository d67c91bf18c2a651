import type { SwaggerOptions } from '@fastify/swagger';
import { REFUSAL_CODES, refusalBody, type RefusalCode, type RefusalValues } from '@tabuleiro/client';
import { statusOf } from '../refused.ts';

/** Found out by clients alone: a server that answers is there. */
const NOT_OURS: ReadonlySet<RefusalCode> = new Set<RefusalCode>(['unreachable']);

/** Stands for whatever a sentence leaves open. */
export const DOTS: RefusalValues = new Proxy<RefusalValues>({}, { get: () => '…' });

/** The codes of refusals by the status with which they come. */
export function refusalsByStatus(): ReadonlyMap<number, readonly RefusalCode[]> {
  const codes = REFUSAL_CODES.filter((code) => !NOT_OURS.has(code));
  const statuses = [...new Set(codes.map(statusOf))].toSorted((a, b) => a - b);
  return new Map(statuses.map((status) => [status, codes.filter((code) => statusOf(code) === status)]));
}

/** Every address may refuse, and says so with the same body: it is described once for all. */
function refusalResponses(): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...refusalsByStatus()].map(([status, codes]) => [
      status,
      {
        description: codes.map((code) => `\`${code}\`: ${refusalBody(code, DOTS).message.en}`).join('\n\n'),
        content: { 'application/json': { schema: { $ref: 'Refusal#' } } },
      },
    ]),
  );
}

const REFUSALS = refusalResponses();

/** Read by whoever writes a program for the server; the version is that of the addresses below /api. */
export const DESCRIPTION: SwaggerOptions = {
  openapi: {
    openapi: '3.1.0',
    info: {
      title: 'Tabuleiro',
      version: '1',
      license: { name: 'MIT' },
      description:
        'Matches, players and positions over HTTP. Times are milliseconds, moments are milliseconds since 1970 by the clock of the server. What is said over WebSocket (`/api/live`) is in docs/protocol-live.md.',
    },
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'tabuleiro',
          description: 'For pages, by signing in; `__Host-tabuleiro` over HTTPS.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'For programs: `Authorization: Bearer <token>`. It may do what its scopes say (`read`, `play`, `play-rated`), and plays only for an account that is declared a bot.',
        },
      },
    },
    security: [{ session: [] }, { token: [] }],
  },
  refResolver: {
    buildLocalReference: ({ $id }, _base, _fragment, index) => (typeof $id === 'string' ? $id : `def-${index}`),
  },
  transform: ({ schema, url }) => {
    const { response, ...rest } = schema ?? {};
    const answers = typeof response === 'object' && response !== null ? response : {};
    return { schema: { ...rest, response: { ...REFUSALS, ...answers } }, url };
  },
};
