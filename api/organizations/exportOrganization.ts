import { roleOfPermission } from '#domain/people/organization.ts';
import type { Database } from '../db/database.ts';
import { listSentInvitations } from '../invitations/invitationRepository.ts';
import { told, toOrganizationInvitation } from '../invitations/invitationWire.ts';
import { tablesOnWire } from '../users/exportAccount.ts';
import { listProjectTables } from '../users/exportedProjectRepository.ts';
import { listColleagues } from './organizationMemberRepository.ts';
import type { OrganizationRow } from './organizationRepository.ts';

/** An office whole: its people, its invitations and its projects, table by table. */
export async function exportOrganization(
  db: Database,
  { id, name, createdAt }: OrganizationRow,
): Promise<Record<string, unknown>> {
  const members = (await listColleagues(db, id)).map(({ permission, ...row }) => ({
    ...row,
    role: roleOfPermission(permission),
  }));
  const invitations = told(await listSentInvitations(db, { organizationId: id }), toOrganizationInvitation);
  return {
    exported_at: new Date().toISOString(),
    organization: { id, name, created_at: createdAt },
    ...tablesOnWire({ members, invitations }),
    projects: tablesOnWire(await listProjectTables(db, { organizationId: id })),
  };
}
