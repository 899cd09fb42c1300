import type { Permission } from '#domain/people/permissions.ts';
import { encodeMessage, type MessageKey } from '#domain/texts/messages.ts';
import type { Database } from '../db/database.ts';
import { FieldError } from '../errors.ts';
import { listSentInvitations } from '../invitations/invitationRepository.ts';
import { listProjectsOfOrganization } from '../projects/projectRepository.ts';
import { insertColleague, listColleagues } from './organizationMemberRepository.ts';
import { lockOrganization } from './organizationRepository.ts';

/** The most projects and people of an office; the operator sets them for all offices. */
export type OrganizationQuota = { projects: number; members: number };

/** @throws FieldError on `organizationId` at the limit of projects. Call it with the office locked. */
export async function requireRoomForProject(
  db: Database,
  organizationId: string,
  { projects: max }: OrganizationQuota,
): Promise<void> {
  const { length } = await listProjectsOfOrganization(db, organizationId);
  refuseFull('organizationId', 'organization.projects.full', { count: length, max });
}

/** Locks the office. @throws FieldError on `email` where members and open invitations have reached its limit. */
export async function requireRoomForInvitation(
  db: Database,
  organizationId: string,
  { members: max }: OrganizationQuota,
): Promise<void> {
  await lockOrganization(db, organizationId);
  const members = await listColleagues(db, organizationId);
  const sent = await listSentInvitations(db, { organizationId });
  const count = members.length + sent.filter(({ status }) => status === 'pending').length;
  refuseFull('email', 'organization.invitations.full', { count, max });
}

type Membership = {
  organizationId: string;
  userId: number;
  permission: Permission;
  discipline: string | null;
};

/**
 * Makes somebody a member of a locked office; members stay as they are.
 * @throws FieldError on `field` where the office has reached its limit.
 */
export async function admitColleague(
  db: Database,
  row: Membership,
  { members: max }: OrganizationQuota,
  field: 'status' | 'callback' | 'token',
): Promise<void> {
  await lockOrganization(db, row.organizationId);
  const members = await listColleagues(db, row.organizationId);
  if (members.some(({ id }) => id === row.userId)) return;
  refuseFull(field, 'organization.members.full', { count: members.length, max });
  await insertColleague(db, row);
}

function refuseFull(field: string, key: MessageKey, { count, max }: { count: number; max: number }): void {
  if (count >= max) throw new FieldError({ [field]: encodeMessage(key, { max }) });
}
