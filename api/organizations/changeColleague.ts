import { type OrganizationMemberChange, permissionOfRole } from '#domain/people/organization.ts';
import type { Database } from '../db/database.ts';
import { withTransaction } from '../db/transaction.ts';
import { ApiError, notFound } from '../errors.ts';
import { endUnseenTokens } from '../tokens/apiTokenRepository.ts';
import { settleHolder } from './holder.ts';
import {
  type Colleague,
  deleteColleague,
  listColleagues,
  updateColleague,
} from './organizationMemberRepository.ts';
import { lockOrganization } from './organizationRepository.ts';

/** Changes role or discipline of a member. @throws ApiError 404; 409 where no owner would be left. */
export async function changeColleague(
  db: Database,
  organizationId: string,
  userId: number,
  { role, discipline }: OrganizationMemberChange,
): Promise<Colleague> {
  return withTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const permission = role && permissionOfRole[role];
    const { isLastOwner } = await findColleague(trx, organizationId, userId);
    if (isLastOwner && permission !== undefined && permission !== 'project:owner') throw lastOwnerStays();
    const change = { permission, discipline: discipline === '' ? null : discipline };
    if (Object.values(change).some((given) => given !== undefined))
      await updateColleague(trx, organizationId, userId, change);
    await settleHolder(trx, organizationId);
    return (await findColleague(trx, organizationId, userId)).colleague;
  });
}

/**
 * Takes somebody out of an office and so out of its projects, but for those they were invited to by themselves.
 *
 * @throws as changeColleague.
 */
export async function removeColleague(db: Database, organizationId: string, userId: number): Promise<void> {
  await withTransaction(db, async (trx) => {
    await lockOrganization(trx, organizationId);
    const { isLastOwner } = await findColleague(trx, organizationId, userId);
    if (isLastOwner) throw lastOwnerStays();
    await deleteColleague(trx, organizationId, userId);
    await settleHolder(trx, organizationId);
    await endUnseenTokens(trx, { userId });
  });
}

async function findColleague(db: Database, organizationId: string, userId: number) {
  const all = await listColleagues(db, organizationId);
  const colleague = all.find(({ id }) => id === userId);
  if (colleague === undefined) throw notFound();
  const owners = all.filter(({ permission }) => permission === 'project:owner');
  return { colleague, isLastOwner: owners.length === 1 && owners[0]?.id === userId };
}

const lastOwnerStays = () => new ApiError(409, 'CONFLICT', 'last_owner_stays');
