import type { TakeoffFoundationInput } from '../__generated__/resolverTypes.ts';
import { foundationBody } from '../foundation/foundationBody.ts';
import { mutations } from '../mutations.ts';
import { toOption } from '../option/optionSource.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import * as api from './takeoffApi.ts';
import { modulesBody, ownModule, takeoffPath } from './takeoffModules.ts';

export const takeoffMutations = mutations({
  saveTakeoff: {
    pathOf: ({ modules, foundation }) => takeoffPath(modules, foundation?.foundation),
    async act(input, { rest }) {
      const option = inputNode(input.optionId, 'Option', 'optionId');
      const modules = modulesBody(option, input.modules);
      const removed = (input.removedModules ?? []).map(({ moduleId, revision }, at) => {
        const type = fromGlobalId(moduleId)?.type === 'Foundation' ? 'Foundation' : 'Module';
        return {
          id: ownModule(option, type, moduleId, 'removedModules', `${at}`, 'moduleId'),
          ...(revision == null ? {} : { revision }),
        };
      });
      const body = {
        modules: input.foundation == null ? modules : [...modules, foundationModule(input.foundation)],
        ...(removed.length === 0 ? {} : { removed }),
        ...(input.proposalId == null ? {} : { proposal_id: input.proposalId }),
      };
      return { option: toOption(option, await api.saveTakeoffModules(rest, option, body)) };
    },
  },

  async keepUnfinishedSheet({ optionId, sheet = null, revision }, { rest }) {
    const option = inputNode(optionId, 'Option', 'optionId');
    return { option: toOption(option, await api.sendUnfinishedSheet(rest, option, sheet, revision)) };
  },

  proposeTakeoff: {
    pathOf: ({ modules }) => takeoffPath(modules),
    async act({ optionId, modules }, { rest }) {
      const option = inputNode(optionId, 'Option', 'optionId');
      const row = await api.sendProposal(rest, option, modulesBody(option, modules));
      return { option: toOption(option, row) };
    },
  },

  async discardProposal({ optionId, proposalId }, { rest }) {
    const option = inputNode(optionId, 'Option', 'optionId');
    return { option: toOption(option, await api.deleteProposal(rest, option, proposalId)) };
  },
});

/** The foundation as one more module of the sheet, without an id: the service finds the option's own. */
const foundationModule = ({ foundation, revision }: TakeoffFoundationInput) => ({
  ...(revision == null ? {} : { revision }),
  ...foundationBody(foundation),
});
