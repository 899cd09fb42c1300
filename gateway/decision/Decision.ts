import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { ResolversOf, Settled } from '../resolverTypes.ts';
import { standingLabel } from '../comparison/standingLabel.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { unitNode } from '../unit/unitSource.ts';
import { userNode } from '../user/userSource.ts';
import { decisionNode } from './decisionSource.ts';

type Kind = Parameters<typeof standingLabel>[0];

export const Decision: ResolversOf<'Decision'> = {
  id: ({ projectId, row }) => toGlobalId('Decision', projectId, row.id),
  unit: ({ projectId, row }, _, context) => unitNode(context, { projectId, unitId: row.unitId }),
  comparison: ({ row }) => row.comparison as Settled<ResolversTypes['RecordedComparison']>,
  author: ({ row }, _, context) => (row.authorId == null ? null : userNode(context, row.authorId)),
  supersededBy: ({ projectId, row }, _, context) =>
    row.supersededBy == null ? null : decisionNode(context, { projectId, id: row.supersededBy }),
};

export const RecordedKind: ResolversOf<'RecordedKind'> = {
  label: (kind, _, context) => standingLabel(kind as Kind, context),
};
