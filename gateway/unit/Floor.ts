import type { ResolversOf } from '../resolverTypes.ts';
import { toGlobalId } from '../relay/globalId.ts';

export const Floor: ResolversOf<'Floor'> = {
  id: ({ projectId, unitId, row }) => toGlobalId('Floor', projectId, unitId, row.id),
  databaseId: ({ row }) => row.id,
  /** Zero is how the service says that no structure covers the floor. */
  consumption: ({ row: { consumption } }) =>
    consumption == null || consumption.co2.max === 0 ? null : consumption,
};
