import type { MutationResolvers, TakeoffFoundationInput } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { foundationBody } from '../foundation/foundationBody.ts';
import { toOption } from '../option/optionSource.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import { saveTakeoffModules } from './takeoffApi.ts';
import { modulesBody, ownModule, takeoffPath } from './takeoffModules.ts';

export const saveTakeoff: MutationResolvers['saveTakeoff'] = (_, { input }, { rest }) =>
  answer(
    async () => {
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
      return { option: toOption(option, await saveTakeoffModules(rest, option, body)) };
    },
    takeoffPath(input.modules, input.foundation?.foundation),
  );

/** The foundation as one more module of the sheet, without an id: the service finds the one that the option has. */
const foundationModule = ({ foundation, revision }: TakeoffFoundationInput) => ({
  ...(revision == null ? {} : { revision }),
  ...foundationBody(foundation),
});
