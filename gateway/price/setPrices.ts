import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { inputNode } from '../relay/ids.ts';
import { adoptSharedPrices, patchPrices } from './priceApi.ts';

/** PATCH /v1/projects/{p}/prices. */
const setPrices: MutationResolvers['setPrices'] = (_, { input }, context) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const { prices, withdrawn } = input;
    await patchPrices(context.rest, projectId, withdrawn == null ? { prices } : { prices, withdrawn });
    return { project: () => projectNode(context, projectId) };
  });

/** POST /v1/projects/{p}/prices/shared. */
const adoptPrices: MutationResolvers['adoptPrices'] = (_, { input }, context) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const prices = input.prices.map((price, index) => ({
      projectId: inputNode(price.projectId, 'Project', 'prices', String(index), 'projectId').projectId,
      key: price.key,
    }));
    await adoptSharedPrices(context.rest, projectId, prices);
    return { project: () => projectNode(context, projectId) };
  });

export const priceMutations = { setPrices, adoptPrices };
