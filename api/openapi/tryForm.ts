import { escapeHtml } from '../mail/escapeHtml.ts';
import type { Operation, Parameter } from './document.ts';

/** A form that sends a call; none for files and streams, which a page cannot show. */
export function tryForm(method: string, path: string, operation: Operation): string {
  const body = operation.requestBody?.content ?? {};
  const answers = Object.values(operation.responses).flatMap(({ content }) => Object.keys(content ?? {}));
  if ('multipart/form-data' in body || answers.includes('text/event-stream')) return '';
  const { 'application/json': json } = body;
  const example = json === undefined ? '' : JSON.stringify(json.example ?? {}, null, 1);
  const area =
    json === undefined
      ? ''
      : `<label>Body<textarea rows="8" spellcheck="false">${escapeHtml(example)}</textarea></label>`;
  const fields = (operation.parameters ?? []).map(field).join('');
  return `<form data-method="${method.toUpperCase()}" data-path="${escapeHtml(path)}"><h4>Try</h4>${fields}${area}
<button>Send</button><output></output></form>`;
}

function field({ name, in: place }: Parameter): string {
  const needed = place === 'path' ? ' required' : '';
  return `<label>${escapeHtml(name)}<input name="${escapeHtml(name)}" data-in="${escapeHtml(place)}"${needed}></label>`;
}
