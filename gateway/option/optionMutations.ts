import type { GatewayContext } from '../context.ts';
import { mutations } from '../mutations.ts';
import { newEdge } from '../relay/connection.ts';
import { inputNode, copyBody } from '../relay/ids.ts';
import type { UnitPath } from '../unit/unitApi.ts';
import { unitNode } from '../unit/unitSource.ts';
import * as api from './optionApi.ts';
import type { OptionRow } from './optionApi.ts';
import { toOption } from './optionSource.ts';

export const optionMutations = mutations({
  async createOption(input, context) {
    const path = inputNode(input.unitId, 'Unit', 'unitId');
    const body = { name: input.name, isReference: input.isReference };
    return { ...made(path, await api.createOption(context.rest, path, body)), unit: unitOf(context, path) };
  },

  async updateOption(input, context) {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(input.isReference == null ? {} : { isReference: input.isReference }),
    };
    const row = await api.updateOption(context.rest, path, body, input.revision);
    return { option: toOption(path, row), unit: unitOf(context, path) };
  },

  async setPrecision(input, { rest }) {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    return { option: toOption(path, await api.setPrecision(rest, path, input.precision ?? null)) };
  },

  async deleteOption({ optionId }, context) {
    const path = inputNode(optionId, 'Option', 'optionId');
    await api.deleteOption(context.rest, path);
    return { deletedOptionId: optionId, unit: unitOf(context, path) };
  },

  async duplicateOption(input, { rest }) {
    const path = inputNode(input.optionId, 'Option', 'optionId');
    return made(path, await api.duplicateOption(rest, path, copyBody(input)));
  },
});

const unitOf = (context: GatewayContext, path: UnitPath) => () => unitNode(context, path);

function made(path: UnitPath, row: OptionRow) {
  const option = toOption(path, row);
  return { option, optionEdge: newEdge(option, option.optionId) };
}
