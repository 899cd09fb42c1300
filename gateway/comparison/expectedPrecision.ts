import { phasePrecision } from '#domain/comparison/answer/precision.ts';
import type { GatewayContext } from '../context.ts';
import { readProject } from '../project/projectApi.ts';
import type { Side } from './sides.ts';

/** The expected error of a side's quantities, 0.15 = ± 15 %: its option's own, else that of the project's phase. */
export async function expectedPrecision(
  context: GatewayContext,
  { option }: Pick<Side, 'option'>,
): Promise<number> {
  if (option.row.precision !== null) return option.row.precision;
  const { phase } = await readProject(context.rest, option.projectId);
  return phasePrecision[phase];
}
