import type { MutationResolvers, TakeoffFoundationInput } from '../__generated__/resolverTypes.ts';
import { answer } from '../errors/userErrors.ts';
import { foundationBody } from '../foundation/foundationBody.ts';
import { type OptionPath, readOption } from '../option/optionApi.ts';
import { toOption } from '../option/optionSource.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { inputNode } from '../relay/ids.ts';
import { badReply } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
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
      const foundation =
        input.foundation == null ? [] : [await foundationModule(rest, option, input.foundation)];
      const body = {
        modules: [...modules, ...foundation],
        ...(removed.length === 0 ? {} : { removed }),
        ...(input.proposalId == null ? {} : { proposal_id: input.proposalId }),
      };
      return { option: toOption(option, await saveTakeoffModules(rest, option, body)) };
    },
    takeoffPath(input.modules, input.foundation?.foundation),
  );

/** The foundation as one more module of the sheet: the one the option has, or a new one. */
async function foundationModule(
  rest: RestOperation,
  option: OptionPath,
  { foundation, revision }: TakeoffFoundationInput,
) {
  const stored = (await readOption(rest, option)).foundation;
  if (stored === undefined)
    throw badReply("The foundation of an option can't be read: a second one would be made");
  return {
    ...(stored === null ? {} : { id: stored.id }),
    ...(revision == null ? {} : { revision }),
    ...foundationBody(foundation),
  };
}
