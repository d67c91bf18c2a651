import { subscribe } from 'node:diagnostics_channel';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Validator } from 'typebox/compile';
import { afterAll } from 'vitest';
import { field, isRecord } from '../src/validation-errors.ts';

// Checks all responses of servers in tests: each refusal must be declared for its route, and each answer must fit the
// schema of the route. So the OpenAPI document, which is made from both, is right. The validators are loaded with the
// first response, so that tests without a server do not wait for them.

const wrong = new Set<string>();
const validators = new WeakMap<object, Validator>();

subscribe('fastify.initialization', (message) => {
  if (!isInitialization(message)) return;
  message.fastify.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || request.is404) return;
    const { schema, url } = request.routeOptions;
    if (schema === undefined || schema.hide === true) return;
    const { statusCode } = reply;
    const body: unknown = JSON.parse(payload);
    const isRefusal = statusCode >= 400;
    const fault = await (isRefusal ? faultOfRefusal(request, body) : faultOfAnswer(schema.response, statusCode, body));
    if (fault !== null) wrong.add(`${request.method} ${url} answered ${statusCode}: ${fault}`);
  });
});

afterAll(() => {
  if (wrong.size > 0) throw new Error(`Answers that the routes do not declare:\n${[...wrong].join('\n')}`);
});

function isInitialization(message: unknown): message is { readonly fastify: FastifyInstance } {
  return isRecord(message) && 'fastify' in message;
}

async function faultOfRefusal({ routeOptions }: FastifyRequest, body: unknown): Promise<string | null> {
  const { refusalsOf } = await import('../src/http/openapi.ts');
  const { method, schema, config } = routeOptions;
  const declared: readonly unknown[] = refusalsOf({ method, schema, config });
  return declared.includes(field(body, 'code')) ? null : `${JSON.stringify(body)} is not declared`;
}

async function faultOfAnswer(response: unknown, status: number, body: unknown): Promise<string | null> {
  const { Compile } = await import('typebox/compile');
  const schema = field(response, String(status));
  if (!isRecord(schema)) return 'this status is not declared';
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator.Check(body) ? null : JSON.stringify(validator.Errors(body));
}
