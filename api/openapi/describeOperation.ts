import { takesRevision } from './errorResponses.ts';
import type { Operation } from './document.ts';
import texts from './operationTexts.json' with { type: 'json' };

/** Descriptions of calls beyond their summary, by method and path. */
const operationTexts: Record<string, string> = texts;

const whose: Record<string, string> = {
  open: 'Open to anybody, without a token.',
  user: 'For anybody with a token, of what is their own.',
  'project:view': 'For the members of the project.',
  'project:edit': 'For the members of the project who may change it.',
  'project:owner': 'For the owner of the project.',
  'organization:viewer': 'For the members of the office.',
  'organization:owner': 'For the owners of the office.',
};

/** Who may make a call and what it does beyond its summary, in the texts that hold for all calls of its kind. */
export function describeOperation(method: string, path: string, operation: Operation): void {
  const takes = (name: string) => operation.parameters?.some((place) => place.name === name) ?? false;
  const own = operation.description ?? operationTexts[`${method} ${path}`];
  const sentences = [own, whose[operation['x-access'] ?? 'open']];
  if (takes('page')) sentences.push('In pages of `page_size` rows; `metadata` says how many there are.');
  if (takes('updated_since')) sentences.push('With `updated_since`, what changed since.');
  if (takesRevision(method, path))
    sentences.push('With the ETag of what was read as `If-Match`, nobody else is overwritten.');
  if (method === 'patch') sentences.push('What is left out stays as it is.');
  if (takes('Idempotency-Key'))
    sentences.push('With an `Idempotency-Key`, a call sent again is carried out once.');
  operation.description = sentences.filter((text) => text !== undefined).join(' ');
}
