import { toGlobalId } from '../relay/globalId.ts';
import type { ResolversOf } from '../resolverTypes.ts';

export const Declaration: ResolversOf<'Declaration'> = {
  id: ({ projectId, id }) => toGlobalId('Declaration', projectId, id),
};
