import {
  fill,
  type ModulePath,
  modulePath,
  type VersionPath,
  versionPath,
  type VersionRow,
} from '../module/moduleApi.ts';
import { versionReply } from '../module/moduleWire.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything } from '../rest/wire.ts';
import { wireFields } from '#domain/wireNames.ts';

/** Only the bundled service keeps versions. */
const bundledOnly = 'moduleVersions';

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
  return fill(version, path.moduleId, 1);
}

export async function updateVersion(
  rest: RestOperation,
  path: VersionPath,
  body: object,
  revision?: number | null,
): Promise<VersionRow> {
  const options = { bundledOnly, revision } as const;
  const { version } = await rest.send('PATCH', versionPath(path), wireFields(body), versionReply, options);
  return fill(version, path.moduleId, 1);
}

export const deleteVersion = (rest: RestOperation, path: VersionPath) =>
  rest.send('DELETE', versionPath(path), undefined, anything, { bundledOnly });
