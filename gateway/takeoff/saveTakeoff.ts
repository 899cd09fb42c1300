import type {
  MutationResolvers,
  SaveTakeoffInput,
  TakeoffFoundationInput,
  TakeoffModuleInput,
} from '../__generated__/resolverTypes.ts';
import { answer, inputPath, refusedInput, type ToInputPath } from '../errors/userErrors.ts';
import { foundationBody, foundationPath } from '../foundation/foundationBody.ts';
import { type OptionPath, readOption } from '../option/optionApi.ts';
import { toOption } from '../option/optionSource.ts';
import { fromGlobalId } from '../relay/globalId.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { badReply } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { saveTakeoffModules } from './takeoffApi.ts';

export const saveTakeoff: MutationResolvers['saveTakeoff'] = (_, { input }, { rest }) =>
  answer(async () => {
    const option = inputNode(input.optionId, 'Option', 'optionId');
    const moduleOf = (type: 'Module' | 'Foundation', id: string, ...field: string[]) => {
      const { projectId, unitId, optionId, moduleId } = inputNode(id, type, ...field);
      const isHere =
        projectId === option.projectId && unitId === option.unitId && optionId === option.optionId;
      if (!isHere) throw refusedInput('NOT_FOUND', 'general.id', field, { type: 'Module' });
      return moduleId;
    };
    const modules = input.modules.map((module, at) => ({
      ...(module.moduleId == null
        ? {}
        : { id: moduleOf('Module', module.moduleId, 'modules', `${at}`, 'moduleId') }),
      ...moduleBody(module),
    }));
    const removed = (input.removedModules ?? []).map(({ moduleId, revision }, at) => ({
      id: moduleOf(
        fromGlobalId(moduleId)?.type === 'Foundation' ? 'Foundation' : 'Module',
        moduleId,
        'removedModules',
        `${at}`,
        'moduleId',
      ),
      ...(revision == null ? {} : { revision }),
    }));
    const foundation =
      input.foundation == null ? [] : [await foundationModule(rest, option, input.foundation)];
    const body = { modules: [...modules, ...foundation], ...(removed.length === 0 ? {} : { removed }) };
    return { option: toOption(option, await saveTakeoffModules(rest, option, body)) };
  }, takeoffPath(input));

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

function moduleBody({ name, revision, floorIds, structure }: TakeoffModuleInput) {
  // Null takes nothing away here: a module is sent whole.
  const { type, data } = structureBody(structure, false);
  return {
    type,
    ...(name == null ? {} : { name }),
    ...(revision == null ? {} : { revision }),
    data: { floor_ids: floorIds.map((id) => rawId(id, 'Floor')), ...data },
  };
}

/** `modules.2.concrete_slabs.volumes.0.fck` → ["modules", "2", "structure", "beamColumn", "concreteSlabs", …]. */
function takeoffPath({ modules, foundation }: SaveTakeoffInput): ToInputPath {
  return (field) => {
    const [list = '', at = '', ...rest] = field.split('.');
    if (list === 'removed') return ['removedModules', at, ...(rest[0] === 'id' ? ['moduleId'] : rest)];
    if (list !== 'modules' || rest.length === 0) return inputPath(field);
    if (rest[0] === 'id') return [list, at, 'moduleId'];
    const inModule = rest[0] === 'data' ? rest.slice(1) : rest;
    if (foundation != null && Number(at) === modules.length)
      return ['foundation', ...foundationPath(foundation.foundation)(inModule.join('.'))];
    return [list, at, ...structurePath(modules[Number(at)]?.structure)(inModule.join('.'))];
  };
}
