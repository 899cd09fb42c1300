import type { ReportRow } from '../__generated__/resolverTypes.ts';
import { askGraph, type Asker, type GraphFetch } from '../askGraph.ts';
import { AnswerError } from './failureText.ts';

type Column = Exclude<keyof ReportRow, '__typename'>;

/** The value of a cell. */
export type Cell = string | number | boolean | null | readonly string[];

/**
 * One row as the graph gives it. A report of changes has two kinds of notes between rows: `replaces` names a project
 * all of whose rows follow, and `kept` the projects that still exist.
 */
export type FlatRow = { [Name in Column | 'replaces' | 'kept']?: Cell };

/** A field of the schema's rows without a column, and a column without a field, do not compile. */
const inReport: Record<Column, true> = {
  projectId: true,
  project: true,
  unitId: true,
  unit: true,
  optionId: true,
  option: true,
  isReference: true,
  moduleId: true,
  module: true,
  technology: true,
  version: true,
  versionName: true,
  floorGroup: true,
  floors: true,
  area: true,
  materialKey: true,
  material: true,
  quantity: true,
  unitOfMeasure: true,
  co2Min: true,
  co2Max: true,
  energyMin: true,
  energyMax: true,
  factorSet: true,
  part: true, // behind the others: scripts count on their places
  foundationType: true,
  flags: true,
  declaredSupplier: true,
  declaredCo2Min: true,
  declaredCo2Max: true,
  declaredEnergyMin: true,
  declaredEnergyMax: true,
  repetitionCount: true,
  dwellings: true,
  slabSystem: true,
  isInferred: true,
  quantityWithLosses: true,
  co2MinWithLosses: true,
  co2MaxWithLosses: true,
  energyMinWithLosses: true,
  energyMaxWithLosses: true,
  moduleCostMin: true,
  moduleCostMax: true,
  moduleCostPerSquareMeterMin: true,
  moduleCostPerSquareMeterMax: true,
  missingPrices: true,
  missingAmounts: true,
  versionUpdatedAt: true,
};

/** Columns of the report, in the order of the sheet. */
export const columns = Object.keys(inReport) as Column[];

export const projectsQuery = `query Projects($after: String, $since: DateTime) {
  viewer { projects(first: 50, after: $after, updatedSince: $since, orderBy: { field: CREATED_AT }) {
    isPartial pageInfo { hasNextPage endCursor } edges { node { databaseId name } }
  } }
}`;

export const rowsQuery = `query Rows($project: ID, $after: String) {
  viewer { reportRows(first: 50, after: $after, projectId: $project) {
    pageInfo { hasNextPage endCursor } edges { node { ${columns.join(' ')} } }
  } }
}`;

export type Page<Node> = {
  isPartial?: boolean;
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  edges: { node: Node | null }[];
};

type Answer<Field extends string, Node> = {
  data?: { viewer: Record<Field, Page<Node> | null> | null } | null;
  errors?: { message: string; extensions?: { code?: string; retryAfter?: number } }[];
};

/**
 * Runs a query for a page below `viewer` in the gateway of this process.
 * @throws AnswerError when any part of the answer failed: a report with holes must not look whole.
 */
export async function readPage<Node>(
  gateway: GraphFetch,
  asker: Asker,
  query: string,
  field: string,
  variables: object,
): Promise<Page<Node>> {
  const { data, errors } = await askGraph<Answer<string, Node>>(gateway, asker, { query, variables });
  const [error] = errors ?? [];
  if (error !== undefined) {
    const { code = 'no code', retryAfter } = error.extensions ?? {};
    throw new AnswerError(error.message, code, retryAfter);
  }
  const page = data?.viewer?.[field];
  if (page == null) throw new Error(`The gateway gave no ${field}`);
  return page;
}
