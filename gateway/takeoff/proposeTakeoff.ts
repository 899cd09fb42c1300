import type { MutationResolvers } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { toOption } from '../option/optionSource.ts';
import { inputNode } from '../relay/ids.ts';
import { deleteProposal, sendProposal } from './takeoffApi.ts';
import { modulesBody, takeoffPath } from './takeoffModules.ts';

export const proposeTakeoff: MutationResolvers['proposeTakeoff'] = (_, { input }, { rest }) =>
  answer(async () => {
    const option = inputNode(input.optionId, 'Option', 'optionId');
    const row = await sendProposal(rest, option, modulesBody(option, input.modules));
    return { option: toOption(option, row) };
  }, takeoffPath(input.modules));

export const discardProposal: MutationResolvers['discardProposal'] = (_, { input }, { rest }) =>
  answer(async () => {
    const option = inputNode(input.optionId, 'Option', 'optionId');
    return { option: toOption(option, await deleteProposal(rest, option, input.proposalId)) };
  });
