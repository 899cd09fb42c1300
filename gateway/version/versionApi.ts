import { type ModulePath, modulePath, fill, type VersionRow } from '../module/moduleApi.ts';
import { versionReply } from '../module/moduleWire.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything, segment } from '../rest/wire.ts';

/** Only the bundled service keeps versions. */
const bundledOnly = 'moduleVersions';

const versionPath = (path: ModulePath, versionId: string) =>
  `${modulePath(path)}/versions/${segment(versionId)}`;

export async function createVersion(
  rest: RestOperation,
  path: ModulePath,
  body: object,
): Promise<VersionRow> {
  const { version } = await rest.send('POST', `${modulePath(path)}/versions`, body, versionReply, {
    bundledOnly,
  });
  return fill(version, path.moduleId, 1);
}

export async function updateVersion(
  rest: RestOperation,
  path: ModulePath,
  versionId: string,
  body: object,
  revision?: number | null,
): Promise<VersionRow> {
  const options = { bundledOnly, revision } as const;
  const { version } = await rest.send('PATCH', versionPath(path, versionId), body, versionReply, options);
  return fill(version, path.moduleId, 1);
}

export const deleteVersion = (rest: RestOperation, path: ModulePath, versionId: string) =>
  rest.send('DELETE', versionPath(path, versionId), undefined, anything, { bundledOnly });
