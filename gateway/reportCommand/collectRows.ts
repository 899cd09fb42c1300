import { AnswerError } from './failureText.ts';
import {
  type FlatRow,
  type GraphFetch,
  type Page,
  projectsQuery,
  readPage,
  rowsQuery,
} from './reportQueries.ts';

/** `done` of `total` projects are read, `rows` rows so far. */
export type Progress = (done: number, total: number, rows: number) => void;

/**
 * The rows of one project, or of every project of the token's user, project by project.
 *
 * @throws AnswerError as readPage, and where the service can't list the projects: a part of them must not look whole.
 */
export async function* collectRows(
  gateway: GraphFetch,
  token: string,
  project: string | undefined,
  progress: Progress,
): AsyncGenerator<FlatRow> {
  const projects = project === undefined ? await listProjects(gateway, token) : [project];
  let count = 0;
  progress(0, projects.length, count);
  for (const [index, id] of projects.entries()) {
    for await (const row of rowsOf(gateway, token, id)) {
      count++;
      yield row;
    }
    progress(index + 1, projects.length, count);
  }
}

async function listProjects(gateway: GraphFetch, token: string): Promise<string[]> {
  const ids: string[] = [];
  const read = async (after: string | null) => {
    const page = await readPage<{ databaseId: string }>(gateway, token, projectsQuery, 'projects', { after });
    if (page.isPartial === true)
      throw new AnswerError('The service in use can not list the projects', 'PROJECT_UNREADABLE');
    return page;
  };
  for await (const { databaseId } of allNodes(read)) ids.push(databaseId);
  return ids;
}

const rowsOf = (gateway: GraphFetch, token: string, project: string) =>
  allNodes((after) => readPage<FlatRow>(gateway, token, rowsQuery, 'reportRows', { project, after }));

async function* allNodes<Node>(read: (after: string | null) => Promise<Page<Node>>): AsyncGenerator<Node> {
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Page<Node> = await read(after);
    for (const { node } of edges) if (node !== null) yield node;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
