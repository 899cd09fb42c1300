import {
  completeVersion,
  type ModulePath,
  modulePath,
  type VersionPath,
  versionPath,
  type VersionRow,
} from '../module/moduleApi.ts';
import { versionReply, versionsReply } from '../module/moduleWire.ts';
import type { RowQuery } from '../relay/pagedConnection.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, queryText } from '../rest/wire.ts';
import { wireFields } from '#domain/wireNames.ts';

/** Only the bundled service keeps versions. */
const bundledOnly = 'moduleVersions';

/** A numbered page of the versions in all projects of the caller, and their total number. */
export async function readOwnVersions(
  rest: RestOperation,
  page: { page: number; size: number },
  rows: RowQuery,
) {
  const query = queryText({ page: page.page, page_size: page.size, ...rows });
  const { versions, metadata } = await rest.get(`/v1/versions?${query}`, versionsReply, { bundledOnly });
  const filled = versions.map(({ path, version }) => ({
    path,
    row: completeVersion(version, path.moduleId, 1),
  }));
  return { rows: filled, total: metadata.total };
}

export async function createVersion(
  rest: RestOperation,
  path: ModulePath,
  body: object,
): Promise<VersionRow> {
  const { version } = await rest.send(
    'POST',
    `${modulePath(path)}/versions`,
    wireFields(body),
    versionReply,
    {
      bundledOnly,
    },
  );
  return completeVersion(version, path.moduleId, 1);
}

export async function updateVersion(
  rest: RestOperation,
  path: VersionPath,
  body: object,
  revision?: number | null,
): Promise<VersionRow> {
  const options = { bundledOnly, revision } as const;
  const { version } = await rest.send('PATCH', versionPath(path), wireFields(body), versionReply, options);
  return completeVersion(version, path.moduleId, 1);
}

export const deleteVersion = (rest: RestOperation, path: VersionPath) =>
  rest.send('DELETE', versionPath(path), undefined, anything, { bundledOnly });
