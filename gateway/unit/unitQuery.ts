import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { readOptions } from '../option/optionApi.ts';
import { queryId } from '../relay/ids.ts';
import { selects } from '../relay/selects.ts';
import { unitNode } from './unitSource.ts';

/** Both ids are in the arguments, so unit and options are read at once, not one after the other. */
export const unit: QueryResolvers['unit'] = (_, args, context, info) => {
  const projectId = queryId(context, args.projectId, 'Project');
  const unitId = queryId(context, args.unitId, 'Unit');
  if (context.rest.isSignedIn && selects(info, 'options', 'referenceOption')) {
    readOptions(context.rest, { projectId, unitId }).catch(() => {}); // reported where the field is resolved
  }
  return unitNode(context, { projectId, unitId });
};
