import { applyLosses } from '../quantities/quantitiesSource.ts';
import type { ResolversOf, Settled } from '../resolverTypes.ts';
import { optionNode } from '../option/optionSource.ts';
import { hasPermission, viewerMayEdit } from '../project/permissions.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { readFoundation } from './foundationApi.ts';
import { foundationNode, foundationVersions } from './foundationSource.ts';
import { foundationQuantitiesOf, versionQuantitiesOf } from './foundationTotals.ts';
import type { ResolversTypes } from '../__generated__/resolverTypes.ts';
import type { CastPart, FoundationPart, Raft } from '#domain/foundation/foundation.ts';
import { foundationOf, type PartKind, partIn } from '#domain/foundation/foundationParts.ts';
import { type FoundationType, isCastFoundation } from '#domain/foundation/foundationType.ts';
import type { SteelMass } from '#domain/structures/steel/steelMass.ts';
import { pascalCase } from '#domain/wireNames.ts';
import { readFoundationData } from './foundationData.ts';

export const Foundation: ResolversOf<'Foundation'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId }) =>
    toGlobalId('Foundation', projectId, unitId, optionId, moduleId),
  databaseId: ({ moduleId }) => moduleId,
  async input(foundation, _, { rest }) {
    const { module } = await readFoundation(rest, foundation);
    return toFoundationInputData(module.row.type, module.data);
  },
  quantities: (foundation, args, context) => applyLosses(foundationQuantitiesOf(foundation), args, context),
  versions: (foundation, _, context) => foundationVersions(context, foundation),
  option: (foundation, _, context) => foundation.option ?? optionNode(context, foundation),
};

export const FoundationVersion: ResolversOf<'FoundationVersion'> = {
  ...viewerMayEdit,
  id: ({ projectId, unitId, optionId, moduleId, row }) =>
    toGlobalId('FoundationVersion', projectId, unitId, optionId, moduleId, row.id),
  databaseId: ({ row }) => row.id,
  number: ({ row }) => row.version,
  input: ({ row }) => toFoundationInputData(row.type, row.data),
  quantities: versionQuantitiesOf,
  foundation: (version, _, context) => foundationNode(context, version),
  viewerCanDelete: ({ projectId, row }, _, context) =>
    !row.isValid && hasPermission(context, projectId, 'project:edit'),
};

type InputDataSource = Settled<ResolversTypes['FoundationInputData']>;

const withSteel = <Part extends { steel?: SteelMass[] }>(part: Part) => ({
  ...part,
  steel: (part.steel ?? []).map(({ assumed = false, ...row }) => ({ ...row, assumed })),
});
const partReaders: Readonly<Record<PartKind, (part: never) => object>> = {
  plate: withSteel<Raft>,
  mass: withSteel<FoundationPart>,
  cast: (part: CastPart) => ({
    ...withSteel(part),
    volumes: part.volumes.map(({ assumed = false, ...row }) => ({ ...row, assumed })),
  }),
};

/** The inputs, as the union member of their kind; null when the service does not send them. */
function toFoundationInputData(type: FoundationType, data: unknown): InputDataSource | null {
  const given = readFoundationData(type, data);
  if (given === undefined) return null;
  const __typename = isCastFoundation(type) ? 'CastFoundationData' : `${pascalCase(type)}Data`;
  const fck = 'fck' in given ? given.fck : undefined;
  const made = foundationOf(type, fck, ({ name, kind }) => {
    const part = partIn(type, given, name);
    return part === undefined ? null : partReaders[kind](part as never);
  });
  return { __typename, ...made } as unknown as InputDataSource;
}
