import { LRUCache } from 'lru-cache';
import { callerDigest } from '../rest/callerDigest.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';

const mostCallers = 2_000;
const mostProjects = 30;

/** Ids of the projects a caller met last in this process, newest first, by digest of the caller's token. */
const met = new LRUCache<string, string[]>({ max: mostCallers });

const keyOf = ({ caller }: RestOperation) => callerDigest(caller.authorization);

/** Notes a project that was made or read: the live service may not be able to list it. */
export function noteProject(rest: RestOperation, id: string): void {
  if (rest.profile.generation === 'bundled') return;
  const key = keyOf(rest);
  const others = (met.get(key) ?? []).filter((each) => each !== id);
  met.set(key, [id, ...others].slice(0, mostProjects));
}

/** Projects the caller met in this process, newest first. */
export const metProjects = (rest: RestOperation): readonly string[] => met.get(keyOf(rest)) ?? [];

/** Whether a list failed for a project without a tower, which the older live service can't list. */
export const isOfBrokenList = (rest: RestOperation, error: unknown): boolean =>
  error instanceof RestError && error.status === 500 && rest.profile.generation === 'g2';
