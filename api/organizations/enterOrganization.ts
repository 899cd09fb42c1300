import { requireRole } from '../auth/access.ts';
import type { Database } from '../db/database.ts';
import { FieldError, found } from '../errors.ts';
import { isUuid } from '../http/ids.ts';
import { findHolder } from './holder.ts';
import { type OrganizationQuota, requireRoomForProject } from './organizationQuota.ts';
import { lockOrganization } from './organizationRepository.ts';

/** An office a project goes into, and the owner it gets there. */
export type Entered = { organizationId: string; userId: number };

/**
 * Locks an office that `userId` may add to until the transaction ends, before a project is created or moved there.
 * @throws FieldError on `organizationId` for an invalid id, and where the office is full; ApiError as requireRole.
 */
export async function enterOrganization(
  trx: Database,
  userId: number,
  organizationId: string,
  quota: OrganizationQuota,
): Promise<Entered> {
  if (!isUuid(organizationId)) throw new FieldError({ organizationId: 'general.select' });
  await requireRole(trx, userId, organizationId, 'editor');
  await lockOrganization(trx, organizationId);
  await requireRoomForProject(trx, organizationId, quota);
  const holder = found(await findHolder(trx, organizationId));
  return { organizationId, userId: holder.id };
}
