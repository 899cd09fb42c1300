import { z } from 'zod';
import { jsonOf } from '../rest/jsonOf.ts';
import { isJson, type RestReply } from '../rest/restReply.ts';
import type { Generation } from './capabilities.ts';

/**
 * Two reads without a token that touch no data: their statuses and content types differ in each generation. It has to
 * be known before the first write, because a body meant for one generation may be accepted by another and half of it
 * lost.
 */
export const probePaths = {
  apiKey: '/v1/tokens/api-key',
  options: `/v1/projects/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/units/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}/options`,
};

/**
 * Judges the two answers. `g3` knows the path of keys, with another method, and has no options directly below a unit;
 * the others have them, behind a log-in, and the bundled one's refusals have a code.
 * @returns `unknown` for anything else: a rate limit, a failure, a proxy's page.
 */
export function judgeGeneration(apiKey: RestReply, options: RestReply): Generation {
  const knowsKeys = apiKey.status === 405 && isJson(apiKey);
  if (knowsKeys) return isJson(options) ? 'unknown' : 'g3';
  const guardsOptions = isJson(options) && (options.status === 401 || options.status === 403);
  if (!guardsOptions || apiKey.status === 405) return 'unknown';
  return withCode.safeParse(jsonOf(options.text)).success ? 'bundled' : 'g2';
}

const withCode = z.object({ code: z.string() });

/** Whether an answer is the newest generation's, which names this header in all but rate-limit refusals. */
export const namesApiKey = ({ vary }: RestReply): boolean => /x-api-key/i.test(vary ?? '');
