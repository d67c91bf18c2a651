import { readFileSync } from 'node:fs';
import { REFUSAL_CODES, refusalBody } from '@tabuleiro/client';
import {
  ClientMessage,
  MatchAct,
  MatchEvent,
  MatchLine,
  PRESETS,
  ServerMessage,
  UserLine,
} from '@tabuleiro/client/schemas';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Application } from '../src/application.ts';
import { DOTS } from '../src/http/openapi.ts';
import { getText } from './scenarios.ts';
import { startTestServer, Visitor } from './test-server.ts';

let server: Application;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

/** The rows of a document's tables, by what stands first in them. */
function rowsOf(text: string): ReadonlyMap<string, readonly string[]> {
  const rows = new Map<string, string[]>();
  for (const [line] of text.matchAll(/^\| `[^|]+.*$/gm)) {
    const name = /`([^`]+)`/.exec(line)?.[1] ?? '';
    rows.set(name, [...(rows.get(name) ?? []), line]);
  }
  return rows;
}

/** Each kind of a union, with the names of its fields. */
function kindsOf(union: unknown, tag: string): readonly (readonly [string, readonly string[]])[] {
  const { anyOf }: { anyOf: { properties: Record<string, { const?: string }> }[] } = JSON.parse(JSON.stringify(union));
  return anyOf.map(({ properties }) => [
    properties[tag]?.const ?? '',
    Object.keys(properties).filter((name) => name !== tag && name !== 'version' && name !== 'at'),
  ]);
}

describe('docs/protocol-live.md', () => {
  const text = read('protocol-live.md');
  const rows = rowsOf(text);

  test.each([
    ['messages of clients', ClientMessage, 't'],
    ['messages of the server', ServerMessage, 't'],
    ['entries of the log', MatchEvent, 'kind'],
    ['acts', MatchAct, 'act'],
  ] as const)('has all %s with their fields', (_, union, tag) => {
    const kinds = kindsOf(union, tag);
    expect(kinds.length).toBeGreaterThan(4);
    for (const [kind, fields] of kinds) {
      const found = (rows.get(kind) ?? []).some((row) => fields.every((name) => row.includes(`\`${name}\``)));
      expect(found, `${kind}: ${fields.join(', ')}`).toBe(true);
    }
  });

  test('has all that players may say', () => {
    for (const preset of PRESETS) expect(text).toContain(`\`${preset}\``);
  });
});

describe('docs/bots.md', () => {
  test('has all lines with their fields', () => {
    const text = read('bots.md');
    const rows = rowsOf(text);
    for (const [kind, fields] of kindsOf(UserLine, 't')) {
      for (const name of fields) expect(rows.get(kind)?.join('') ?? '', kind).toContain(`\`${name}\``);
    }
    for (const [kind] of kindsOf(MatchLine, 't')) expect(text).toContain(`\`${kind}\``);
  });

  test('has commands that work, one after the other', async () => {
    const own = await startTestServer();
    const person = new Visitor(own.address);
    let [token, tokenId] = ['', ''];
    const text = read('bots.md');
    const commands = [...text.matchAll(/^curl (?:.*\\\n)*.*$/gm)].map(([command]) => command);
    expect(commands.length).toBeGreaterThan(7);
    const [, example = ''] = /```json\n([^`]*)```/.exec(text) ?? [];
    const legalMoves: unknown = JSON.parse(example);
    let answered: unknown;
    // The one that deletes the token comes last.
    commands.sort((a, b) => Number(a.includes('-X DELETE')) - Number(b.includes('-X DELETE')));
    for (const command of commands) {
      const [, path = ''] = /"\$SERVER\/([^"]+)"/.exec(command) ?? [];
      const [, data] = /-d '([^']+)'/.exec(command) ?? [];
      const [, method = data === undefined ? 'GET' : 'POST'] = /-X ([A-Z]+)/.exec(command) ?? [];
      const program = new Visitor(own.address, { authorization: `Bearer ${token}` });
      const visitor = command.includes('Bearer $TOKEN') ? program : person;
      const sent: unknown = data === undefined ? undefined : JSON.parse(data);
      const { status, body } = await visitor.ask(method, path.replace('$TOKEN_ID', tokenId), sent);
      expect([200, 201], `${command}\n${JSON.stringify(body)}`).toContain(status);
      if (method === 'POST' && path === 'api/tokens') [token, tokenId] = [getText(body, 'token'), getText(body, 'id')];
      if (path.endsWith('legal-moves')) answered = body;
    }
    expect(answered).toEqual(legalMoves);
    await own.close();
  });

  test('has the limits of accounts as the administration page has them', () => {
    const rows = (name: string): readonly (readonly string[])[] =>
      [...read(name).matchAll(/^\| .* \|$/gm)].map(([row]) => row.split('|').map((cell) => cell.trim()));
    const limits = rows('bots.md').filter(([, , amount = '']) => /^\d/.test(amount));
    expect(limits.length).toBeGreaterThan(10);
    const known = rows('administration.md').map(([, what, , ...amounts]) => [what, ...amounts].join('|'));
    // The last column of bots.md has the code of the refusal.
    for (const [, what, atOnce, then] of limits) expect(known).toContain([what, atOnce, then, ''].join('|'));
  });
});

interface Description {
  readonly openapi: string;
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { responses: Record<string, { description: string }> }>>>
  >;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

describe('the description of all addresses', () => {
  const load = async (): Promise<Description> => {
    const response = await fetch(new URL('api/openapi.json', server.address));
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    const description: Description = JSON.parse(await response.text());
    return description;
  };

  test('has every address, and an answer for each', async () => {
    const { openapi, paths, components } = await load();
    expect(openapi).toBe('3.1.0');
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/me',
        '/api/lobby',
        '/api/matches/{id}/moves',
        '/api/stream',
        '/api/matches/{id}/stream',
      ]),
    );
    expect(components.schemas).toHaveProperty('Refusal');
    for (const [path, methods] of Object.entries(paths)) {
      for (const { responses } of Object.values(methods)) {
        expect(Object.keys(responses), path).toContainEqual(expect.stringMatching(/^2/));
      }
    }
  });

  test('is also a page, without scripts, with every address and every refusal in both languages', async () => {
    const response = await fetch(new URL('api/docs', server.address));
    const page = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page).not.toMatch(/<script|style=|\son\w+="/);
    for (const [path, methods] of Object.entries((await load()).paths)) {
      for (const method of Object.keys(methods)) expect(page).toContain(`${method.toUpperCase()} ${path}`);
    }
    for (const code of REFUSAL_CODES) expect(page).toContain(refusalBody(code, DOTS).message.pt);
    // Every name in an outline leads somewhere, and no place has two names.
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toEqual(expect.arrayContaining(['schema-MatchInfo', 'refusal-illegal-move', 'playMove']));
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
    const style = await fetch(new URL('api/docs.css', server.address));
    expect([style.status, style.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
  });

  test('is made once, and not sent again to who has it', async () => {
    for (const path of ['api/openapi.json', 'api/docs', 'api/docs.css']) {
      const first = await fetch(new URL(path, server.address));
      const etag = first.headers.get('etag') ?? '';
      expect([etag, first.headers.get('cache-control')]).toEqual([expect.stringMatching(/^"[\w-]{20,}"$/), 'no-cache']);
      for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const again = await fetch(new URL(path, server.address), { headers: { 'if-none-match': sent } });
        expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      const other = await fetch(new URL(path, server.address), { headers: { 'if-none-match': '"other"' } });
      expect([other.status, await other.text()]).toEqual([200, await first.text()]);
    }
    const description = vi.spyOn(server.app, 'swagger');
    for (const path of ['api/openapi.json', 'api/docs']) await fetch(new URL(path, server.address));
    expect(description).not.toHaveBeenCalled();
    description.mockRestore();
  });

  test('has examples that the server accepts', async () => {
    const page = await (await fetch(new URL('api/docs', server.address))).text();
    const [, data = ''] = /\/api\/matches&quot;[^<]*-d '([^<]+)'/.exec(page) ?? [];
    const body: Record<string, unknown> = JSON.parse(data.replaceAll('&quot;', '"'));
    const visitor = await Visitor.guest(server.address);
    expect(await visitor.ask('POST', 'api/matches', body)).toMatchObject({ status: 201 });
  });
});
