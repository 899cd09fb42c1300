import { phasePrecision } from '#domain/comparison/answer/precision.ts';
import type { GatewayContext } from '../context.ts';
import { readProject } from '../project/projectApi.ts';
import type { Side } from './sides.ts';

/** Error expected of a side's quantities, 0.15 = ± 15 %: what its option says, else by the phase of the project. */
export async function expectedPrecision(
  context: GatewayContext,
  { option }: Pick<Side, 'option'>,
): Promise<number> {
  if (option.row.precision !== null) return option.row.precision;
  const { phase } = await readProject(context.rest, option.projectId);
  return phasePrecision[phase];
}
