import type { RestErrorCode } from '#domain/errorCodes.ts';
import { type ErrorText, serviceTexts } from './serviceTexts.ts';

/**
 * A refusal the client is told about. `text` names an error of serviceTexts.ts, answered in the client's language.
 * `headers` are sent along.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: RestErrorCode;
  readonly text: ErrorText;
  readonly headers: Record<string, string>;

  constructor(status: number, code: RestErrorCode, text: ErrorText, headers: Record<string, string> = {}) {
    super(serviceTexts['en-US'].errors[text]);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.text = text;
    this.headers = headers;
  }
}

/** A 400 about the shape of the request; its text is for programmers and stays English. */
export class BadRequestError extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.name = 'BadRequestError';
    this.status = status;
  }
}

/**
 * A 422. `fields` maps a dotted field path to a message key of domain/locales, with parameters encoded as
 * domain/texts/messages.ts does.
 */
export class FieldError extends Error {
  readonly fields: Record<string, string>;

  constructor(fields: Record<string, string>) {
    super(`invalid fields: ${Object.keys(fields).join(', ')}`);
    this.name = 'FieldError';
    this.fields = fields;
  }
}

/** 404, also for what the caller must not know exists. */
export const notFound = () => new ApiError(404, 'NOT_FOUND', 'not_found');

/** The value. @throws ApiError 404 where there is none. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw notFound();
  return value;
}

/** 403: the caller may see the thing but not do this. */
export const forbidden = () => new ApiError(403, 'FORBIDDEN', 'forbidden');

/** 401 for a call that needs a valid token. */
export const unauthenticated = () =>
  new ApiError(401, 'UNAUTHENTICATED', 'unauthenticated', { 'www-authenticate': 'Bearer' });

/** 409: somebody else saved the same thing since the caller read it. */
export const editConflict = () => new ApiError(409, 'EDIT_CONFLICT', 'edit_conflict');

/** 503: the database, or another service behind this one, does not answer now; a retry may work soon. */
export const unavailable = () => new ApiError(503, 'UNAVAILABLE', 'unavailable', { 'retry-after': '2' });
