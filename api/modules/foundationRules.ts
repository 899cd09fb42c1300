import { isFoundationType } from '#domain/foundation/foundationType.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import type { UnitPath } from '../units/towerPath.ts';
import { findFoundationId } from './moduleRepository.ts';

/** @throws FieldError where an option has a foundation already. */
export async function assertNoFoundation(trx: Database, optionId: string): Promise<void> {
  if ((await findFoundationId(trx, optionId)) !== undefined) throw new FieldError({ type: 'foundation.one' });
}

/** @throws FieldError where a foundation names another tower than its path. */
export function assertOwnTower({ unitId }: Pick<UnitPath, 'unitId'>, named: string | undefined): void {
  if (named !== undefined && named.toLowerCase() !== unitId.toLowerCase())
    throw new FieldError({ unitId: 'foundation.unit' });
}

/** @throws FieldError where a structure would become a foundation, or a foundation a structure. */
export function assertSameFamily(present: string, wanted: string): void {
  if (isFoundationType(present) !== isFoundationType(wanted))
    throw new FieldError({ type: 'foundation.type' });
}

/** @throws FieldError for a foundation, which covers no floors and cannot be copied elsewhere. */
export function assertStructure(type: string): void {
  if (isFoundationType(type)) throw new FieldError({ floorIds: 'foundation.floors' });
}
