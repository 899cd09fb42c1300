import type { ViewerResolvers } from '../__generated__/resolverTypes.ts';
import { pagedConnection } from '../relay/pagedConnection.ts';
import { rowQuery } from '../relay/rowQuery.ts';
import { readOwnVersions, versionPageSize } from './versionApi.ts';
import { toVersion } from './versionSource.ts';

/** The versions in all projects of the viewer, in numbered pages of the service. */
export const viewerVersions: ViewerResolvers['versions'] = (_, args, { rest }) =>
  pagedConnection(
    (page, size) => readOwnVersions(rest, { page, size }, rowQuery(args)),
    versionPageSize,
    args,
    ({ row }) => row.id,
    ({ path, row }) => toVersion(path, row),
  );
