import { AnswerError } from './failureText.ts';

/** What answers operations in this process. */
export type GraphFetch = { fetch(request: Request): Promise<Response> };

/** One row as the graph gives it: text, numbers, booleans and lists of words. */
export type FlatRow = Record<string, string | number | boolean | null | readonly string[]>;

/** Columns of the report, in the order of the sheet. */
export const columns = [
  'projectId',
  'project',
  'unitId',
  'unit',
  'optionId',
  'option',
  'isReference',
  'moduleId',
  'module',
  'technology',
  'version',
  'versionName',
  'floorGroup',
  'floors',
  'area',
  'materialKey',
  'material',
  'quantity',
  'unitOfMeasure',
  'co2Min',
  'co2Max',
  'energyMin',
  'energyMax',
  'factorSet',
  'part', // behind the others: scripts count on their places
  'foundationType',
  'flags',
  'declaredSupplier',
  'declaredCo2Min',
  'declaredCo2Max',
  'declaredEnergyMin',
  'declaredEnergyMax',
  'repetitionCount',
  'dwellings',
] as const;

export const projectsQuery = `query Projects($after: String) {
  viewer { projects(first: 50, after: $after, orderBy: { field: CREATED_AT }) {
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
  errors?: { message: string; extensions?: { code?: string } }[];
};

/**
 * Runs a query for a page below `viewer` in the gateway of this process.
 *
 * @throws AnswerError when any part of the answer failed: a report with holes must not look whole.
 */
export async function readPage<Node>(
  gateway: GraphFetch,
  token: string,
  query: string,
  field: string,
  variables: object,
): Promise<Page<Node>> {
  const reply = await gateway.fetch(
    new Request('http://gateway/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/graphql-response+json',
        authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ query, variables }),
    }),
  );
  const { data, errors } = (await reply.json()) as Answer<string, Node>;
  const [error] = errors ?? [];
  if (error !== undefined) throw new AnswerError(error.message, error.extensions?.code ?? 'no code');
  const page = data?.viewer?.[field];
  if (page == null) throw new Error(`The gateway gave no ${field}`);
  return page;
}
