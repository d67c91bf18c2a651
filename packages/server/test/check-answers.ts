import { subscribe } from 'node:diagnostics_channel';
import { isRefusalBody } from '@tabuleiro/client';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Compile, type Validator } from 'typebox/compile';
import { afterAll } from 'vitest';
import { refusalsOf } from '../src/http/openapi.ts';
import { field, isRecord } from '../src/http/schema-words.ts';

// Every test file watches what its servers answer: each refusal must be declared for its route, and each other answer must
// fit the schema of its route. So the OpenAPI document, which is made from both, says what the server does.

const wrong = new Set<string>();
const validators = new WeakMap<object, Validator>();

subscribe('fastify.initialization', (message) => {
  if (!isInitialization(message)) return;
  message.fastify.addHook('onSend', async (request, reply, payload) => {
    const isJson = String(reply.getHeader('content-type')).startsWith('application/json');
    if (!isJson || typeof payload !== 'string' || request.is404) return;
    const { schema, url } = request.routeOptions;
    if (schema === undefined || schema.hide === true) return;
    const body: unknown = JSON.parse(payload);
    const fault =
      reply.statusCode < 400 ? faultOfAnswer(schema.response, reply.statusCode, body) : faultOfRefusal(request, body);
    if (fault !== null) wrong.add(`${request.method} ${url} answered ${reply.statusCode}: ${fault}`);
  });
});

afterAll(() => {
  if (wrong.size > 0) throw new Error(`Answers that the routes do not declare:\n${[...wrong].join('\n')}`);
});

function isInitialization(message: unknown): message is { readonly fastify: FastifyInstance } {
  return isRecord(message) && 'fastify' in message;
}

function faultOfRefusal({ routeOptions }: FastifyRequest, body: unknown): string | null {
  if (!isRefusalBody(body)) return 'this is no refusal';
  const { method, schema, config } = routeOptions;
  const declared: readonly string[] = refusalsOf({ method, schema, config });
  return declared.includes(body.code) ? null : `${body.code} is not declared`;
}

function faultOfAnswer(response: unknown, status: number, body: unknown): string | null {
  const schema = field(response, String(status));
  if (!isRecord(schema)) return 'this status is not declared';
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator.Check(body) ? null : JSON.stringify(validator.Errors(body));
}
