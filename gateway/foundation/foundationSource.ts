import type { GatewayContext } from '../context.ts';
import type { VersionPath } from '../module/moduleApi.ts';
import type { OptionPath } from '../option/optionApi.ts';
import type { OptionSource } from '../option/optionSource.ts';
import { badReply } from '../rest/restErrors.ts';
import { type FoundationPath, readFoundation } from './foundationApi.ts';
import type { FoundationRow, FoundationVersionRow } from './foundationWire.ts';

/** The foundation of an option. */
export type FoundationSource = {
  __typename: 'Foundation';
  row: FoundationRow;
  /** The option, where it was read along and need not be read again. */
  option?: OptionSource;
} & FoundationPath;

/** A saved set of quantities of a foundation. */
export type FoundationVersionSource = {
  __typename: 'FoundationVersion';
  row: FoundationVersionRow;
} & FoundationPath;

export const toFoundation = (option: OptionPath, row: FoundationRow): FoundationSource => ({
  __typename: 'Foundation',
  projectId: option.projectId,
  unitId: option.unitId,
  optionId: option.optionId,
  moduleId: row.id,
  row,
});

export const toFoundationVersion = (
  { projectId, unitId, optionId, moduleId }: FoundationPath,
  row: FoundationVersionRow,
): FoundationVersionSource => ({
  __typename: 'FoundationVersion',
  projectId,
  unitId,
  optionId,
  moduleId,
  row,
});

/** The foundation of an option; null while it has none. @throws UPSTREAM_BAD_REPLY where it cannot be read. */
export function foundationOf(option: OptionSource): FoundationSource | null {
  const { foundation } = option.row;
  if (foundation === undefined) throw badReply("The foundation of an option can't be read");
  return foundation === null ? null : { ...toFoundation(option, foundation), option };
}

/** Reads one foundation. */
export async function foundationNode(
  { rest }: GatewayContext,
  path: FoundationPath,
): Promise<FoundationSource> {
  return toFoundation(path, (await readFoundation(rest, path)).module.row);
}

/** The versions of a foundation, newest first; none on a service that keeps no versions. */
export async function foundationVersions(
  { rest }: GatewayContext,
  path: FoundationPath,
): Promise<FoundationVersionSource[]> {
  const { versions } = await readFoundation(rest, path);
  return (versions ?? []).map((row) => toFoundationVersion(path, row));
}

/** Reads one version of a foundation; null when there is no such version. */
export async function foundationVersionNode(
  context: GatewayContext,
  path: VersionPath,
): Promise<FoundationVersionSource | null> {
  const versions = await foundationVersions(context, path);
  return versions.find(({ row }) => row.id === path.versionId) ?? null;
}
