import type { GraphqlErrorCode } from '#domain/errorCodes.ts';

/** A part of an answer that failed, with the graph's code and, where a retry helps, the seconds until then. */
export class AnswerError extends Error {
  readonly code: string;
  readonly retryAfter: number | undefined;

  constructor(message: string, code: string, retryAfter?: number) {
    super(message);
    this.name = 'AnswerError';
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

const advice = (service: string): Partial<Record<GraphqlErrorCode, string>> => ({
  UNAUTHENTICATED: 'make a token on the profile page or with createApiToken',
  NOT_FOUND: '--project takes the databaseId of a project that the owner of the token may see',
  FORBIDDEN: '--project takes the databaseId of a project that the owner of the token may see',
  PROJECT_UNREADABLE: 'a project has no tower yet: add one, or name another project with --project',
  UPSTREAM_UNAVAILABLE: `is ${service} up? V1_URL names the service`,
});

/** A failure in one line for standard error, with what can be done about it. */
export function failureText(error: unknown, service: string): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof AnswerError)) return error.message;
  const known = Object.entries(advice(service)).find(([code]) => code === error.code);
  return `${error.message}${known === undefined ? '' : `: ${known[1]}`} (${error.code})`;
}
