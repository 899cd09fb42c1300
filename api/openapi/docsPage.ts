import { createHash } from 'node:crypto';
import { escapeHtml } from '../mail/escapeHtml.ts';
import { type OpenapiDocument, type Operation, operationsOf, type Response } from './document.ts';
import { tryForm } from './tryForm.ts';
import { tryScript } from './tryScript.ts';

const style = `
:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem}
h2{margin-top:2.5rem;text-transform:capitalize}
details{border:1px solid #8886;border-radius:6px;margin:.4rem 0;padding:.4rem .8rem}
summary{cursor:pointer}
code{font-size:.9em;overflow-wrap:anywhere}
b{display:inline-block;min-width:4.2rem}
pre{overflow-x:auto;font-size:.8em;background:#8881;padding:.8rem;border-radius:6px}
small{opacity:.75}
label{display:block;margin:.5rem 0}
input,textarea{display:block;box-sizing:border-box;width:100%;font:inherit;padding:.3rem .5rem}
textarea,output{font:.8em/1.4 ui-monospace,monospace}
output{display:block;white-space:pre-wrap;overflow-wrap:anywhere;max-height:30rem;overflow:auto}
button{font:inherit;padding:.3rem 1.2rem}
`;

/** The page may run its one script, and call this service. */
export const docsPolicy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash('sha256').update(tryScript).digest('base64')}'`,
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The description of the service as one page where its calls can be tried; nothing is loaded from elsewhere. */
export function docsPage(document: OpenapiDocument): string {
  const byTag = Map.groupBy(operationsOf(document), ({ operation }) => operation.tags?.[0] ?? 'other');
  const sections = [...byTag].map(
    ([tag, list]) =>
      `<h2>${escapeHtml(tag)}</h2>${list.map(({ method, path, operation }) => section(method, path, operation)).join('')}`,
  );
  const schemas = Object.entries(document.components.schemas ?? {}).map(
    ([name, schema]) =>
      `<details id="${escapeHtml(name)}"><summary><code>${escapeHtml(name)}</code></summary>${json(schema)}</details>`,
  );
  const { title, description } = document.info;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${style}</style></head><body>
<h1>${escapeHtml(title)}</h1><p>${escapeHtml(description)}</p>
<p><a href="openapi.json">openapi.json</a></p>
<p><label>Token, sent with every call tried here; a log-in fills it in<input id="token" autocomplete="off" spellcheck="false"></label></p>${sections.join('')}<h2>schemas</h2>${schemas.join('')}<script>${tryScript}</script></body></html>`;
}

function section(method: string, path: string, operation: Operation): string {
  const parts = [
    operation.description === undefined ? '' : `<p>${escapeHtml(operation.description)}</p>`,
    `<p>Access: <code>${escapeHtml(operation['x-access'] ?? 'open')}</code></p>`,
    parameters(operation),
    tryForm(method, path, operation),
    ...Object.entries(operation.requestBody?.content ?? {}).map(
      ([type, { schema }]) => `<h4>Body <small>${escapeHtml(type)}</small></h4>${json(schema)}`,
    ),
    ...Object.entries(operation.responses).map(([status, answer]) => response(status, answer)),
  ];
  return `<details><summary><b>${method.toUpperCase()}</b><code>${escapeHtml(path)}</code>
<small>${escapeHtml(operation.summary ?? '')}</small></summary>${parts.join('')}</details>`;
}

function parameters({ parameters: list = [] }: Operation): string {
  const rows = list.map(({ name, in: place, schema, description }) => {
    const what = description ?? schema.description ?? '';
    return `<li><code>${escapeHtml(name)}</code> <small>${escapeHtml(place)}</small> ${escapeHtml(what)}</li>`;
  });
  return rows.length === 0 ? '' : `<h4>Parameters</h4><ul>${rows.join('')}</ul>`;
}

function response(status: string, { description = '', $ref, content = {} }: Response): string {
  if ($ref !== undefined) return `<p><code>${status}</code> <a href="#Error">error</a></p>`;
  const bodies = Object.entries(content).map(
    ([type, { schema }]) => `<small>${escapeHtml(type)}</small>${json(schema)}`,
  );
  return `<h4>${status} ${escapeHtml(description)}</h4>${bodies.join('')}`;
}

const json = (value: unknown) => `<pre>${escapeHtml(JSON.stringify(value, null, 1))}</pre>`;
