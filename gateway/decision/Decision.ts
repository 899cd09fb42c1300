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
  number: ({ row }) => row.number,
  unit: ({ projectId, row }, _, context) => unitNode(context, { projectId, unitId: row.unit_id }),
  chosen: ({ row }) => row.chosen,
  reason: ({ row }) => row.reason,
  comparison: ({ row }) => row.comparison as Settled<ResolversTypes['RecordedComparison']>,
  author: ({ row }, _, context) => (row.author_id == null ? null : userNode(context, row.author_id)),
  authorName: ({ row }) => row.author_name,
  authorRegistration: ({ row }) => row.author_registration,
  createdAt: ({ row }) => row.created_at,
  supersededBy: ({ projectId, row }, _, context) =>
    row.superseded_by == null ? null : decisionNode(context, projectId, row.superseded_by),
  pdfUrl: ({ row }) => row.pdf_url,
};

export const RecordedKind: ResolversOf<'RecordedKind'> = {
  label: (kind, _, context) => standingLabel(kind as Kind, context),
};
