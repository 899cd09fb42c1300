import type { GatewayContext } from '../context.ts';
import { type ModulePath, readModule, type VersionPath, type VersionRow } from '../module/moduleApi.ts';
import type { ModuleSource } from '../module/moduleSource.ts';
import type { ModuleRow } from '../module/moduleWire.ts';
import { badReply } from '../rest/restErrors.ts';
import { isComplete } from '../totals/totalsOver.ts';
import type { ViewerResolvers } from '../__generated__/resolverTypes.ts';
import { pagedConnection, rowQuery } from '../relay/pagedConnection.ts';
import { readOwnVersions } from './versionApi.ts';

/** What the list of modules includes of a valid version. */
type VersionFacts = Pick<VersionRow, 'id' | 'version' | 'name' | 'type' | 'isValid' | 'totals'>;

/** A version of a module; without `detail`, its other fields come with its module. */
export type VersionSource = { __typename: 'Version'; row: VersionFacts; detail?: VersionRow } & ModulePath;

const toSource = (path: ModulePath, row: VersionFacts): VersionSource => ({
  __typename: 'Version',
  projectId: path.projectId,
  unitId: path.unitId,
  optionId: path.optionId,
  moduleId: path.moduleId,
  row,
});

export const toVersion = (path: ModulePath, row: VersionRow): VersionSource => ({
  ...toSource(path, row),
  detail: row,
});

/** The valid version in the row of its module; undefined where the service's rows name none. */
function listedVersion(module: ModulePath & { row: ModuleRow }): VersionSource | undefined {
  const { row } = module;
  if (row.versionId == null || row.version == null || !isComplete(row.totals)) return undefined;
  const { versionId: id, versionName: name, version, type, totals } = row;
  return toSource(module, { id, name, version, type, totals, isValid: true });
}

/** A complete version: what a list's row leaves out is read with its module. */
export async function versionDetail(source: VersionSource, { rest }: GatewayContext): Promise<VersionRow> {
  if (source.detail !== undefined) return source.detail;
  const { versions } = await readModule(rest, source);
  const row = versions.find(({ id }) => id === source.row.id);
  if (row === undefined) throw badReply('The module has no such version');
  return row;
}

/** Reads one version, with its module, in every generation of the service. */
export async function versionNode(
  { rest }: GatewayContext,
  path: VersionPath,
): Promise<VersionSource | null> {
  const { versions } = await readModule(rest, path);
  const row = versions.find(({ id }) => id === path.versionId);
  return row === undefined ? null : toVersion(path, row);
}

/** The valid version: from the list's row where it is named, else read with the module. */
export async function currentVersion(
  context: GatewayContext,
  module: ModuleSource | ModulePath,
): Promise<VersionSource> {
  const listed = 'row' in module ? listedVersion(module) : undefined;
  if (listed !== undefined) return listed;
  const { versions } = await readModule(context.rest, module);
  const valid = versions.find(({ isValid }) => isValid) ?? versions[0];
  if (valid === undefined) throw badReply('The module has no version');
  return toVersion(module, valid);
}

/** The versions in all projects of the viewer, in numbered pages of the service. */
export const viewerVersions: ViewerResolvers['versions'] = (_, args, { rest }) =>
  pagedConnection(
    (page, size) => readOwnVersions(rest, { page, size }, rowQuery(args)),
    args,
    ({ row }) => row.id,
    ({ path, row }) => toVersion(path, row),
  );
