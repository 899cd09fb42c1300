import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeMessage } from '#domain/texts/messages.ts';
import { z } from 'zod';
import { editConflict } from '../errors.ts';

/** The revision the caller read, in the body of a PATCH. `If-Match: "<revision>"` means the same. */
export const revisionField = {
  revision: z
    .number(encodeMessage('general.invalid'))
    .int('general.invalid')
    .optional()
    .describe('The revision this change is based on'),
};

/** The revision the caller's change is based on: from the body, else from If-Match, else undefined (overwrite). */
export function expectedRevision(request: FastifyRequest): number | undefined {
  const { revision } = (request.body ?? {}) as { revision?: number };
  if (revision !== undefined) return revision;
  const header = request.headers['if-match'];
  if (header === undefined || header.trim() === '*') return undefined;
  // After a dot follows what distinguishes answers of one revision, see entityTag.ts.
  const match = /^(?:W\/)?"?(\d+)(?:\.[\w-]+)?"?$/.exec(header.trim());
  // A foreign tag matches no revision.
  return match?.[1] === undefined ? -1 : Number(match[1]);
}

/**
 * Compares what was read for update with what the caller based its change on.
 *
 * @throws ApiError 409 EDIT_CONFLICT when somebody saved in between.
 */
export function assertRevision(current: number, expected: number | undefined): void {
  if (expected !== undefined && expected !== current) throw editConflict();
}

/** Tags an answer about one thing with its revision, for the next If-Match. */
export function tagRevision(reply: FastifyReply, answer: object): void {
  const things: ({ revision?: unknown } | null)[] = Object.values(answer);
  const revisions = things.map((thing) => thing?.revision).filter((each) => typeof each === 'number');
  if (revisions.length === 1) reply.header('etag', `"${revisions[0]}"`);
}

/** Tags every answer so. */
export function tagRevisions(app: FastifyInstance): void {
  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (typeof payload === 'object' && payload !== null) tagRevision(reply, payload);
    return payload;
  });
}
