import { LRUCache } from 'lru-cache';
import { callerDigest, type Caller } from '../rest/callOptions.ts';
import type { RestError } from '../rest/restErrors.ts';
import type { Capability, UpstreamProfile } from './capabilities.ts';

const maxLessons = 10_000;
const lessonMs = 10 * 60_000;

/** The services' words for rights that can be probed. */
export type ProbedRight = 'project:edit' | 'project:owner';

/** Whether a caller may do something on a project, by digest of the caller's token, as the service has shown. */
const lessons = new LRUCache<string, boolean>({ max: maxLessons, ttl: lessonMs });

const keyOf = (authorization: string | undefined, projectId: string, asked: ProbedRight) =>
  `${callerDigest(authorization)} ${projectId} ${asked}`;

export const shownRight = (authorization: string | undefined, projectId: string, asked: ProbedRight) =>
  lessons.get(keyOf(authorization, projectId, asked));

export const recordRight = (
  authorization: string | undefined,
  projectId: string,
  asked: ProbedRight,
  may: boolean,
) => lessons.set(keyOf(authorization, projectId, asked), may);

/**
 * A change of a project or of something in it (`PATCH /v1/projects/…`) that was refused for lack of a right shows that
 * the right is missing; screens then stop offering it.
 */
function recordRefusal(authorization: string | undefined, what: string, { code }: RestError): void {
  const [, method = 'GET', projectId, subpath = ''] =
    /^(\w+) \/v1\/projects\/([^/?]+)\/?([^?]*)/.exec(what) ?? [];
  if (code !== 'FORBIDDEN' || method === 'GET' || projectId === undefined) return;
  const isOwners = subpath.startsWith('invit') || (method === 'DELETE' && subpath === '');
  recordRight(
    authorization,
    decodeURIComponent(projectId),
    isOwners ? 'project:owner' : 'project:edit',
    false,
  );
}

/**
 * Learns from an error: codes show the bundled service, unknown calls another, and a refusal shows that `what` is
 * closed to the caller.
 */
export function learnFrom(
  error: RestError,
  { profile, caller }: { profile: UpstreamProfile; caller: Caller },
  what: string,
  part: Capability | true | undefined,
): void {
  recordRefusal(caller.authorization, what, error);
  if (error.isCoded) profile.assumeGeneration('bundled');
  if (error.code !== 'NOT_SUPPORTED_BY_UPSTREAM' || part === undefined || part === true) return;
  profile.learnCapability(part, false);
  if (part === 'ownUser' && profile.generation === 'unknown') profile.assumeGeneration('g2');
}
