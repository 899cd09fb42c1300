import { LRUCache } from 'lru-cache';
import { callerDigest } from '../rest/callOptions.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import type { ProjectRow } from './projectWire.ts';

const maxCallers = 2_000;
const mostProjects = 30;

/**
 * A project seen in this process. It has a `row` if it was created here and has no tower yet, since the service may
 * then be unable to read it.
 */
type SeenProject = { id: string; row: ProjectRow | undefined };

/** The projects each caller saw last in this process, newest first, by digest of the caller's token. */
const seen = new LRUCache<string, SeenProject[]>({ max: maxCallers });

const keyOf = ({ caller }: RestOperation) => callerDigest(caller.authorization);

/**
 * Remembers a project that was read, or that got a tower; with its `row` one that was created, because the service may
 * be unable to read it again.
 */
export function rememberProject(rest: RestOperation, id: string, row?: ProjectRow): void {
  if (rest.profile.generation === 'bundled') return;
  const key = keyOf(rest);
  const others = (seen.get(key) ?? []).filter((each) => each.id !== id);
  seen.set(key, [{ id, row }, ...others].slice(0, mostProjects));
}

/** Ids of the projects the caller saw in this process, newest first. */
export const seenProjects = (rest: RestOperation): readonly string[] =>
  (seen.get(keyOf(rest)) ?? []).map(({ id }) => id);

/** A project that the caller made in this process and that has no tower yet. */
export const emptyProject = (rest: RestOperation, id: string): ProjectRow | undefined =>
  seen.get(keyOf(rest))?.find((each) => each.id === id)?.row;

/** Whether a read failed for a project without a tower, which the older live service can neither list nor open. */
export const isOfTowerless = (rest: RestOperation, error: unknown): boolean =>
  error instanceof RestError && error.status === 500 && !rest.profile.has('towerlessProjects');
