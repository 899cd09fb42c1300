import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { anything } from '../rest/wire.ts';
import { unitPath } from './unitApi.ts';

export const deleteUnit = (_: unknown, { input }: { input: { unitId: string } }, { rest }: GatewayContext) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    await rest.send('DELETE', unitPath(projectId, unitId), undefined, anything);
    return { deletedUnitId: input.unitId };
  });
