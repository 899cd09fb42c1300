import type { z } from 'zod';
import { compiledReader, refused } from './compiledReader.ts';
import { errorOfReply } from './refusedReply.ts';
import { jsonOf } from './jsonOf.ts';
import { badReply, notSupported } from './restErrors.ts';
import { isJson, type RestReply } from './restReply.ts';
import { secondsOf } from './retry.ts';

/**
 * The body of a reply, parsed; `bundledOnly` marks calls that the live service lacks.
 * @throws RestError for a refusal, and for an unexpected body.
 */
export function readReply<T>(reply: RestReply, what: string, schema: z.ZodType<T>, bundledOnly: boolean): T {
  const { status, contentType, text } = reply;
  if (status < 200 || status >= 300) {
    throw errorOfReply({
      status,
      text: isJson(reply) ? text : '',
      retryAfter: secondsOf(reply.retryAfter),
      what,
      bundledOnly,
    });
  }
  if (status === 204 || text === '') return acceptAsZod(schema, {}, what);
  if (!isJson(reply)) {
    throw bundledOnly
      ? notSupported(what, status)
      : badReply(`${what} answered ${contentType || 'no type'}, not JSON`);
  }
  const read = compiledReader(schema)(parsed(text, what));
  return read === refused ? acceptAsZod(schema, parsed(text, what), what) : read;
}

function parsed(text: string, what: string): unknown {
  const value = jsonOf(text);
  if (value === undefined) throw badReply(`${what} answered half a document`);
  return value;
}

/** Slower, and says where the fault is. */
function acceptAsZod<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const places = result.error.issues.slice(0, 3).map((issue) => issue.path.join('.') || 'the whole');
  throw badReply(`${what} answered something unexpected at ${places.join(', ')}`);
}
