import type { GraphqlErrorCode, RestErrorCode } from '#domain/errorCodes.ts';

/** How a call can fail: what the service answers, and what can be wrong with the service itself. */
export type FailureCode =
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
  readonly extensions: { code: GraphqlErrorCode; retryAfter?: number; timeout?: number };
  /** For null, the text of the field's key is used. */
  readonly fields: Record<string, string | null>;
  readonly keys: Record<string, string>;
  /** Whether the service sent a code, which only the bundled one does. */
  readonly isCoded: boolean;
  /** Whether this failure tells for certain what became of the change. */
  isOutcomeKnown: boolean;
  /** The body's key that the service does not know. */
  readonly unknownKey: string | undefined;

  constructor(code: FailureCode, message: string, details: RestErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'RestError';
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.keys = details.keys ?? {};
    this.isCoded = details.isCoded ?? false;
    this.isOutcomeKnown = details.isOutcomeKnown ?? false;
    this.unknownKey = details.unknownKey;
    const { retryAfter, timeout } = details;
    this.extensions = {
      code: graphqlCodes[code],
      ...(retryAfter === undefined ? {} : { retryAfter }),
      ...(timeout === undefined ? {} : { timeout }),
    };
  }
}

type RestErrorDetails = {
  status?: number;
  fields?: Record<string, string | null>;
  keys?: Record<string, string>;
  isCoded?: boolean;
  isOutcomeKnown?: boolean;
  unknownKey?: string | undefined;
  retryAfter?: number | undefined;
  /** The time limit of the whole operation, in seconds. */
  timeout?: number | undefined;
  cause?: unknown;
};

/** Seconds to wait for a service that is down and does not say how long: others like it may be up already. */
export const defaultRetryAfter = 1;

/** The service could not be reached, or failed. */
export const unavailable = (message: string, cause?: unknown) =>
  new RestError('UPSTREAM_UNAVAILABLE', message, { cause, retryAfter: defaultRetryAfter });

/** The operation has used up its time: `seconds` for all its calls and retries. */
export const tooLate = (seconds: number) =>
  new RestError(
    'UPSTREAM_UNAVAILABLE',
    `The service did not answer within the ${seconds} s of an operation`,
    {
      retryAfter: defaultRetryAfter,
      timeout: seconds,
    },
  );

/** Marks a failure of a change whose outcome was checked, so that it is reported unchanged. */
export function withKnownOutcome<Failure>(failure: Failure): Failure {
  if (failure instanceof RestError) failure.isOutcomeKnown = true;
  return failure;
}

/** The service reported success for a change that is not stored, or not completely; `message` names it. */
export const notStored = (message: string) => withKnownOutcome(badReply(message));

/** The service's answer does not match /v1. */
export const badReply = (message: string, status = 200) =>
  new RestError('UPSTREAM_BAD_REPLY', message, { status });

/** The service's answer is longer than is read at once. */
export class TooLongReply extends RestError {
  constructor() {
    super('UPSTREAM_BAD_REPLY', 'The answer of the service is too long', { status: 200 });
  }
}

/** A row of a list that does not match /v1; `rowId` is the service's id of it, undefined where there is none. */
export class UnreadableRow extends RestError {
  readonly rowId: string | undefined;

  constructor(what: string, rowId: string | undefined) {
    super('UPSTREAM_BAD_REPLY', `A ${what} in the list can't be read`, { status: 200 });
    this.rowId = rowId;
  }
}

/** Whether a failure lies in the data, so that reading it again, or as somebody else, does not help. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof RestError &&
  (error.code === 'UPSTREAM_BAD_REPLY' || error.code === 'NOT_SUPPORTED_BY_UPSTREAM');

/** An empty list for unreadable data. @throws any other failure. */
export function noneIfUnreadable(error: unknown): [] {
  if (!isUnreadable(error)) throw error;
  return [];
}

/** The error for a failed change whose outcome is unknown and cannot be looked up. */
export function outcomeUnknown(what: string, cause: unknown): RestError {
  const { retryAfter, timeout } = cause instanceof RestError ? cause.extensions : {};
  const within = timeout === undefined ? '' : ` to answer within the ${timeout} s of an operation`;
  const text = `The service failed${within}, and whether ${what} can't be told`;
  return new RestError('OUTCOME_UNKNOWN', text, { cause, retryAfter, timeout });
}

/** The service in use lacks this call or this part of it. */
export const notSupported = (what: string, status = 501) =>
  new RestError('NOT_SUPPORTED_BY_UPSTREAM', `The service in use does not support this: ${what}`, { status });

/** The call budget is spent; the next call was not made. */
export class CallsSpent extends RestError {
  constructor() {
    super('RATE_LIMITED', 'More calls to the service would be needed than were allowed');
  }
}

const lacking: readonly string[] = ['NOT_SUPPORTED_BY_UPSTREAM', 'NOT_FOUND'];

/** For `catch` of a list: empty where the service does not have such rows. @throws any other failure. */
export function emptyIfUnsupported(error: unknown): [] {
  if (error instanceof RestError && lacking.includes(error.code)) return [];
  throw error;
}
