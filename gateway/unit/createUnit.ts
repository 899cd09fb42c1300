import type { GatewayContext } from '../context.ts';
import { answer } from '../errors/userErrors.ts';
import { newEdge } from '../relay/connection.ts';
import { inputIds } from '../relay/ids.ts';
import { toUnit } from './unitSource.ts';
import * as api from './unitApi.ts';
import { type FloorGroupInput, floorGroupsBody } from './unitBody.ts';

type CreateUnitInput = { projectId: string; name: string; floorGroups: FloorGroupInput[] };

export const createUnit = (_: unknown, { input }: { input: CreateUnitInput }, { rest }: GatewayContext) =>
  answer(async () => {
    const [projectId = ''] = inputIds(input.projectId, 'Project', 'projectId');
    const data = { floor_groups: floorGroupsBody(input.floorGroups) };
    const unit = toUnit(
      projectId,
      await api.createUnit(rest, projectId, { name: input.name, type: 'tower', data }),
    );
    return { unit, unitEdge: newEdge(unit, unit.unitId) };
  });
