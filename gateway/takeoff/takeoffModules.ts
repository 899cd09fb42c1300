import type { ProposedModuleInput, TakeoffModuleInput } from '../__generated__/resolverTypes.ts';
import { inputPath, refusedInput, type ToInputPath } from '../errors/userErrors.ts';
import { foundationPath } from '../foundation/foundationBody.ts';
import type { FoundationInput } from '../__generated__/resolverTypes.ts';
import type { OptionPath } from '../option/optionApi.ts';
import { inputNode, rawId } from '../relay/ids.ts';
import { structureBody, structurePath } from '../version/structureBody.ts';

type ModuleInput = TakeoffModuleInput | ProposedModuleInput;

/** The raw id of a module or the foundation of the option. @throws RefusedInput for another option's, at `field`. */
export function ownModule(
  option: OptionPath,
  type: 'Module' | 'Foundation',
  id: string,
  ...field: string[]
): string {
  const { projectId, unitId, optionId, moduleId } = inputNode(id, type, ...field);
  const isHere = projectId === option.projectId && unitId === option.unitId && optionId === option.optionId;
  if (!isHere) throw refusedInput('NOT_FOUND', 'general.id', field, { type: 'Module' });
  return moduleId;
}

/** Modules of a sheet as the service takes them. */
export const modulesBody = (option: OptionPath, modules: readonly ModuleInput[]) =>
  modules.map((module, at) => ({
    ...(module.moduleId == null
      ? {}
      : { id: ownModule(option, 'Module', module.moduleId, 'modules', `${at}`, 'moduleId') }),
    ...moduleBody(module, `${at}`),
  }));

function moduleBody({ name, floorIds, structure, ...rest }: ModuleInput, at: string) {
  // Null clears nothing here: a module is sent whole.
  const { type, data } = structureBody(structure, false);
  const revision = 'revision' in rest ? rest.revision : null;
  return {
    type,
    ...(name == null ? {} : { name }),
    ...(revision == null ? {} : { revision }),
    data: {
      floor_ids: floorIds.map((id, floor) => rawId(id, 'Floor', 'modules', at, 'floorIds', `${floor}`)),
      ...data,
    },
  };
}

/** `modules.2.concrete_slabs.volumes.0.fck` → ["modules", "2", "structure", "beamColumn", "concreteSlabs", …]. */
export function takeoffPath(modules: readonly ModuleInput[], foundation?: FoundationInput): ToInputPath {
  return (field) => {
    const [list = '', at = '', ...rest] = field.split('.');
    if (list === 'removed') return ['removedModules', at, ...(rest[0] === 'id' ? ['moduleId'] : rest)];
    if (list !== 'modules' || rest.length === 0) return inputPath(field);
    if (rest[0] === 'id') return [list, at, 'moduleId'];
    const inModule = rest[0] === 'data' ? rest.slice(1) : rest;
    if (foundation !== undefined && Number(at) === modules.length)
      return ['foundation', ...foundationPath(foundation)(inModule.join('.'))];
    return [list, at, ...structurePath(modules[Number(at)]?.structure)(inModule.join('.'))];
  };
}
