import { notKept } from '../rest/restErrors.ts';
import type { RestOperation } from '../rest/restOperation.ts';
import { floorsOf } from './tower.ts';
import { readUnit } from './unitApi.ts';
import type { UnitDetail } from './unitWire.ts';

/**
 * A unit just made, with its floors: read back where the answer leaves them out.
 *
 * @throws RestError UPSTREAM_BAD_REPLY when the tower stands without the floors that were sent.
 */
export async function madeUnit(
  rest: RestOperation,
  projectId: string,
  made: UnitDetail,
  floors: number,
): Promise<UnitDetail> {
  const unit = made.tower == null ? await readUnit(rest, { projectId, unitId: made.id }) : made;
  const kept = floorsOf(unit).length;
  if (kept !== floors) throw notKept(`The tower was made with ${kept} floors instead of ${floors}`);
  return unit;
}
