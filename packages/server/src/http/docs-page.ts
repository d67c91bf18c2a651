import { REFUSAL_CODES, refusalBody } from '@tabuleiro/client';
import { statusOf } from '../refused.ts';
import { field, isRecord } from '../schema-faults.ts';
import { DOTS } from './openapi.ts';
import { exampleOf, outline } from './schema-words.ts';

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

interface Operation {
  readonly method: string;
  readonly path: string;
  readonly details: unknown;
}

/** The page about all addresses, made of their description: no script, nothing from elsewhere. */
export function makeDocsPage(description: unknown): string {
  const operations = operationsOf(description);
  const tags = [...new Set(operations.map(tagOf))];
  const list = tags.map((tag) => {
    const links = operations
      .filter((one) => tagOf(one) === tag)
      .map((one) => `<li><a href="#${anchorOf(one)}"><code>${signatureOf(one)}</code></a> ${summaryOf(one)}</li>`);
    return `<h3>${escape(tag)}</h3><ul>${links.join('')}</ul>`;
  });
  const intro = textOf(field(field(description, 'info'), 'description'));
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
<a href="/api/live.schema.json">live.schema.json</a>. Who asks is known by the cookie of a page, or by
<code>Authorization: Bearer &lt;token&gt;</code>. Every refusal has the same form: a code, and a sentence in both languages
(<a href="#refusals">all of them</a>).</p></header>
<main>
<nav aria-label="All addresses"><h2>All addresses</h2>${list.join('')}</nav>
${operations.map(sectionOf).join('\n')}
${refusalTable()}
</main>
</body>
</html>
`;
}

function operationsOf(description: unknown): readonly Operation[] {
  const paths = field(description, 'paths');
  if (!isRecord(paths)) return [];
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const details = field(methods, method);
      return details === undefined ? [] : [{ method: method.toUpperCase(), path, details }];
    }),
  );
}

function sectionOf(operation: Operation): string {
  const { details } = operation;
  const about = field(details, 'description');
  const body = field(field(details, 'requestBody'), 'content');
  return `<section id="${anchorOf(operation)}">
<h2><code>${signatureOf(operation)}</code></h2>
<p>${summaryOf(operation)}.${typeof about === 'string' ? ` ${prose(about)}` : ''}</p>
${parametersOf(details)}${contentOf('Body', body)}${answersOf(details)}
<h3>Example</h3><pre>${escape(commandOf(operation))}</pre>
</section>`;
}

function parametersOf(details: unknown): string {
  const parameters = field(details, 'parameters');
  if (!Array.isArray(parameters) || parameters.length === 0) return '';
  const rows = parameters.map((one: unknown) => {
    const [name, place, isRequired] = [field(one, 'name'), field(one, 'in'), field(one, 'required') === true];
    const words = outline(field(one, 'schema'));
    const cells = [`<code>${escape(String(name))}</code>`, escape(String(place)), isRequired ? 'yes' : 'no'];
    return `<tr>${[...cells, `<code>${escape(words)}</code>`].map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  });
  return `<h3>Parameters</h3><table><thead><tr><th>name</th><th>where</th><th>needed</th><th>what</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** Only what is answered when all goes well; refusals are the same everywhere. */
function answersOf(details: unknown): string {
  const responses = field(details, 'responses');
  if (!isRecord(responses)) return '';
  return Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .map(([status, response]) => contentOf(`Answer ${status}`, field(response, 'content')))
    .join('');
}

function contentOf(title: string, content: unknown): string {
  if (!isRecord(content)) return '';
  return Object.entries(content)
    .map(([type, value]) => {
      const schema = field(value, 'schema');
      const example = JSON.stringify(exampleOf(schema), null, 2);
      return `<h3>${escape(title)} <small>${escape(type)}</small></h3><pre>${escape(outline(schema))}</pre><details><summary>Example</summary><pre>${escape(example)}</pre></details>`;
    })
    .join('');
}

function commandOf({ method, path, details }: Operation): string {
  const body = field(field(field(field(details, 'requestBody'), 'content'), 'application/json'), 'schema');
  const data =
    body === undefined
      ? ''
      : ` \\\n  -H 'Content-Type: application/json' -d '${JSON.stringify(exampleOf(body, true))}'`;
  const verb = method === 'GET' ? '-N' : `-X ${method}`;
  return `curl ${verb} -H "Authorization: Bearer $TOKEN" "$SERVER${path}"${data}`;
}

function refusalTable(): string {
  const rows = REFUSAL_CODES.map((code) => {
    const { en, pt } = refusalBody(code, DOTS).message;
    return `<tr><td><code>${code}</code></td><td>${statusOf(code)}</td><td>${escape(en)}</td><td lang="pt-PT">${escape(pt)}</td></tr>`;
  });
  return `<section id="refusals"><h2>Refusals</h2><p>What was not done leaves no trace. The codes do not change; the words may.</p>
<table><thead><tr><th>code</th><th>status</th><th>English</th><th>Portuguese</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`;
}

function tagOf({ details }: Operation): string {
  const tags = field(details, 'tags');
  return Array.isArray(tags) ? String(tags[0]) : 'other';
}

function summaryOf({ details }: Operation): string {
  return escape(textOf(field(details, 'summary')));
}

function signatureOf({ method, path }: Operation): string {
  return `${method} ${escape(path)}`;
}

function anchorOf({ method, path }: Operation): string {
  return `${method}${path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** Text in which what stands in backquotes is code. */
function prose(text: string): string {
  return escape(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}
