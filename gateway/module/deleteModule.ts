import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { optionNode } from '../option/optionSource.ts';
import { inputIds } from '../relay/ids.ts';
import { anything } from '../rest/wire.ts';
import { modulePath } from './moduleApi.ts';

export const deleteModule = (
  _: unknown,
  { input }: { input: { moduleId: string } },
  context: GatewayContext,
) =>
  answer(async () => {
    const [projectId = '', unitId = '', optionId = '', moduleId = ''] = inputIds(
      input.moduleId,
      'Module',
      'moduleId',
    );
    await context.rest.send(
      'DELETE',
      modulePath({ projectId, unitId, optionId, moduleId }),
      undefined,
      anything,
    );
    return {
      deletedModuleId: input.moduleId,
      option: () => optionNode(context, projectId, unitId, optionId),
    };
  });
