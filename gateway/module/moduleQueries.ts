import type { GatewayContext } from '../context.ts';
import { modulesOf, toOption } from '../option/optionSource.ts';
import { readOptions } from '../option/optionApi.ts';
import { RestError } from '../rest/restErrors.ts';

export const moduleQueries = {
  /** The route of a module lacks its option, which is found in the list of options. */
  async module(
    _: unknown,
    { projectId, unitId, moduleId }: { projectId: string; unitId: string; moduleId: string },
    { rest }: GatewayContext,
  ) {
    for (const row of await readOptions(rest, projectId, unitId)) {
      if (row instanceof Error) continue;
      const module = modulesOf(toOption(projectId, unitId, row)).find((each) => each.moduleId === moduleId);
      if (module !== undefined) return module;
    }
    throw new RestError('NOT_FOUND', 'There is no such module', { status: 404 });
  },
};
