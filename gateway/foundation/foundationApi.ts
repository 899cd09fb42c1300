import { isTechnologyName } from '#domain/structures/technology/technology.ts';
import {
  type ModulePath,
  modulePath,
  modulesPath,
  type VersionPath,
  versionPath,
} from '../module/moduleApi.ts';
import { refuseOtherKind } from '../module/otherKind.ts';
import type { OptionPath } from '../option/optionApi.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { anything } from '../rest/wire.ts';
import {
  type FoundationReply,
  foundationReply,
  type FoundationVersionRow,
  foundationVersionReply,
} from './foundationWire.ts';
import { wireFields } from '#domain/wireNames.ts';

/** The service keeps a foundation where it keeps modules. */
export type FoundationPath = ModulePath;

const bundledOnly = 'foundations';
const versionsOnly = 'moduleVersions';

/** A foundation by itself, with its versions, newest first, where the service keeps any. */
export const readFoundation = (rest: RestOperation, path: FoundationPath): Promise<FoundationReply> =>
  rest
    .get(modulePath(path), foundationReply, { bundledOnly })
    .catch((error: unknown) => refuseOtherKind(rest, modulePath(path), isTechnologyName, error));

export const createFoundation = (rest: RestOperation, option: OptionPath, body: object) =>
  rest.send('POST', modulesPath(option), body, foundationReply, { bundledOnly });

export const changeFoundation = (
  rest: RestOperation,
  path: FoundationPath,
  body: object,
  revision?: number | null,
) => rest.send('PATCH', modulePath(path), body, foundationReply, { bundledOnly, revision });

export const removeFoundation = (rest: RestOperation, path: FoundationPath) =>
  rest.send('DELETE', modulePath(path), undefined, anything, { bundledOnly });

export const addVersion = (rest: RestOperation, path: FoundationPath, body: object) =>
  rest.send('POST', `${modulePath(path)}/versions`, wireFields(body), foundationVersionReply, {
    bundledOnly: versionsOnly,
  });

export async function changeVersion(
  rest: RestOperation,
  path: VersionPath,
  body: object,
  revision?: number | null,
): Promise<FoundationVersionRow> {
  const options = { bundledOnly: versionsOnly, revision } as const;
  return (await rest.send('PATCH', versionPath(path), wireFields(body), foundationVersionReply, options))
    .version;
}

export const removeVersion = (rest: RestOperation, path: VersionPath) =>
  rest.send('DELETE', versionPath(path), undefined, anything, { bundledOnly: versionsOnly });
