import type {
  MutationResolvers,
  SaveTakeoffInput,
  TakeoffModuleInput,
} from '../__generated__/resolverTypes.ts';
import { answer, inputPath, refusedInput, type ToInputPath } from '../errors/userErrors.ts';
import { toOption } from '../option/optionSource.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { saveTakeoffModules } from './takeoffApi.ts';

export const saveTakeoff: MutationResolvers['saveTakeoff'] = (_, { input }, { rest }) =>
  answer(async () => {
    const option = inputNode(input.optionId, 'Option', 'optionId');
    const moduleOf = (id: string, ...field: string[]) => {
      const { projectId, unitId, optionId, moduleId } = inputNode(id, 'Module', ...field);
      const isHere =
        projectId === option.projectId && unitId === option.unitId && optionId === option.optionId;
      if (!isHere) throw refusedInput('NOT_FOUND', 'general.id', field, { type: 'Module' });
      return moduleId;
    };
    const modules = input.modules.map((module, at) => ({
      ...(module.moduleId == null ? {} : { id: moduleOf(module.moduleId, 'modules', `${at}`, 'moduleId') }),
      ...moduleBody(module),
    }));
    const removed = (input.removedModules ?? []).map(({ moduleId, revision }, at) => ({
      id: moduleOf(moduleId, 'removedModules', `${at}`, 'moduleId'),
      ...(revision == null ? {} : { revision }),
    }));
    const body = { modules, ...(removed.length === 0 ? {} : { removed }) };
    return { option: toOption(option, await saveTakeoffModules(rest, option, body)) };
  }, takeoffPath(input));

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
function takeoffPath({ modules }: SaveTakeoffInput): ToInputPath {
  return (field) => {
    const [list = '', at = '', ...rest] = field.split('.');
    if (list === 'removed') return ['removedModules', at, ...(rest[0] === 'id' ? ['moduleId'] : rest)];
    if (list !== 'modules' || rest.length === 0) return inputPath(field);
    if (rest[0] === 'id') return [list, at, 'moduleId'];
    const inModule = rest[0] === 'data' ? rest.slice(1) : rest;
    return [list, at, ...structurePath(modules[Number(at)]?.structure)(inModule.join('.'))];
  };
}
