import type { GatewayContext } from '../context.ts';
import { standingLabel } from '../comparison/standingLabel.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { unitNode } from '../unit/unitSource.ts';
import { userNode } from '../user/Viewer.ts';
import { decisionNode, type DecisionSource } from './decisionSource.ts';

type Kind = Parameters<typeof standingLabel>[0];

export const Decision = {
  id: ({ projectId, row }: DecisionSource) => toGlobalId('Decision', projectId, row.id),
  number: ({ row }: DecisionSource) => row.number,
  unit: ({ projectId, row }: DecisionSource, _: unknown, context: GatewayContext) =>
    unitNode(context, projectId, row.unit_id),
  chosen: ({ row }: DecisionSource) => row.chosen,
  reason: ({ row }: DecisionSource) => row.reason,
  comparison: ({ row }: DecisionSource) => row.comparison,
  author: ({ row }: DecisionSource, _: unknown, context: GatewayContext) =>
    row.author_id == null ? null : userNode(context, row.author_id),
  authorName: ({ row }: DecisionSource) => row.author_name,
  authorRegistration: ({ row }: DecisionSource) => row.author_registration,
  createdAt: ({ row }: DecisionSource) => row.created_at,
  supersededBy: ({ projectId, row }: DecisionSource, _: unknown, context: GatewayContext) =>
    row.superseded_by == null ? null : decisionNode(context, projectId, row.superseded_by),
  pdfUrl: ({ row }: DecisionSource) => row.pdf_url,
};

export const RecordedKind = {
  label: (kind: Kind, _: unknown, context: GatewayContext) => standingLabel(kind, context),
};
