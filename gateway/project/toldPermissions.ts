import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Permission } from '#domain/permissions.ts';
import { RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything } from '../rest/wire.ts';
import { readViewerUser } from '../user/userApi.ts';
import { projectPath } from './projectApi.ts';
import type { ProjectRow } from './projectWire.ts';

const mostLessons = 50_000;
const lessonMs = 10 * 60_000;

/** Whether a caller may do something on a project, by digest of the caller's token, as the service showed. */
const lessons = new LRUCache<string, boolean>({ max: mostLessons, ttl: lessonMs });

const everything: readonly Permission[] = ['project:view', 'project:edit', 'project:owner'];

/** Bodies that no service takes: whoever may not call is told that first, whoever may that this is no body. */
const probes = {
  'project:edit': (id: string) => ['PATCH', projectPath(id)] as const,
  'project:owner': (id: string) => ['POST', `${projectPath(id)}/invite`] as const,
};
type Asked = keyof typeof probes;

function keyOf({ caller }: RestOperation, projectId: string, asked: Asked): string {
  const digest = createHash('sha256')
    .update(caller.authorization ?? '')
    .digest('base64');
  return `${digest} ${projectId} ${asked}`;
}

/**
 * What a caller holds on a project of a service that tells no permissions. Its maker holds all; of others it is asked
 * once, with a body that is none, and remembered for ten minutes. A row of a list is not worth a call: there it is what
 * is known already.
 *
 * @returns everything where nothing is known: the service refuses what is not allowed.
 */
export async function toldPermissions(
  rest: RestOperation,
  row: ProjectRow,
  isListed: boolean,
): Promise<readonly Permission[]> {
  if (rest.profile.generation !== 'g2') return everything;
  const own = row.user_id === undefined ? undefined : await readViewerUser(rest).catch(() => undefined);
  if (own !== undefined && own.databaseId === row.user_id) return everything;
  const may = async (asked: Asked) =>
    lessons.get(keyOf(rest, row.id, asked)) ?? (isListed ? true : await ask(rest, row.id, asked));
  if (!(await may('project:edit'))) return ['project:view'];
  return (await may('project:owner')) ? everything : ['project:view', 'project:edit'];
}

async function ask(rest: RestOperation, projectId: string, asked: Asked): Promise<boolean> {
  const [method, path] = probes[asked](projectId);
  const error = await rest.ask(method, path, [], anything).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RestError)) return true;
  const isTold = error.code === 'FORBIDDEN' || error.status === 400 || error.status === 422;
  if (isTold) lessons.set(keyOf(rest, projectId, asked), error.code !== 'FORBIDDEN');
  return error.code !== 'FORBIDDEN';
}
