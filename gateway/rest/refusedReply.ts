import { restErrorCodes } from '#domain/errorCodes.ts';
import { z } from 'zod';
import { jsonOf } from './jsonOf.ts';
import { badReply, type FailureCode, notSupported, RestError, defaultRetryAfter } from './restErrors.ts';

const errorBody = z.object({
  error: z.union([z.string(), z.record(z.string(), z.string())]),
  code: z.string().optional(),
  request_id: z.string().optional(),
  keys: z.record(z.string(), z.string()).optional(),
});

type Refusal = {
  status: number;
  text: string;
  retryAfter?: number | undefined;
  what: string;
  bundledOnly: boolean;
};

/**
 * The error for a reply outside 2xx.
 * The bundled service has a `code`; the live one only status and text. `bundledOnly` marks calls the live service
 * lacks: there a 404 or 405 without a code means that the call is missing, not the thing.
 */
export function errorOfReply({ status, text, retryAfter, what, bundledOnly }: Refusal): RestError {
  const body = errorBody.safeParse(jsonOf(text)).data;
  // A failing service's message belongs in its own log: it may hold secrets.
  const message = body === undefined || status >= 500 ? `${what} answered ${status}` : plainText(body.error);
  const asked = retryAfter ?? (status >= 502 && status <= 504 ? defaultRetryAfter : undefined);
  const wait = asked === undefined ? {} : { retryAfter: asked };
  const known = restErrorCodes.find((code) => code === body?.code);
  const isCoded = known !== undefined;
  // A balancer also answers 503, even for a change whose service died during it: only the service numbers its refusals.
  const isOutcomeKnown =
    known === 'UNAVAILABLE' && body?.request_id !== undefined && !what.startsWith('GET ');
  const refuse = (code: FailureCode) =>
    new RestError(known ?? code, message, { status, isCoded, isOutcomeKnown, ...wait });

  if (status === 501 || status === 405) return notSupported(what, status);
  if (bundledOnly && status === 404 && !isCoded) return notSupported(what, status);
  if (status >= 500) return refuse('UPSTREAM_UNAVAILABLE');
  if (body === undefined) return badReply(`${what} answered ${status} without saying why`, status);
  switch (status) {
    case 400:
      return (isCoded ? undefined : liveRefusal(message, what)) ?? refuse('BAD_REQUEST');
    case 401:
      return refuse('UNAUTHENTICATED');
    case 403: // the live service tells a missing activation from a missing permission only by its words
      return refuse(/must be activated/.test(message) ? 'ACCOUNT_NOT_ACTIVATED' : 'FORBIDDEN');
    case 404:
      return refuse('NOT_FOUND');
    case 409:
      return refuse('CONFLICT');
    case 412:
      return refuse('EDIT_CONFLICT');
    case 422:
      // An Idempotency-Key that was used for another call: no field is at fault.
      if (known === 'CONFLICT') return refuse('CONFLICT');
      return new RestError('VALIDATION_FAILED', message, {
        status,
        isCoded,
        fields: typeof body.error === 'string' ? { '': body.error } : body.error,
        keys: body.keys ?? {},
      });
    case 429:
      return refuse('RATE_LIMITED');
    default:
      return refuse('BAD_REQUEST');
  }
}

/** What the live service says only in the text of a 400: a key, a technology or a fraction it does not know. */
function liveRefusal(message: string, what: string): RestError | undefined {
  const unknownKey = /unknown key "([^"]+)"/.exec(message)?.[1];
  if (unknownKey !== undefined || /invalid module type|module type mismatch/.test(message)) {
    const text = `The service in use does not support this: ${what}`;
    return new RestError('NOT_SUPPORTED_BY_UPSTREAM', text, { status: 400, unknownKey });
  }
  const field = /cannot unmarshal number \S+ into Go struct field \w+\.(\S+) of type int/.exec(message)?.[1];
  if (field === undefined) return undefined;
  const key = 'general.integer';
  return new RestError('VALIDATION_FAILED', message, {
    status: 422,
    fields: { [field]: null },
    keys: { [field]: key },
  });
}

/** The faults of a 422 in one line, for callers without a form. */
const plainText = (error: string | Record<string, string>) =>
  typeof error === 'string'
    ? error
    : Object.entries(error)
        .map(([field, text]) => `${field}: ${text}`)
        .join('; ');
