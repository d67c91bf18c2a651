import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PROTOCOL, REFUSAL_CODES, refusalBody } from '@tabuleiro/client';
import { ClientMessage, ServerMessage } from '@tabuleiro/client/schemas';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { statusOf } from '../refusal-error.ts';
import { field, isRecord } from '../validation-errors.ts';
import type { HttpApp } from './app.ts';
import { DOTS } from './openapi.ts';
import { escapeHtml, Examples, outline, referredName } from './schema-outline.ts';

/** Beside the sources and beside the build alike. */
const STYLE = new URL('../../pages/docs.css', import.meta.url);
const hidden = { schema: { hide: true } } as const;

/** The messages of the live protocol as JSON Schema. */
const LIVE_SCHEMA = JSON.stringify({
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: `Tabuleiro live protocol, version ${PROTOCOL}`,
  description: `Messages in text frames of the WebSocket at /api/live?v=${PROTOCOL}. A client sends ClientMessage, the server sends ServerMessage. docs/protocol-live.md explains them.`,
  anyOf: [{ $ref: '#/definitions/ClientMessage' }, { $ref: '#/definitions/ServerMessage' }],
  definitions: { ClientMessage, ServerMessage },
});

/** The description of all addresses and of the live protocol, for programs and for people. */
export function addDocsRoutes(app: HttpApp): void {
  addDocument(app, '/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(app.swagger()));
  addDocument(app, '/api/live.schema.json', 'application/schema+json; charset=utf-8', () => LIVE_SCHEMA);
  addDocument(app, '/api/docs', 'text/html; charset=utf-8', () => makeDocsPage(app.swagger()));
  addDocument(app, '/api/docs.css', 'text/css; charset=utf-8', () => readFile(STYLE));
}

/** Adds the route of a document that does not change while the server runs. It is built once, when it is first asked for. */
function addDocument(app: HttpApp, path: string, type: string, build: () => string | Buffer | Promise<Buffer>): void {
  let document: Promise<{ readonly body: Buffer; readonly etag: string }> | undefined;
  const load = async (): Promise<{ readonly body: Buffer; readonly etag: string }> => {
    const body = Buffer.from(await build());
    return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
  };
  app.get(path, hidden, async (request: FastifyRequest, reply: FastifyReply) => {
    const { body, etag } = await (document ??= load());
    // Browsers may keep it, and ask whether it is still the same.
    void reply.header('Cache-Control', 'no-cache').header('ETag', etag);
    if (isCurrent(request.headers['if-none-match'], etag)) return reply.status(304).send();
    return reply.type(type).send(body);
  });
}

/** Compares weakly, as RFC 9110 demands for `If-None-Match`: a proxy that compresses makes the tag weak. */
function isCurrent(header: string | undefined, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
  return tags.includes(etag) || tags.includes('*');
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  /** The Operation Object of the OpenAPI document. */
  readonly details: unknown;
}

/** The page at /api/docs, made from the OpenAPI document: no script, nothing from other servers. */
export function makeDocsPage(document: unknown): string {
  const operations = operationsOf(document);
  const schemas = field(field(document, 'components'), 'schemas');
  const tags = [...new Set(operations.map(({ tag }) => tag))];
  const groups = tags.map((tag) => {
    const links = operations
      .filter((one) => one.tag === tag)
      .map((one) => `<li><a href="#${one.id}"><code>${signatureOf(one)}</code></a> ${prose(one.summary)}</li>`);
    return `<h3>${escapeHtml(tag)}</h3><ul>${links.join('')}</ul>`;
  });
  const intro = textOf(field(field(document, 'info'), 'description'));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Tabuleiro: API</title>
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<header><h1>Tabuleiro: API</h1><p>${prose(intro)}</p>
<p>For programs: <a href="/api/openapi.json">openapi.json</a>, and for the live protocol
<a href="/api/live.schema.json">live.schema.json</a>. A request is signed in by the session cookie of a page, or by
<code>Authorization: Bearer &lt;token&gt;</code>. Every refusal has the same form: a code, and a sentence in both languages
(<a href="#refusals">all of them</a>). Names in the outlines lead to <a href="#schemas">the schemas</a>.</p></header>
<main>
<nav aria-label="All addresses"><h2>All addresses</h2>${groups.join('')}</nav>
${operations.map((one) => sectionOf(one, schemas)).join('\n')}
${schemaList(schemas)}
${refusalTable()}
</main>
</body>
</html>
`;
}

function operationsOf(document: unknown): readonly Operation[] {
  const paths = field(document, 'paths');
  if (!isRecord(paths)) return [];
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const details = field(methods, method);
      if (details === undefined) return [];
      const [id, summary] = [textOf(field(details, 'operationId')), textOf(field(details, 'summary'))];
      const tags = field(details, 'tags');
      const tag = Array.isArray(tags) ? String(tags[0]) : 'other';
      return [{ id, method: method.toUpperCase(), path, tag, summary, details }];
    }),
  );
}

function sectionOf(operation: Operation, schemas: unknown): string {
  const { id, summary, details } = operation;
  const about = textOf(field(details, 'description'));
  const body = field(field(details, 'requestBody'), 'content');
  return `<section id="${id}">
<h2><code>${signatureOf(operation)}</code></h2>
<p>${prose(summary)}.${about === '' ? '' : ` ${prose(about)}`}</p>
<p>${prose(accessOf(details))}</p>
${parametersOf(details)}${contentOf('Body', body, schemas)}${answersOf(details, schemas)}${refusalsOf(details)}
<h3>Example</h3><pre>${escapeHtml(commandOf(operation, schemas))}</pre>
</section>`;
}

/** Who may use an address, by its security requirements. */
function accessOf(details: unknown): string {
  const schemes = schemesOf(details);
  if (schemes.length === 0) return 'For everybody.';
  const how = schemes.filter((name) => name !== '').join(' or ');
  return schemes.includes('') ? `For everybody; the answer may depend on the ${how}.` : `Needs a ${how}.`;
}

/** The security schemes that an operation accepts, the empty text for no credentials. */
function schemesOf(details: unknown): readonly string[] {
  const security = field(details, 'security');
  return Array.isArray(security) ? security.map((one: unknown) => Object.keys(isRecord(one) ? one : {}).join('')) : [];
}

function parametersOf(details: unknown): string {
  const parameters = field(details, 'parameters');
  if (!Array.isArray(parameters) || parameters.length === 0) return '';
  const rows = parameters.map((one: unknown) => {
    const [name, place, isRequired] = [field(one, 'name'), field(one, 'in'), field(one, 'required') === true];
    const cells = [`<code>${escapeHtml(String(name))}</code>`, escapeHtml(String(place)), isRequired ? 'yes' : 'no'];
    return `<tr>${[...cells, `<code>${outline(field(one, 'schema'))}</code>`].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<h3>Parameters</h3><table><thead><tr><th scope="col">name</th><th scope="col">where</th><th scope="col">needed</th><th scope="col">what</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

function answersOf(details: unknown, schemas: unknown): string {
  return responsesOf(details)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => contentOf(`Answer ${status}`, field(response, 'content'), schemas))
    .join('');
}

/** The codes of the refusals by status, as the schemas of the responses list them. */
function refusalsOf(details: unknown): string {
  const items = responsesOf(details).flatMap(([status, response]) => {
    const schema = field(field(field(response, 'content'), 'application/json'), 'schema');
    const parts = field(schema, 'allOf');
    if (!Array.isArray(parts)) return [];
    const codes = parts.flatMap((part: unknown) => {
      const allowed = field(field(field(part, 'properties'), 'code'), 'enum');
      return Array.isArray(allowed) ? allowed.map(String) : [];
    });
    const links = codes.map((code) => `<a href="#refusal-${code}"><code>${escapeHtml(code)}</code></a>`);
    return [`<li>${status} ${links.join(', ')}</li>`];
  });
  return `<h3>Refusals</h3><ul>${items.join('')}</ul>`;
}

function responsesOf(details: unknown): readonly (readonly [string, unknown])[] {
  const responses = field(details, 'responses');
  return isRecord(responses) ? Object.entries(responses) : [];
}

/** A body or an answer. Shows the fields of a named schema in place, without a link to follow. */
function contentOf(title: string, content: unknown, schemas: unknown): string {
  if (!isRecord(content)) return '';
  return Object.entries(content)
    .map(([type, value]) => {
      const schema = field(value, 'schema');
      const name = referredName(schema);
      const shown = name === null ? schema : field(schemas, name);
      const example = JSON.stringify(new Examples(schemas).of(schema), null, 2);
      const label = name === null ? '' : ` ${outline(schema)}`;
      return `<h3>${escapeHtml(title)}${label} <small>${escapeHtml(type)}</small></h3><pre>${outline(shown)}</pre><details><summary>Example</summary><pre>${escapeHtml(example)}</pre></details>`;
    })
    .join('');
}

function commandOf({ method, path, details }: Operation, schemas: unknown): string {
  const body = field(field(field(field(details, 'requestBody'), 'content'), 'application/json'), 'schema');
  const example = body === undefined ? null : JSON.stringify(new Examples(schemas, true).of(body));
  const data = example === null ? '' : ` \\\n  -H 'Content-Type: application/json' -d '${example}'`;
  const schemes = schemesOf(details);
  const credentials = schemes.includes('token')
    ? ' -H "Authorization: Bearer $TOKEN"'
    : schemes.includes('session')
      ? ' -b cookies.txt'
      : '';
  // `-N` shows the lines of a stream as they come.
  const isStream = JSON.stringify(responsesOf(details)).includes('application/x-ndjson');
  const verb = method === 'GET' ? (isStream ? ' -N' : '') : ` -X ${method}`;
  return `curl${verb}${credentials} "$SERVER${path}"${data}`;
}

function schemaList(schemas: unknown): string {
  const sections = Object.entries(isRecord(schemas) ? schemas : {}).map(
    ([name, schema]) => `<h3 id="schema-${name}">${name}</h3><pre>${outline(schema)}</pre>`,
  );
  return `<section id="schemas"><h2>Schemas</h2>${sections.join('\n')}</section>`;
}

function refusalTable(): string {
  const rows = REFUSAL_CODES.map((code) => {
    const { en, pt } = refusalBody(code, DOTS).message;
    // That one is a client's own finding, so it has no status.
    const status = code === 'unreachable' ? '–' : statusOf(code);
    return `<tr id="refusal-${code}"><td><code>${code}</code></td><td>${status}</td><td>${escapeHtml(en)}</td><td lang="pt-PT">${escapeHtml(pt)}</td></tr>`;
  });
  return `<section id="refusals"><h2>Refusals</h2><p>A refused request changes nothing. The codes do not change; the words may.</p>
<table><thead><tr><th scope="col">code</th><th scope="col">status</th><th scope="col">English</th><th scope="col">Portuguese</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function signatureOf({ method, path }: Operation): string {
  return `${method} ${escapeHtml(path)}`;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Text with code in backquotes, as HTML. */
function prose(text: string): string {
  return escapeHtml(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
