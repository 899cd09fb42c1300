import type { GraphqlErrorCode, RestErrorCode } from '#domain/errorCodes.ts';

/** What a call can fail with: what the service says, and what can be wrong with the service itself. */
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
  /** A null text is that of the field's key. */
  readonly fields: Record<string, string | null>;
  readonly keys: Record<string, string>;
  /** Whether the service named a code of its own, which only the bundled one does. */
  readonly isCoded: boolean;
  /** Whether it is known, and told by this failure, what became of the change. */
  isJudged: boolean;
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
    this.isJudged = details.isJudged ?? false;
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
  isJudged?: boolean;
  unknownKey?: string | undefined;
  /** Seconds after which the service wants to be asked again. */
  retryAfter?: number | undefined;
  /** Seconds that the whole operation had. */
  timeout?: number | undefined;
  cause?: unknown;
};

/** Seconds to wait for a service that is away and does not say how long: others like it may be there already. */
export const soon = 1;

/** The service could not be reached, or failed. */
export const unavailable = (message: string, cause?: unknown) =>
  new RestError('UPSTREAM_UNAVAILABLE', message, { cause, retryAfter: soon });

/** The operation has used up its time: `seconds` for all its calls and all their tries. */
export const tooLate = (seconds: number) =>
  new RestError(
    'UPSTREAM_UNAVAILABLE',
    `The service did not answer within the ${seconds} s of an operation`,
    {
      retryAfter: soon,
      timeout: seconds,
    },
  );

/** Marks a failure of a change that was looked into: it is told as it is. */
export function judged<Failure>(failure: Failure): Failure {
  if (failure instanceof RestError) failure.isJudged = true;
  return failure;
}

/** The service told success for a change of which `message` says that it, or a part of it, is not there. */
export const notKept = (message: string) => judged(badReply(message));

/** The service answered something that is not what /v1 says. */
export const badReply = (message: string, status = 200) =>
  new RestError('UPSTREAM_BAD_REPLY', message, { status });

/** The answer of the service is longer than is read at once. */
export class TooLongReply extends RestError {
  constructor() {
    super('UPSTREAM_BAD_REPLY', 'The answer of the service is too long', { status: 200 });
  }
}

/** A row of a list that is not what /v1 says; `rowId` is what its service calls it, undefined where that can't be told. */
export class UnreadableRow extends RestError {
  readonly rowId: string | undefined;

  constructor(what: string, rowId: string | undefined) {
    super('UPSTREAM_BAD_REPLY', `A ${what} in the list can't be read`, { status: 200 });
    this.rowId = rowId;
  }
}

/** Whether a failure lies in what was read, so that reading it again or as somebody else brings nothing. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof RestError &&
  (error.code === 'UPSTREAM_BAD_REPLY' || error.code === 'NOT_SUPPORTED_BY_UPSTREAM');

/** None for what can't be read. @throws any other failure. */
export function noneIfUnreadable(error: unknown): [] {
  if (!isUnreadable(error)) throw error;
  return [];
}

/** A change failed after which it may be there or not, and the service can't be asked. */
export function outcomeUnknown(what: string, cause: unknown): RestError {
  const { retryAfter, timeout } = cause instanceof RestError ? cause.extensions : {};
  const within = timeout === undefined ? '' : ` to answer within the ${timeout} s of an operation`;
  const text = `The service failed${within}, and whether ${what} can't be told`;
  return new RestError('OUTCOME_UNKNOWN', text, { cause, retryAfter, timeout });
}

/** The service in use does not have this call, or not this part of it. */
export const notSupported = (what: string, status = 501) =>
  new RestError('NOT_SUPPORTED_BY_UPSTREAM', `The service in use does not support this: ${what}`, { status });

/** As many calls were made as whoever asked allowed: the next one was not. */
export class CallsSpent extends RestError {
  constructor() {
    super('RATE_LIMITED', 'More calls to the service would be needed than were allowed');
  }
}

const lacking: readonly string[] = ['NOT_SUPPORTED_BY_UPSTREAM', 'NOT_FOUND'];

/** An empty list where the service keeps no such rows; other failures stay what they are. */
export function emptyIfUnsupported(error: unknown): [] {
  if (error instanceof RestError && lacking.includes(error.code)) return [];
  throw error;
}
