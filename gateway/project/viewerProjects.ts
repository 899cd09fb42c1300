import { foldText, searchWords } from '#domain/texts/searchText.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { ViewerProjectsArgs, ViewerResolvers } from '../__generated__/resolverTypes.ts';
import type { GatewayContext } from '../context.ts';
import { refusedChoice } from '../errors/refusal.ts';
import { pagedConnection } from '../relay/pagedConnection.ts';
import { selectsOnly } from '../relay/selects.ts';
import { notSupported, RestError } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { type ProjectSource, toProject } from './projectSource.ts';
import { isOfTowerless, seenProjects } from './seenProjects.ts';
import {
  listedId,
  openProject,
  projectPageSize,
  projectSort,
  type ProjectFilter,
  readProjects,
} from './projectApi.ts';

/** Fields of projects in a list that need no figures. */
const fieldsWithoutTotals = new Set(
  `__typename totalCount isPartial edges cursor node nodes pageInfo hasNextPage hasPreviousPage startCursor endCursor
  id databaseId name phase buildingType city state neighborhood street number postalCode description imageUrl revision
  createdAt updatedAt viewerPermissions viewerCanEdit viewerCanDelete viewerCanInvite viewerCanTransfer
  viewerCanMove organizationName organizationId`.split(/\s+/),
);

/** The viewer's projects, from numbered pages of the service. */
export const viewerProjects: ViewerResolvers['projects'] = (_, args, context, info) =>
  chosenProjects(args, context, info);

/** The same, limited to an office where one is given. */
export async function chosenProjects(
  args: ViewerProjectsArgs,
  context: GatewayContext,
  info: GraphQLResolveInfo,
  organizationId?: string,
) {
  const { search, phase, buildingType, state, updatedSince, orderBy } = args;
  if (state != null && !/^[A-Z]{2}$/.test(state)) throw refusedChoice(context, 'project.state.select');
  // Live services search for a part of the name; where `search` is supported it is used instead.
  const { isLive, generation } = context.rest.profile;
  const isBundled = generation === 'bundled';
  const filter: ProjectFilter = {
    name: search,
    ...(isLive ? {} : { search }),
    phase,
    building_type: buildingType,
    state,
    updated_since: updatedSince,
    organization_id: organizationId,
    with_totals: isBundled && selectsOnly(info, fieldsWithoutTotals) ? 'false' : undefined,
    sort: projectSort(orderBy),
  };
  let isPartial = false;
  const connection = await pagedConnection(
    async (page, asked) => {
      // Other services are asked for the page size of the specification.
      const size = isBundled ? asked : projectPageSize;
      const { projects, metadata, isPart } = await listed(context.rest, { page, size }, filter);
      isPartial ||= isPart;
      return { rows: projects, total: metadata.total };
    },
    args,
    listedId,
    (row): ProjectSource | Error => {
      if (row instanceof RestError) return row;
      // The live service ignores filters it does not know, so its rows must not be passed on as a filtered answer.
      if ((phase != null && row.phase !== phase) || (state != null && row.state !== state)) {
        throw notSupported('projects by phase or state');
      }
      if (buildingType != null && row.buildingType !== buildingType)
        throw notSupported('projects by type of building');
      return toProject(row, true);
    },
  );
  return { ...connection, isPartial };
}

/**
 * A page of the list. The older live service cannot list while a project has no tower, but reads single projects: then
 * the list is partial, the projects seen in this process, newest first. After a restart there are none.
 */
async function listed(
  rest: RestOperation,
  { page, size }: { page: number; size: number },
  filter: ProjectFilter,
) {
  try {
    return { ...(await readProjects(rest, page, filter, size)), isPart: false };
  } catch (error) {
    if (!isOfTowerless(rest, error) || page > 1) throw error;
    const read = await Promise.allSettled(seenProjects(rest).map((id) => openProject(rest, id)));
    const readable = read.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const words = searchWords(filter.name ?? '');
    const projects = readable.filter(({ name, city }) => {
      const text = foldText(`${name} ${city}`);
      return words.every((word) => text.includes(word));
    });
    return { projects, metadata: { total: projects.length }, isPart: true };
  }
}
