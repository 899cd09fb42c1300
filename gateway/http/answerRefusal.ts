import type { GraphqlErrorCode } from '#domain/errorCodes.ts';
import type { FastifyReply } from 'fastify';

const statuses: Partial<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UPSTREAM_UNAVAILABLE: 503,
  PROJECT_UNREADABLE: 503,
} satisfies Partial<Record<GraphqlErrorCode, number>>;

/** Answers a refusal of a file in the graph's shape, with the matching HTTP status. */
export function answerRefusal(
  reply: FastifyReply,
  { message, code, retryAfter }: { message: string; code: string; retryAfter?: number | undefined },
): FastifyReply {
  const body = { errors: [{ message, extensions: { code, retryAfter } }] };
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  return reply.code(statuses[code] ?? 502).send(body);
}
