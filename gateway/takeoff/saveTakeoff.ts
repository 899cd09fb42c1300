import type {
  MutationResolvers,
  SaveTakeoffInput,
  TakeoffModuleInput,
} from '../__generated__/resolverTypes.ts';
import { answer, inputPath, refusedInput, type ToInputPath } from '../errors/userErrors.ts';
import { toOption } from '../option/optionSource.ts';
import { inputIds, rawId } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';
import { saveTakeoffModules } from './takeoffApi.ts';

export const saveTakeoff: MutationResolvers['saveTakeoff'] = (_, { input }, { rest }) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = ''] = inputIds(input.optionId, 'Option', 'optionId');
    const moduleOf = (id: string, ...path: string[]) => {
      const ids = inputIds(id, 'Module', ...path);
      const isHere = ids[0] === projectId && ids[1] === unitId && ids[2] === optionId;
      if (!isHere) throw refusedInput('NOT_FOUND', 'general.id', path, { type: 'Module' });
      return ids[3] ?? '';
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
    const option = await saveTakeoffModules(rest, { projectId, unitId, optionId }, body);
    return { option: toOption(projectId, unitId, option) };
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
