import type { RestReply } from '../rest/restReply.ts';
import type { Generation } from './capabilities.ts';

/**
 * Two reads without a token that touch no data. What one generation takes another may take as well and lose half of it,
 * so it has to be known before the first write: their statuses and types of content differ in each.
 */
export const probePaths = {
  apiKey: '/v1/tokens/api-key',
  options: `/v1/projects/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/units/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/options`,
};

const isJson = ({ contentType }: RestReply) => /^application\/([\w.-]+\+)?json/.test(contentType);

/**
 * What the two answers tell. `g3` knows the path of keys, for another method, and has no options right below a unit;
 * the others have them, behind a log-in, and the bundled one gives its refusals a code.
 *
 * @returns `unknown` for anything else: a limiter, a failure, the page of a proxy.
 */
export function judgeGeneration(apiKey: RestReply, options: RestReply): Generation {
  const knowsKeys = apiKey.status === 405 && isJson(apiKey);
  if (knowsKeys) return isJson(options) ? 'unknown' : 'g3';
  const guardsOptions = isJson(options) && (options.status === 401 || options.status === 403);
  if (!guardsOptions || apiKey.status === 405) return 'unknown';
  return hasCode(options.text) ? 'bundled' : 'g2';
}

function hasCode(text: string): boolean {
  try {
    return typeof (JSON.parse(text) as { code?: unknown }).code === 'string';
  } catch {
    return false;
  }
}

/** Whether an answer is that of the newest generation, which names this header in every one but refusals for haste. */
export const namesApiKey = ({ vary }: RestReply): boolean => /x-api-key/i.test(vary ?? '');
