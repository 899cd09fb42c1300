import { mutations } from '../mutations.ts';
import { projectNode } from '../project/projectSource.ts';
import { inputNode } from '../relay/ids.ts';
import { adoptSharedPrices, patchPrices } from './priceApi.ts';

export const priceMutations = mutations({
  async setPrices(input, context) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const { prices, withdrawn } = input;
    await patchPrices(context.rest, projectId, withdrawn == null ? { prices } : { prices, withdrawn });
    return { project: () => projectNode(context, projectId) };
  },

  async adoptPrices(input, context) {
    const { projectId } = inputNode(input.projectId, 'Project', 'projectId');
    const prices = input.prices.map((price, index) => ({
      projectId: inputNode(price.projectId, 'Project', 'prices', String(index), 'projectId').projectId,
      key: price.key,
    }));
    await adoptSharedPrices(context.rest, projectId, prices);
    return { project: () => projectNode(context, projectId) };
  },
});
