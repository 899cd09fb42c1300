import type { QueryResolvers } from '../__generated__/resolverTypes.ts';
import { concreteQuantities } from '#domain/materials/quantities.ts';
import { estimateVolumes } from '#domain/project/estimate.ts';
import type { GatewayContext } from '../context.ts';
import type { QuantitiesSource } from '../quantities/quantitiesSource.ts';
import type { RowArguments } from '../relay/chosenConnection.ts';
import { toGlobalId } from '../relay/globalId.ts';
import { queryId } from '../relay/ids.ts';
import { pagedConnection, rowQuery } from '../relay/pagedConnection.ts';
import { isComplete } from '../totals/totalsOver.ts';
import { inEnglish } from './englishNames.ts';
import { readEstimate, readEstimates, type EstimateRow } from './estimateApi.ts';

/** A quick estimate; its quantities are those of its concrete alone, by the current factors. */
export const toEstimate = ({ id, totals, ...record }: EstimateRow) => ({
  ...record,
  ...inEnglish(record),
  __typename: 'Structure' as const,
  id: toGlobalId('Structure', id),
  databaseId: id,
  quantities: (): QuantitiesSource => ({
    totals: isComplete(totals) ? totals : concreteQuantities(estimateVolumes(record)),
    area: () => record.areaConstruidaTotal,
  }),
});

export const viewerEstimates = (_: unknown, args: RowArguments, { rest }: GatewayContext) =>
  pagedConnection(
    (page, size) => readEstimates(rest, { page, size }, rowQuery(args)),
    args,
    ({ id }) => id,
    toEstimate,
  );

export const estimateNode = async ({ rest }: GatewayContext, id: string) =>
  toEstimate(await readEstimate(rest, id));

/** By its raw or global id. Other people's estimates are not found. */
export const estimate: QueryResolvers['structure'] = (_, { structureId }, context) =>
  estimateNode(context, queryId(context, structureId, 'Structure'));
