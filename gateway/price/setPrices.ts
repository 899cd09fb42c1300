import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { projectNode } from '../project/projectSource.ts';
import { inputNode } from '../relay/ids.ts';
import { patchPrices } from './priceApi.ts';

/** PATCH /v1/projects/{p}/prices. */
export const setPrices: MutationResolvers['setPrices'] = (_, { input }, context) =>
  answer(async () => {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const { prices, withdrawn } = input;
    await patchPrices(context.rest, projectId, withdrawn == null ? { prices } : { prices, withdrawn });
    return { project: () => projectNode(context, projectId) };
  });
