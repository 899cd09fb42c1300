import { type OrganizationMemberChange, permissionOfRole } from '#domain/people/organization.ts';
import type { CurrentUser } from '../auth/currentUser.ts';
import type { ApiContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { ApiError, found } from '../errors.ts';
import { withMails } from '../mail/accountMails.ts';
import { endUnseenTokens } from '../tokens/apiTokenRepository.ts';
import { passInvitations, passToHolder } from './holder.ts';
import {
  type Colleague,
  deleteColleague,
  listColleagues,
  updateColleague,
} from './organizationMemberRepository.ts';
import { lockOrganization } from './organizationRepository.ts';
import { mailColleague } from './mailColleague.ts';

type Place = { organizationId: string; userId: number };

/**
 * Changes a member's role or discipline, and tells them of a new role. @throws ApiError 404; 409 without an owner left.
 */
export async function changeColleague(
  context: ApiContext,
  user: CurrentUser,
  { organizationId, userId }: Place,
  { role, discipline }: OrganizationMemberChange,
): Promise<Colleague> {
  return withMails(context, async (inside) => {
    const { db: trx } = inside;
    await lockOrganization(trx, organizationId);
    const permission = role && permissionOfRole[role];
    const { isLastOwner, colleague: before } = await findColleague(trx, organizationId, userId);
    if (isLastOwner && permission !== undefined && permission !== 'project:owner') throw lastOwnerStays();
    const change = { permission, discipline: discipline === '' ? null : discipline };
    if (Object.values(change).some((given) => given !== undefined))
      await updateColleague(trx, organizationId, userId, change);
    await passToHolder(trx, user, organizationId);
    if (permission !== undefined && permission !== before.permission)
      await mailColleague(inside, user, { organizationId, userId, role: permission });
    return (await findColleague(trx, organizationId, userId)).colleague;
  });
}

/**
 * Removes somebody from an office, and so from its projects, except those they were invited to personally; they are
 * told unless they leave themselves.
 * @throws as changeColleague.
 */
export async function removeColleague(
  context: ApiContext,
  user: CurrentUser,
  { organizationId, userId }: Place,
): Promise<void> {
  await withMails(context, async (inside) => {
    const { db: trx } = inside;
    await lockOrganization(trx, organizationId);
    const { isLastOwner } = await findColleague(trx, organizationId, userId);
    if (isLastOwner) throw lastOwnerStays();
    await deleteColleague(trx, organizationId, userId);
    await passToHolder(trx, user, organizationId);
    await passInvitations(trx, organizationId, userId);
    await endUnseenTokens(trx, { userId });
    await mailColleague(inside, user, { organizationId, userId, kind: 'organization-removal' });
  });
}

async function findColleague(db: Database, organizationId: string, userId: number) {
  const all = await listColleagues(db, organizationId);
  const colleague = found(all.find(({ id }) => id === userId));
  const owners = all.filter(({ permission }) => permission === 'project:owner');
  return { colleague, isLastOwner: owners.length === 1 && owners[0]?.id === userId };
}

const lastOwnerStays = () => new ApiError(409, 'CONFLICT', 'last_owner_stays');
