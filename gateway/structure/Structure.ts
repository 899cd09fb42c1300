import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { concreteQuantities } from '#domain/quantities.ts';
import { recordVolumes } from '#domain/structureRecord.ts';
import type { GatewayContext } from '../context.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { PageArguments } from '../relay/connection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { queryId } from '../relay/ids.ts';
import { pagedConnection } from '../relay/pagedConnection.ts';
import { isComplete } from '../totals/totalsOver.ts';
import { readStructure, readStructures, structurePageSize, type StructureRow } from './structureApi.ts';

/** A quick estimate of the graph; its quantities are those of its concrete alone, by the current factors. */
export const toStructure = ({ id, totals, ...record }: StructureRow) => ({
  ...record,
  __typename: 'Structure' as const,
  id: toGlobalId('Structure', id),
  databaseId: id,
  quantities: (): QuantitiesSource => ({
    totals: isComplete(totals) ? totals : concreteQuantities(recordVolumes(record)),
    area: () => record.areaConstruidaTotal,
  }),
});

/** The viewer's quick estimates. */
export const viewerStructures = (_: unknown, args: PageArguments, { rest }: GatewayContext) =>
  pagedConnection(
    (page) => readStructures(rest, page),
    structurePageSize,
    args,
    ({ id }) => id,
    toStructure,
  );

export const structureNode = async ({ rest }: GatewayContext, id: string) =>
  toStructure(await readStructure(rest, id));

/** By its raw or global id; what is somebody else's does not exist for the caller. */
export const structure: QueryResolvers['structure'] = (_, { structureId }, context) =>
  structureNode(context, queryId(context, structureId, 'Structure'));
