import { type GraphqlErrorCode, type RestErrorCode, restErrorCodes } from '#domain/errorCodes.ts';
import { z } from 'zod';

const errorBody = z.object({
  error: z.union([z.string(), z.record(z.string(), z.string())]),
  code: z.string().optional(),
  request_id: z.string().optional(),
  keys: z.record(z.string(), z.string()).optional(),
});

/** What a call can fail with: what the service says, and what can be wrong with the service itself. */
type FailureCode =
  | RestErrorCode
  | 'UPSTREAM_UNAVAILABLE'
  | 'UPSTREAM_BAD_REPLY'
  | 'OUTCOME_UNKNOWN'
  | 'PROJECT_UNREADABLE'
  | 'NOT_SUPPORTED_BY_UPSTREAM';

/** The code a client of the graph sees when the failure is not turned into a user error. */
const graphqlCodes: Record<FailureCode, GraphqlErrorCode> = {
  BAD_REQUEST: 'BAD_USER_INPUT',
  UNKNOWN_KEY: 'BAD_USER_INPUT',
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  INVALID_CREDENTIALS: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  ACCOUNT_NOT_ACTIVATED: 'ACCOUNT_NOT_ACTIVATED',
  NOT_FOUND: 'NOT_FOUND',
  METHOD_NOT_ALLOWED: 'NOT_SUPPORTED_BY_UPSTREAM',
  CONFLICT: 'CONFLICT',
  EDIT_CONFLICT: 'CONFLICT',
  INVITATION_ANSWERED: 'CONFLICT',
  INVITATION_EXPIRED: 'CONFLICT',
  INVITATION_FOR_ANOTHER: 'CONFLICT',
  VALID_VERSION: 'CONFLICT',
  LAST_VERSION: 'CONFLICT',
  PAYLOAD_TOO_LARGE: 'BAD_USER_INPUT',
  UNSUPPORTED_MEDIA_TYPE: 'BAD_USER_INPUT',
  VALIDATION_FAILED: 'BAD_USER_INPUT',
  RATE_LIMITED: 'RATE_LIMITED',
  INTERNAL: 'UPSTREAM_UNAVAILABLE',
  NOT_IMPLEMENTED: 'NOT_SUPPORTED_BY_UPSTREAM',
  UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  UPSTREAM_UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  UPSTREAM_BAD_REPLY: 'UPSTREAM_BAD_REPLY',
  OUTCOME_UNKNOWN: 'OUTCOME_UNKNOWN',
  PROJECT_UNREADABLE: 'PROJECT_UNREADABLE',
  NOT_SUPPORTED_BY_UPSTREAM: 'NOT_SUPPORTED_BY_UPSTREAM',
};

/**
 * A call to /v1 that did not succeed. `extensions` is what the client of the graph sees beside the message; `fields`
 * and `keys` are those of a 422: dotted snake_case path of the input → text, and → message key with its parameters.
 */
export class RestError extends Error {
  readonly status: number;
  readonly code: FailureCode;
  readonly extensions: { code: GraphqlErrorCode; retryAfter?: number };
  /** A null text is that of the field's key. */
  readonly fields: Record<string, string | null>;
  readonly keys: Record<string, string>;
  /** Whether the service named a code of its own, which only the bundled one does. */
  readonly isCoded: boolean;
  /** The key of the body that the service does not know. */
  readonly unknownKey: string | undefined;

  constructor(code: FailureCode, message: string, details: RestErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'RestError';
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.keys = details.keys ?? {};
    this.isCoded = details.isCoded ?? false;
    this.unknownKey = details.unknownKey;
    const shown = graphqlCodes[code];
    this.extensions =
      details.retryAfter === undefined ? { code: shown } : { code: shown, retryAfter: details.retryAfter };
  }
}

type RestErrorDetails = {
  status?: number;
  fields?: Record<string, string | null>;
  keys?: Record<string, string>;
  isCoded?: boolean;
  unknownKey?: string | undefined;
  /** Seconds after which the service wants to be asked again. */
  retryAfter?: number;
  cause?: unknown;
};

/** Seconds to wait for a service that is away and does not say how long: others like it may be there already. */
const soon = 1;

/** The service could not be reached, or failed. */
export const unavailable = (message: string, cause?: unknown) =>
  new RestError('UPSTREAM_UNAVAILABLE', message, { cause, retryAfter: soon });

/** The service answered something that is not what /v1 says. */
export const badReply = (message: string, status = 200) =>
  new RestError('UPSTREAM_BAD_REPLY', message, { status });

/** A change failed after which it may be there or not, and the service can't be asked. */
export const outcomeUnknown = (what: string, cause: unknown) =>
  new RestError('OUTCOME_UNKNOWN', `The service failed, and whether ${what} can't be told`, { cause });

/** The service in use does not have this call, or not this part of it. */
export const notSupported = (what: string, status = 501) =>
  new RestError('NOT_SUPPORTED_BY_UPSTREAM', `The service in use does not support this: ${what}`, { status });

type Refusal = {
  status: number;
  text: string;
  retryAfter?: number | undefined;
  what: string;
  bundledOnly: boolean;
};

/**
 * What a reply outside 2xx means.
 *
 * The bundled service says it in `code`; the live one only in status and text. `bundledOnly` marks calls the live
 * service lacks: there a 404 or 405 without a code means that the call is missing, not the thing.
 */
export function errorOfReply({ status, text, retryAfter, what, bundledOnly }: Refusal): RestError {
  const body = parseErrorBody(text);
  // What a service says when it failed is for its own log: it may hold what nobody outside should read.
  const message = body === undefined || status >= 500 ? `${what} answered ${status}` : plainText(body.error);
  const asked = retryAfter ?? (status >= 502 && status <= 504 ? soon : undefined);
  const wait = asked === undefined ? {} : { retryAfter: asked };
  const said = restErrorCodes.find((code) => code === body?.code);
  const isCoded = said !== undefined;
  const refuse = (code: FailureCode) => new RestError(said ?? code, message, { status, isCoded, ...wait });

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
      // An Idempotency-Key that came with another call: no field is at fault.
      if (said === 'CONFLICT') return refuse('CONFLICT');
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

/** What the live service says only in the words of a 400: a key, a technology or a fraction it does not know. */
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

/** The faults of a 422 in one line, for callers that have no form to show them in. */
const plainText = (error: string | Record<string, string>) =>
  typeof error === 'string'
    ? error
    : Object.entries(error)
        .map(([field, text]) => `${field}: ${text}`)
        .join('; ');

function parseErrorBody(text: string) {
  try {
    return errorBody.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
