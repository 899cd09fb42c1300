import { toGlobalId } from '../relay/globalId.ts';
import type { ResolversOf } from '../resolverTypes.ts';
import { toStructureInputData } from '../version/structureWire.ts';
import { readProposal } from './takeoffApi.ts';
import type { OptionSource } from '../option/optionSource.ts';
import type { ProposedModuleRow, ProposalRow } from './takeoffWire.ts';

export const TakeoffProposal: ResolversOf<'TakeoffProposal'> = {
  databaseId: ({ row }) => row.id,
  async modules({ option }, _, { rest }) {
    // The proposal may have been discarded since the option was read.
    const rows = (await readProposal(rest, option))?.modules ?? [];
    return rows.map((row) => ({ option, row }));
  },
};

export const ProposedModule: ResolversOf<'ProposedModule'> = {
  moduleId({ option, row }) {
    const { projectId, unitId, optionId } = option;
    const isThere = option.row.modules.some((module) => !(module instanceof Error) && module.id === row.id);
    return row.id !== null && isThere ? toGlobalId('Module', projectId, unitId, optionId, row.id) : null;
  },
  technology: ({ row }) => row.type,
  floorIds: ({ option: { projectId, unitId }, row }) =>
    row.floorIds.map((id) => toGlobalId('Floor', projectId, unitId, id)),
  input: ({ row: { type, data } }) => toStructureInputData(type, data),
};

/** The proposal for an option; its modules are read where they are asked for. */
export type ProposalSource = { option: OptionSource; row: ProposalRow };

export type ProposedModuleSource = { option: OptionSource; row: ProposedModuleRow };
