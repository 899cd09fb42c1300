import type { GraphQLResolveInfo } from 'graphql';
import type { GatewayContext } from '../context.ts';
import { readOptions } from '../option/optionApi.ts';
import { selects } from '../relay/selects.ts';
import { unitNode } from './unitSource.ts';

export const unitQueries = {
  /** Both ids are in the arguments, so unit and options are read at once, not one after the other. */
  unit(
    _: unknown,
    { projectId, unitId }: { projectId: string; unitId: string },
    context: GatewayContext,
    info: GraphQLResolveInfo,
  ) {
    if (context.rest.isSignedIn && selects(info, 'options', 'referenceOption')) {
      readOptions(context.rest, projectId, unitId).catch(() => {}); // told where the field is resolved
    }
    return unitNode(context, projectId, unitId);
  },
};
