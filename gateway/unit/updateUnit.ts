import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { inputIds } from '../relay/ids.ts';
import { toUnit } from './unitSource.ts';
import * as api from './unitApi.ts';
import { type FloorGroupInput, floorGroupsBody } from './unitBody.ts';

type UpdateUnitInput = {
  unitId: string;
  name?: string | null;
  floorGroups?: FloorGroupInput[] | null;
  revision?: number | null;
};

export const updateUnit = (_: unknown, { input }: { input: UpdateUnitInput }, { rest }: GatewayContext) =>
  answer(async () => {
    const [projectId = '', unitId = ''] = inputIds(input.unitId, 'Unit', 'unitId');
    const body = {
      ...(input.name == null ? {} : { name: input.name }),
      ...(input.floorGroups == null ? {} : { data: { floor_groups: floorGroupsBody(input.floorGroups) } }),
    };
    const unit = await api.updateUnit(rest, api.unitPath(projectId, unitId), body, input.revision);
    return { unit: toUnit(projectId, unit) };
  });
