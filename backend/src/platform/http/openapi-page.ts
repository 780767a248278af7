import type { OpenApi, Operation } from './openapi';
import type { Schema } from './openapi-schemas';

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (value: unknown) => String(value).replace(/[&<>"']/g, (character) => CHARACTERS[character] as string);

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
h2 { margin: 2.5rem 0 .25rem; padding-top: .5rem; border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
h3 { margin: 1.25rem 0 .25rem; font: 600 .95rem ui-monospace, monospace; overflow-wrap: anywhere; }
h3 b { display: inline-block; min-width: 4.5rem; }
p { margin: .15rem 0; }
nav ul { columns: 14rem; padding-left: 1.1rem; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; margin: .5rem 0; }
th, td { text-align: left; vertical-align: top; padding: .25rem .5rem .25rem 0; overflow-wrap: anywhere; }
tr { border-bottom: 1px solid color-mix(in srgb, currentColor 12%, transparent); }
code { font-family: ui-monospace, monospace; }
a { color: inherit; }
`;

/** Describes a schema in a few words: its type and limits. */
function inWords(schema: Schema): string {
  if (typeof schema['$ref'] === 'string') return schema['$ref'].split('/').pop() ?? '';
  const options = schema['anyOf'] as Schema[] | undefined;
  if (options) return options.map(inWords).join(' or ');
  if (Array.isArray(schema['enum'])) return schema['enum'].map((value) => JSON.stringify(value)).join(', ');
  const items = schema['items'] as Schema | undefined;
  const kind = items ? `list of ${inWords(items)}` : String(schema['type'] ?? 'any');
  const limits = [
    schema['maxLength'] === undefined ? '' : `at most ${schema['maxLength']} characters`,
    schema['minimum'] === undefined ? '' : `from ${schema['minimum']}`,
    schema['maximum'] === undefined ? '' : `to ${schema['maximum']}`,
  ].filter(Boolean);
  return [kind, ...limits].join(', ');
}

function propertyTable(schema: Schema): string {
  const required = new Set((schema['required'] as string[] | undefined) ?? []);
  const rows = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>).map(
    ([name, each]) =>
      `<tr><td><code>${escaped(name)}</code>${required.has(name) ? ' *' : ''}</td><td>${escaped(inWords(each))}</td>` +
      `<td>${escaped(each['title'] ?? '')} ${escaped(each['description'] ?? '')}</td></tr>`,
  );
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function parameterTable(document: OpenApi, parameters: readonly Schema[]): string {
  const resolved = parameters.map((each) =>
    typeof each['$ref'] === 'string' ? document.components.parameters[each['$ref'].split('/').pop() ?? ''] : each,
  );
  const rows = resolved.map(
    (each) =>
      `<tr><td><code>${escaped(each?.['name'])}</code> in ${escaped(each?.['in'])}</td>` +
      `<td>${escaped(inWords((each?.['schema'] ?? {}) as Schema))}</td><td>${escaped(each?.['description'] ?? '')}</td></tr>`,
  );
  return rows.length === 0 ? '' : `<table><tbody>${rows.join('')}</tbody></table>`;
}

function bodyTable(requestBody: Schema | undefined): string {
  const content = requestBody?.['content'] as Record<string, { schema: Schema }> | undefined;
  const schema = content?.['application/json']?.schema;
  if (!schema) return '';
  return typeof schema['$ref'] === 'string'
    ? `<p>Body: <a href="#schema-${escaped(inWords(schema))}">${escaped(inWords(schema))}</a></p>`
    : propertyTable(schema);
}

function operationPart(document: OpenApi, path: string, method: string, made: Operation): string {
  return [
    `<h3 id="${escaped(made.operationId)}"><b>${escaped(method.toUpperCase())}</b> ${escaped(path)}</h3>`,
    `<p>${escaped(made.summary)}. ${escaped(made.description)}</p>`,
    parameterTable(document, made.parameters ?? []),
    bodyTable(made.requestBody),
    `<p>Answers ${Object.keys(made.responses).map(escaped).join(', ')}</p>`,
  ].join('');
}

function tagPart(document: OpenApi, { name, description }: OpenApi['tags'][number]): string {
  const parts = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, made]) => made.tags.includes(name))
      .map(([method, made]) => operationPart(document, path, method, made)),
  );
  return `<section id="${escaped(name)}"><h2>${escaped(description)}</h2>${parts.join('')}</section>`;
}

const schemaPart = ([name, schema]: [string, Schema]) =>
  `<section id="schema-${escaped(name)}"><h3>${escaped(name)}</h3>${
    schema['description'] ? `<p>${escaped(schema['description'])}.</p>` : ''
  }${propertyTable(schema)}</section>`;

const paragraphs = (text: unknown) =>
  String(text ?? '')
    .split('\n\n')
    .map((paragraph) => `<p>${escaped(paragraph)}</p>`)
    .join('');

/** Renders the API description as an HTML page without scripts. */
export function openApiPage(document: OpenApi, styleNonce: string): string {
  const links = document.tags.map(
    ({ name, description }) => `<li><a href="#${escaped(name)}">${escaped(description)}</a></li>`,
  );
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Lichen API</title>',
    `<style nonce="${escaped(styleNonce)}">${STYLE}</style></head><body>`,
    `<h1>Lichen API</h1><p>Version ${escaped(document.info['version'])}. `,
    'Machines read <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). * marks what must be sent.</p>',
    paragraphs(document.info['description']),
    `<nav aria-label="Contents"><ul>${links.join('')}</ul></nav><main>`,
    ...document.tags.map((tag) => tagPart(document, tag)),
    '<h2>Schemas</h2>',
    ...Object.entries(document.components.schemas).map(schemaPart),
    '</main></body></html>',
  ].join('');
}
