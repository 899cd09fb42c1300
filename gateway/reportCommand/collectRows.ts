import type { Asker, GraphFetch } from '../askGraph.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { AnswerError } from './failureText.ts';
import { type FlatRow, type Page, projectsQuery, readPage, rowsQuery } from './reportQueries.ts';

/** Answers the operations about one thing, which share what they read. */
type OpenGraph = () => GraphFetch;

/** Which projects: `only` one, all, or those changed `since` an instant. */
type Reported = { only?: string | undefined; since?: string | undefined };

/** `done` of `total` projects are read, `rows` rows so far. */
export type Progress = (done: number, total: number, rows: number) => void;

/**
 * The rows of the projects of the asking user, project by project. In a report of changes a note precedes each
 * project's rows; in one of all projects the last note lists those that exist: others were deleted.
 * @throws AnswerError as readPage, and where the service cannot list the projects: a part of them must not look whole.
 */
export async function* collectRows(
  open: OpenGraph,
  asker: Asker,
  { only, since }: Reported,
  progress: Progress,
): AsyncGenerator<FlatRow> {
  const projects = await reportedProjects(open, asker, { only, since });
  let count = 0;
  progress(0, projects.length, count);
  for (const [index, id] of projects.entries()) {
    if (since !== undefined) yield { replaces: id };
    for await (const row of rowsOf(open(), asker, id)) {
      count++;
      yield row;
    }
    progress(index + 1, projects.length, count);
  }
  if (since !== undefined && only === undefined) yield { kept: await listProjects(open(), asker) };
}

/** Which projects to read. One that does not exist, or that the user may not see, is refused, changed or not. */
async function reportedProjects(open: OpenGraph, asker: Asker, { only, since }: Reported) {
  if (only === undefined) return listProjects(open(), asker, since);
  const id = fromGlobalId(only)?.ids.at(-1) ?? only;
  if (since === undefined || (await listProjects(open(), asker, since)).includes(id)) return [id];
  await rowsOf(open(), asker, id).next();
  return [];
}

async function listProjects(gateway: GraphFetch, asker: Asker, since?: string): Promise<string[]> {
  const ids: string[] = [];
  const read = async (after: string | null) => {
    const page = await readPage<{ databaseId: string }>(gateway, asker, projectsQuery, 'projects', {
      after,
      since,
    });
    if (page.isPartial === true)
      throw new AnswerError('The service in use can not list the projects', 'PROJECT_UNREADABLE');
    return page;
  };
  for await (const { databaseId } of allNodes(read)) ids.push(databaseId);
  return ids;
}

const rowsOf = (gateway: GraphFetch, asker: Asker, project: string) =>
  allNodes((after) => readPage<FlatRow>(gateway, asker, rowsQuery, 'reportRows', { project, after }));

async function* allNodes<Node>(read: (after: string | null) => Promise<Page<Node>>): AsyncGenerator<Node> {
  let after: string | null = null;
  do {
    const { edges, pageInfo }: Page<Node> = await read(after);
    for (const { node } of edges) if (node !== null) yield node;
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
}
