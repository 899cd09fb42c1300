import { decisionStandings } from '#domain/decision/decisionStatus.ts';
import { camelCase, renamedDeep, wireFields } from '#domain/wireNames.ts';
import { z } from 'zod';
import { projectPath } from '../project/projectApi.ts';
import type { NodePath } from '../relay/globalId.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import type { RowQuery } from '../relay/pagedConnection.ts';
import { idWire, listOf, metadataWire, queryText, segment, rowWire } from '../rest/wire.ts';
import { type UnitPath, unitPath } from '../unit/unitApi.ts';

const standingShape = {
  today: z.enum(decisionStandings),
  today_because: z.array(z.string()),
};

/** The stored comparison is the service's own record. It is not checked, only its names are converted. */
const decisionWire = rowWire({
  id: idWire,
  project_id: idWire,
  project_name: z.string(),
  unit_id: idWire,
  unit_name: z.string(),
  number: z.number(),
  chosen: z.string(),
  reason: z.string(),
  author_id: idWire.nullish(),
  author_name: z.string(),
  author_registration: z.string().nullish(),
  comparison: z.looseObject({ items: z.array(z.unknown()), differences: z.array(z.unknown()) }),
  ...standingShape,
  today_against: z.array(rowWire({ reference: z.number(), ...standingShape })),
  superseded_by: idWire.nullish(),
  pdf_url: z.string(),
  created_at: z.string(),
}).transform(({ comparison, ...row }) => ({
  ...row,
  // Records from before foundations were kept did not count them.
  comparison: { withFoundation: false, ...(renamedDeep(comparison, camelCase) as Record<string, unknown>) },
}));

export type DecisionRow = z.output<typeof decisionWire>;

const one = z.object({ decision: decisionWire });
const many = z.object({ decisions: listOf(decisionWire) });
const paged = many.extend({ metadata: metadataWire });
const bundledOnly = { bundledOnly: 'decisions' } as const;

const noticeWire = rowWire({
  decision_id: idWire,
  project_id: idWire,
  project_name: z.string(),
  unit_name: z.string(),
  number: z.number(),
  chosen: z.string(),
  ...standingShape,
  created_at: z.string(),
});

const noticeList = z.object({ decision_notices: listOf(noticeWire) });
const noticesPath = '/v1/users/me/decision-notices';

const decisionsPath = (projectId: string) => `${projectPath(projectId)}/decisions`;

/** The decisions of a project, newest first. */
export const readProjectDecisions = async (rest: RestOperation, projectId: string) =>
  (await rest.get(decisionsPath(projectId), many, bundledOnly)).decisions;

/** The decisions on one tower. */
export const readUnitDecisions = async (rest: RestOperation, path: UnitPath) =>
  (await rest.get(`${unitPath(path)}/decisions`, many, bundledOnly)).decisions;

/** A numbered page of the decisions in all projects of the caller, and their total number. */
export async function readOwnDecisions(
  rest: RestOperation,
  page: { page: number; size: number },
  rows: RowQuery,
) {
  const query = queryText({ page: page.page, page_size: page.size, ...rows });
  const { decisions, metadata } = await rest.get(`/v1/decisions?${query}`, paged, bundledOnly);
  return { rows: decisions, total: metadata.total };
}

export const readDecision = async (rest: RestOperation, { projectId, id }: NodePath<'Decision'>) =>
  (await rest.get(`${decisionsPath(projectId)}/${segment(id)}`, one, bundledOnly)).decision;

export const createDecision = async (rest: RestOperation, path: UnitPath, body: object) =>
  (await rest.send('POST', `${unitPath(path)}/decisions`, wireFields(body), one, bundledOnly)).decision;

/** Unread notices of decisions whose standing changed, the latest change first. */
export const readDecisionNotices = async (rest: RestOperation) =>
  (await rest.get(noticesPath, noticeList, bundledOnly)).decision_notices;

export const deleteDecisionNotice = (rest: RestOperation, id: string) =>
  rest.send('DELETE', `${noticesPath}/${segment(id)}`, undefined, z.unknown(), bundledOnly);
