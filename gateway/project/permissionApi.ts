import type { RestOperation } from '../rest/restOperation.ts';
import { anything } from '../rest/wire.ts';
import type { AskedRight } from '../upstream/shownRights.ts';
import { projectPath } from './projectApi.ts';

/** Bodies that no service takes: whoever may not call is told that first, whoever may that this is no body. */
const probes = {
  'project:edit': (id: string) => ['PATCH', projectPath(id)] as const,
  'project:owner': (id: string) => ['POST', `${projectPath(id)}/invite`] as const,
};

/** Calls what takes a permission with a body that is none. @throws RestError as the service refuses. */
export function probePermission(rest: RestOperation, projectId: string, right: AskedRight) {
  const [method, path] = probes[right](projectId);
  return rest.ask(method, path, [], anything);
}
