import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { modulesOf, unitOptions } from '../option/optionSource.ts';
import { queryId } from '../relay/ids.ts';
import { RestError } from '../rest/restErrors.ts';

/** The route of a module lacks its option, which is found in the list of options. */
export const module: QueryResolvers['module'] = async (_, args, context) => {
  const projectId = queryId(context, args.projectId, 'Project');
  const unitId = queryId(context, args.unitId, 'Unit');
  const moduleId = queryId(context, args.moduleId, 'Module');
  for (const option of await unitOptions(context, { projectId, unitId })) {
    if (option instanceof Error) continue;
    const found = modulesOf(option).find((each) => each.moduleId === moduleId);
    if (found !== undefined) return found;
  }
  throw new RestError('NOT_FOUND', 'There is no such module', { status: 404 });
};
